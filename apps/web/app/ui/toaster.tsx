import { Suspense, useEffect, useState } from 'react';
import { late } from '../platform/late.ts';
import { onFirstToast } from '../platform/toast-queue.ts';
import { useFirstSign } from './use-first-sign.ts';

const load = () => import('./toast-list.tsx');
const ToastList = late(load);

/**
 * The place where toasts appear, once per page. Its code comes at the first sign of a person: when there is
 * no connection is just when there is something to tell.
 */
export function Toaster() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  useFirstSign(() => void load().catch(() => {}));
  return isWanted ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}
