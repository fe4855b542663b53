import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface ScrollBoxProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A wide table in a box that scrolls sideways, by keyboard too. It is positioned: texts for screen readers alone would
 * else widen the page.
 */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    <section
      aria-label={label}
      className={cx('relative overflow-x-auto', className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes focus for the arrow keys
      tabIndex={0}
    >
      {children}
    </section>
  );
}
