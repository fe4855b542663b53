import { type FinishId, getFinish } from '@wevisu/scene/finishes.ts';
import { Button } from 'react-aria-components/Button';
import { cx } from '../../../../ui/cx.ts';

export interface FinishSwatchesProps {
  readonly label: string;
  readonly finishes: readonly FinishId[];
  readonly value: string;
  readonly onChange: (finish: FinishId) => void;
}

/** Finishes by color, with the name of the chosen one beside the label. */
export function FinishSwatches({ label, finishes, value, onChange }: FinishSwatchesProps) {
  const chosen = finishes.find((id) => id === value);
  return (
    <fieldset>
      <legend className="mb-2 text-14">
        <span className="font-[550]">{label}</span>{' '}
        <span className="text-muted">{chosen ? getFinish(chosen).label : ''}</span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {[...new Set(finishes)].map((id) => {
          const { color, accent, label: name } = getFinish(id);
          return (
            <Button
              aria-label={name}
              aria-pressed={id === value}
              className={cx(
                'size-8 rounded-full border border-edge ring-offset-2 ring-offset-paper',
                id === value && 'ring-2 ring-accent',
              )}
              key={id}
              onPress={() => onChange(id)}
              style={{
                background: accent
                  ? `linear-gradient(135deg, ${color} 55%, ${accent} 145%)`
                  : color,
              }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
