import { Link } from 'react-router';
import { cx } from '../../ui/cx.ts';
import type { StyleOption } from './room-index.ts';

export interface StyleFilterProps {
  readonly options: readonly StyleOption[];
  readonly chosen: string | null;
  readonly hrefOf: (style: string | null) => string;
}

/** One style or all; a row to swipe if it is too long. */
export function StyleFilter({ options, chosen, hrefOf }: StyleFilterProps) {
  if (options.length < 2 && chosen === null) return null;
  return (
    <nav aria-label="Styles">
      <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        <Chip isChosen={chosen === null} label="All styles" to={hrefOf(null)} />
        {options.map(({ id, label }) => (
          <Chip isChosen={id === chosen} key={id} label={label} to={hrefOf(id)} />
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  readonly label: string;
  readonly to: string;
  readonly isChosen: boolean;
}

function Chip({ label, to, isChosen }: ChipProps) {
  return (
    <li className="shrink-0">
      <Link
        aria-current={isChosen ? 'true' : undefined}
        className={cx(
          'flex min-h-11 items-center rounded-full border px-4 text-14 transition-colors md:min-h-9',
          isChosen ? 'border-ink bg-ink text-paper' : 'border-line bg-surface hover:border-edge',
        )}
        preventScrollReset
        to={to}
      >
        {label}
      </Link>
    </li>
  );
}
