import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { TOAST_MS, type ToastMessage, takeToasts } from '../platform/toast-queue.ts';
import { ToastCard } from './toast-card.tsx';

function show({ id, kind, text, action }: ToastMessage) {
  toast.custom(
    (toastId) => (
      <ToastCard action={action} kind={kind} onClose={() => toast.dismiss(toastId)} text={text} />
    ),
    // ERR-27, ERR-30: hovering pauses the timer.
    { id, duration: TOAST_MS },
  );
}

/** ERR-28 to ERR-30: at the top end, each closable. */
export default function ToastList() {
  useEffect(() => takeToasts(show), []);
  return (
    // Sonner would move focus back to where it came from whenever it leaves the messages: Tab could never get past them.
    // Its handler is the only one below here that hears of focus.
    <div className="contents" onFocusCapture={(event) => event.stopPropagation()}>
      <Toaster
        containerAriaLabel="Messages"
        expand
        gap={8}
        mobileOffset={12}
        offset={20}
        position="top-right"
        style={{ fontFamily: 'inherit' }}
        toastOptions={{ className: 'w-full' }}
        visibleToasts={4}
      />
    </div>
  );
}
