import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

const LOOKS: Record<
  NoticeKind,
  { readonly icon: IconName; readonly box: string; readonly mark: string }
> = {
  info: { icon: 'info', box: 'bg-accent-tint', mark: 'text-accent-text' },
  success: { icon: 'success', box: 'bg-success-tint', mark: 'text-success' },
  warning: { icon: 'alert', box: 'bg-warning-tint', mark: 'text-warning' },
  danger: { icon: 'error', box: 'bg-danger-tint', mark: 'text-danger' },
};

export interface NoticeProps {
  readonly kind?: NoticeKind;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Interrupts a screen reader when it appears: a refusal, an expired hold. */
  readonly isUrgent?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A persistent message next to what it is about. */
export function Notice(props: NoticeProps) {
  const { kind = 'info', title, children, action, isUrgent = false, className, ref } = props;
  const { icon, box, mark } = LOOKS[kind];
  return (
    <div
      className={cx('flex items-start gap-3 rounded-card px-4 py-3.5 text-14', box, className)}
      ref={ref}
      role={isUrgent ? 'alert' : undefined}
      tabIndex={isUrgent ? -1 : undefined}
    >
      <span className={cx('pt-px', mark)}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-[560] text-ink">{title}</p>}
        {children && <div className={cx('text-ink', title && 'mt-1')}>{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}
