import { TOAST_MS } from '@wevisu/domain/spec-words.ts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export type ToastKind = 'success' | 'warning' | 'error' | 'info';

const LOOKS: Record<ToastKind, { readonly icon: IconName; readonly className: string }> = {
  success: { icon: 'success', className: 'text-success' },
  warning: { icon: 'alert', className: 'text-warning' },
  error: { icon: 'error', className: 'text-danger' },
  info: { icon: 'info', className: 'text-accent-text' },
};

export interface ToastCardProps {
  readonly kind: ToastKind;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Errors and warnings interrupt a screen reader, the others wait for a pause. */
export function ToastCard({ kind, children, onClose }: ToastCardProps) {
  const { icon, className } = LOOKS[kind];
  const isUrgent = kind === 'error' || kind === 'warning';
  return (
    <div
      className="flex w-full items-start gap-3 rounded-card border border-line bg-surface py-1 ps-4 pe-1 text-ink shadow-soft"
      data-kind={kind}
      role={isUrgent ? 'alert' : 'status'}
    >
      <span className={cx('py-3', className)}>
        <Icon name={icon} />
      </span>
      <p className="min-w-0 flex-1 py-2.5 text-14 leading-6 break-words">{children}</p>
      <IconButton icon="x" label="Close message" onPress={onClose} />
    </div>
  );
}

/**
 * Shows a message at the top end of the page as plain text (U-13). The same message again, or one
 * of the same `id`, takes the place of the one that is shown.
 */
export function showToast(kind: ToastKind, text: string, id: string = `${kind}:${text}`): void {
  toast.custom(
    (toastId) => (
      <ToastCard kind={kind} onClose={() => toast.dismiss(toastId)}>
        {text}
      </ToastCard>
    ),
    // ERR-27, ERR-30: hovering holds the time.
    { id, duration: TOAST_MS },
  );
}

const neverChanges = () => () => {};

/** The place where toasts appear; once per page. */
export function Toaster() {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isInBrowser ? (
    <SonnerToaster
      containerAriaLabel="Messages"
      expand
      gap={8}
      mobileOffset={12}
      offset={20}
      position="top-right"
      toastOptions={{ className: 'w-full' }}
      visibleToasts={4}
    />
  ) : null;
}
