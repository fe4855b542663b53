import { Button } from 'react-aria-components/Button';
import { cx } from '../../ui/cx.ts';

export interface Swatch {
  readonly label: string;
  readonly color: string;
}

export interface SwatchesProps {
  readonly label: string;
  readonly swatches: readonly Swatch[];
  readonly value: string;
  readonly onChange: (color: string) => void;
  /** Any other color can be picked, too. */
  readonly isOpen?: boolean;
}

export function Swatches({ label, swatches, value, onChange, isOpen = true }: SwatchesProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-[550] text-14">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {swatches.map((swatch) => (
          <Button
            aria-label={swatch.label}
            aria-pressed={value === swatch.color}
            className={cx(
              'size-9 rounded-full border border-edge ring-offset-2 ring-offset-paper',
              value === swatch.color && 'ring-2 ring-accent',
            )}
            key={swatch.color}
            onPress={() => onChange(swatch.color)}
            style={{ backgroundColor: swatch.color }}
          />
        ))}
        {isOpen && (
          <label className="relative size-9 overflow-hidden rounded-full border border-edge border-dashed">
            <span className="reader-only">{label}: another color</span>
            <input
              className="absolute -inset-2 size-14 cursor-pointer"
              onChange={(event) => onChange(event.target.value)}
              type="color"
              value={value}
            />
          </label>
        )}
      </div>
    </fieldset>
  );
}
