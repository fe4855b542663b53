import { Suspense, useState } from 'react';
import { late } from '../../../platform/late.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { useDialogReady } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import type { EditedChip } from './chip-dialog.tsx';
import { ChipList } from './chip-list.tsx';
import { type Choice, choose } from './choices.ts';
import type { ShownChip, Understood } from './understand.ts';

const ChipDialog = late(() => import('./chip-dialog.tsx'));
const AddChip = late(() => import('./add-chip.tsx'));

export interface ChipSectionProps {
  readonly understood: Understood;
  readonly choices: readonly Choice[];
  readonly onChoices: (choices: readonly Choice[]) => void;
}

/** What was understood of a brief, what was not, and what contradicts itself. */
export function ChipSection({ understood, choices, onChoices }: ChipSectionProps) {
  const { brief, chips } = understood;
  const [edited, setEdited] = useState<EditedChip | null>(null);
  useDialogReady();
  const missed = brief.notUnderstood.map(({ start, end }) => brief.text.slice(start, end));
  const news = useSettled(
    [
      `${chips.length} things understood.`,
      ...(missed.length ? [`Not understood: ${missed.join(', ')}.`] : []),
      ...brief.contradictions.map(({ words }) => `${words}.`),
    ].join(' '),
  );

  const drop = ({ field, shown }: ShownChip) =>
    onChoices(choose(choices, { field, shown, value: null }));

  return (
    <div className="grid gap-4">
      <LiveRegion>{news}</LiveRegion>
      {chips.length > 0 && (
        <ChipList
          chips={chips}
          onDrop={drop}
          onEdit={({ field, label, shown }) =>
            setEdited({ field, label, shown, value: JSON.parse(shown) })
          }
        />
      )}
      {brief.contradictions.map(({ words }) => (
        <p className="flex items-start gap-2 text-14 text-danger" key={words}>
          <Icon name="error" size={18} />
          <span>{words}. Take one of them away.</span>
        </p>
      ))}
      {missed.length > 0 && (
        <p className="flex items-start gap-2 text-14 text-warning">
          <Icon name="help" size={18} />
          <span>
            Not understood:{' '}
            {missed.map((words, n) => (
              <span key={`${words}-${n}`}>
                {n > 0 && ', '}“{words}”
              </span>
            ))}
            . Say it in other words, or add it below.
          </span>
        </p>
      )}
      <Suspense>
        <AddChip brief={brief} onAdd={setEdited} />
        {edited && (
          <ChipDialog
            chip={edited}
            onClose={() => setEdited(null)}
            onSet={(value) => {
              const { field, shown } = edited;
              onChoices(choose(choices, { field, shown, value }));
              setEdited(null);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
