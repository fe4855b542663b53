import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeKind = 'neutral' | 'accent' | 'offer' | 'success' | 'warning' | 'danger';

const KINDS: Record<BadgeKind, string> = {
  neutral: 'bg-sunken text-ink',
  accent: 'bg-accent-tint text-accent-text',
  offer: 'bg-clay-tint text-clay-text',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
};

/** A word or two about a state. The words carry the meaning; the color only helps. */
export function Badge({
  kind = 'neutral',
  children,
}: {
  readonly kind?: BadgeKind;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 text-12 font-[550]',
        KINDS[kind],
      )}
    >
      {children}
    </span>
  );
}

/** A count on an icon, such as the quantity in a cart; hidden for 0. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="figures absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-12 font-[600] leading-none text-on-accent"
    >
      {count > 999 ? '999+' : count}
    </span>
  );
}
