import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ShownChip } from './understand.ts';

export interface ChipListProps {
  readonly chips: readonly ShownChip[];
  readonly onEdit: (chip: ShownChip) => void;
  readonly onDrop: (chip: ShownChip) => void;
}

/** What was understood: each chip can be corrected or taken away. */
export function ChipList({ chips, onEdit, onDrop }: ChipListProps) {
  return (
    <ul aria-label="What we understood" className="flex flex-wrap gap-2">
      {chips.map((chip) => {
        const { field, at, label, value, span } = chip;
        return (
          <li
            className={cx(
              'flex max-w-full motion-safe:animate-[rise-in_var(--calm)_var(--ease-out)] items-stretch overflow-hidden rounded-full border text-14',
              span === null ? 'border-accent-text bg-accent-tint' : 'border-line bg-surface',
            )}
            key={`${field}-${at}-${chip.shown}`}
          >
            <button
              className="min-h-9 min-w-0 break-words ps-3.5 pe-1.5 text-start hover:text-accent-text max-md:min-h-11"
              onClick={() => onEdit(chip)}
              type="button"
            >
              <span className="reader-only">Correct </span>
              <span className="text-muted">{label}</span>{' '}
              <span className="font-[550]">{value}</span>
            </button>
            <button
              aria-label={`Take away ${label} ${value}`}
              className="grid w-8 shrink-0 place-items-center pe-1 text-muted hover:bg-sunken hover:text-ink max-md:w-10"
              onClick={() => onDrop(chip)}
              type="button"
            >
              <Icon name="x" size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
