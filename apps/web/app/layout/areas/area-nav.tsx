import { formatCount } from '@wevisu/domain/format-count.ts';
import { Fragment } from 'react';
import { NavLink } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Area, AreaEntry } from './area.ts';

/** The pages of an area, with how much waits on each. */
export function AreaNav({ area }: { readonly area: Area }) {
  return (
    <nav aria-label={area.name} className="sticky top-17 flex flex-col gap-0.5">
      <Entry entry={{ to: area.home, label: 'Start', icon: 'elevation', about: '' }} isStart />
      {area.entries.map((entry, place) => (
        <Fragment key={entry.to}>
          {entry.section !== undefined && entry.section !== area.entries[place - 1]?.section && (
            <p className="px-2.5 pt-4 pb-1 text-12 text-muted">{entry.section}</p>
          )}
          <Entry entry={entry} />
        </Fragment>
      ))}
      {area.app && <area.app.Install />}
    </nav>
  );
}

const useNothing = () => 0;

function Entry({
  entry,
  isStart = false,
}: {
  readonly entry: AreaEntry;
  readonly isStart?: boolean;
}) {
  const { to, label, icon, useCount = useNothing } = entry;
  const count = useCount();
  return (
    <NavLink
      className={({ isActive }) =>
        cx(
          'flex min-h-9 items-center gap-2.5 rounded-control px-2.5 max-lg:min-h-11',
          isActive ? 'bg-accent-tint font-[550] text-accent-text' : 'text-ink hover:bg-sunken',
        )
      }
      end={isStart}
      to={to}
    >
      <Icon name={icon} size={18} />
      {label}
      {count > 0 && (
        <span className="figures ms-auto text-12 text-muted">
          {formatCount(count)}
          <span className="reader-only"> waiting</span>
        </span>
      )}
    </NavLink>
  );
}
