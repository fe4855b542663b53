import type { ToastAction, ToastKind } from '../platform/toast-queue.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

const LOOKS: Record<ToastKind, { readonly icon: IconName; readonly className: string }> = {
  success: { icon: 'success', className: 'text-success' },
  warning: { icon: 'alert', className: 'text-warning' },
  error: { icon: 'error', className: 'text-danger' },
  info: { icon: 'info', className: 'text-accent-text' },
};

export interface ToastCardProps {
  readonly kind: ToastKind;
  readonly text: string;
  readonly onClose: () => void;
  readonly action?: ToastAction | undefined;
}

/** Errors and warnings interrupt a screen reader; others wait for a pause. */
export function ToastCard({ kind, text, onClose, action }: ToastCardProps) {
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
      <p className="min-w-0 flex-1 break-words py-2.5 text-14 leading-6">{text}</p>
      {action && (
        <Button
          className="my-1 self-start"
          kind="quiet"
          onPress={() => {
            onClose();
            action.onPress();
          }}
          size="small"
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="x" label="Close message" onPress={onClose} />
    </div>
  );
}
