import { Suspense, useEffect, useState } from 'react';
import { late } from '../platform/late.ts';
import { onFirstToast } from '../platform/toast-queue.ts';
import { useFirstInteraction } from './use-first-interaction.ts';

const load = () => import('./toast-list.tsx');
const ToastList = late(load);

/**
 * Where toasts appear, once per page. Its code loads on the first interaction, because a lost connection
 * is exactly when a toast is needed.
 */
export function Toaster() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  useFirstInteraction(() => void load().catch(() => {}));
  return isWanted ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}
