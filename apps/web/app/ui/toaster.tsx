import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toast-queue.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** The place where toasts appear, once per page; its code is loaded with the first message. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return isWanted ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}
