import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from '../../ui/cx.ts';
import type { AccountSection } from './account-sections.ts';

export interface AccountNavProps {
  readonly sections: readonly AccountSection[];
  readonly current: string;
}

/** Links, so that each section has a URL: a column on wide screens, a scrolling row on phones. */
export function AccountNav({ sections, current }: AccountNavProps) {
  const rowRef = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = rowRef.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    // Only the row scrolls, never the page.
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label="Account" className="min-w-0">
      <ul
        className="relative -mx-4 flex gap-1 overflow-x-auto px-4 pb-2 [scrollbar-width:none] lg:mx-0 lg:flex-col lg:px-0"
        ref={rowRef}
      >
        {sections.map(({ id, label, to }) => {
          const isCurrent = id === current;
          return (
            <li className="shrink-0" key={id}>
              <Link
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'block rounded-control px-3.5 py-2.5 text-16 transition-colors',
                  isCurrent ? 'bg-accent-tint text-accent-text' : 'text-muted hover:text-ink',
                )}
                preventScrollReset
                to={to}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
