import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import type { FieldBase } from './field.tsx';
import { describedBy, FieldNotes } from './field-notes.tsx';
import { FIELD, LABEL } from './field-style.ts';
import { useTypedBefore } from './typed-before.ts';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldBase {
  readonly options: readonly RadioOption[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean;
  /** 'list' stacks the options, 'chips' are small boxes in a row (sizes, finishes). */
  readonly look?: 'list' | 'chips';
}

/** Native radio buttons: one tab stop, arrow keys move and select. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, className, options, value, onChange, isDisabled, look } = props;
  const isRow = look === 'chips';
  const id = useId();
  const around = useTypedBefore(onChange);
  return (
    <div
      aria-describedby={describedBy(id, { hint, error })}
      aria-invalid={error ? true : undefined}
      aria-labelledby={id}
      className={cx(FIELD, className)}
      data-invalid={error ? true : undefined}
      role="radiogroup"
    >
      <span className={LABEL} id={id}>
        {label}
      </span>
      <div className={isRow ? 'flex flex-wrap gap-2' : 'flex flex-col gap-2'} ref={around}>
        {options.map((option) => {
          const isOff = Boolean(isDisabled || option.isDisabled);
          const isSelected = option.value === value;
          return (
            <label
              className={cx(
                'relative flex min-h-11 cursor-pointer items-start gap-3 rounded-control border px-3 py-2.5',
                'border-line bg-surface text-16 leading-snug transition-colors hover:border-edge',
                'selected:border-accent-text selected:shadow-[inset_0_0_0_1px_var(--accent-text)]',
                'off:cursor-not-allowed off:bg-sunken off:text-muted off:line-through',
                isRow && 'text-14',
              )}
              data-disabled={isOff || undefined}
              data-selected={isSelected || undefined}
              key={option.value}
            >
              {/* Covers the whole box, so that presses and the focus outline are on the input itself. */}
              <input
                checked={isSelected}
                className="absolute inset-0 cursor-[inherit] appearance-none rounded-[inherit]"
                disabled={isOff}
                name={id}
                onChange={() => onChange(option.value)}
                type="radio"
                value={option.value}
              />
              {!isRow && (
                <span
                  className={cx(
                    'mt-px size-5 shrink-0 rounded-full border bg-surface transition-[border-width]',
                    isSelected ? 'border-[6px] border-accent' : 'border-edge',
                  )}
                />
              )}
              <span className="flex flex-1 flex-col gap-0.5">
                <span>{option.label}</span>
                {option.note && <span className="text-14 text-muted">{option.note}</span>}
              </span>
            </label>
          );
        })}
      </div>
      <FieldNotes error={error} hint={hint} id={id} />
    </div>
  );
}
