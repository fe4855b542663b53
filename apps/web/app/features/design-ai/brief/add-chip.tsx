import type { Brief } from '@wevisu/layout/brief/brief.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { EditedChip } from './chip-dialog.tsx';
import { offersFor } from './chip-values.ts';

export interface AddChipProps {
  readonly brief: Brief;
  readonly onAdd: (chip: EditedChip) => void;
}

/** Adds what nobody wrote. */
export default function AddChip({ brief, onAdd }: AddChipProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1 text-14">
      <span className="pe-1 text-muted">Add</span>
      {offersFor(brief).map(({ field, label, value }) => (
        <button
          className="inline-flex min-h-9 items-center gap-1 rounded-full px-2.5 text-accent-text hover:bg-accent-tint max-md:min-h-11"
          key={field}
          onClick={() => onAdd({ field, label, value, shown: null })}
          type="button"
        >
          <Icon name="plus" size={14} />
          {label}
        </button>
      ))}
    </div>
  );
}
