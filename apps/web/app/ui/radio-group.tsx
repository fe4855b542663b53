import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  type RadioGroupProps as AriaProps,
  RadioGroup as AriaRadioGroup,
  Radio,
} from 'react-aria-components/RadioGroup';
import { cx } from './cx.ts';
import { type FieldBase, FieldNotes } from './field.tsx';
import { FIELD, LABEL } from './field-style.ts';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps
  extends Omit<AriaProps, 'className' | 'children' | 'style' | 'isInvalid'>,
    FieldBase {
  readonly options: readonly RadioOption[];
  /** 'list' is one under the other, 'chips' are small boxes in a row (sizes, finishes). */
  readonly look?: 'list' | 'chips';
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, className, options, look = 'list', ...rest } = props;
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...rest}
      className={cx(FIELD, className)}
      isInvalid={Boolean(error)}
    >
      <Label className={LABEL}>{label}</Label>
      <div className={look === 'chips' ? 'flex flex-wrap gap-2' : 'flex flex-col gap-2'}>
        {options.map((option) => (
          <Radio
            className={cx(
              'group flex min-h-11 cursor-pointer items-start gap-3 rounded-control border px-3 py-2.5',
              'border-line bg-surface text-16 leading-snug transition-colors hover:border-edge',
              'selected:border-accent-text selected:shadow-[inset_0_0_0_1px_var(--accent-text)]',
              'off:cursor-not-allowed off:bg-sunken off:text-muted off:line-through',
              look === 'chips' && 'text-14',
            )}
            isDisabled={option.isDisabled ?? false}
            key={option.value}
            value={option.value}
          >
            {look === 'list' && (
              <span className="mt-px size-5 shrink-0 rounded-full border border-edge bg-surface transition-[border-width] group-data-[selected]:border-[6px] group-data-[selected]:border-accent" />
            )}
            <span className="flex flex-1 flex-col gap-0.5">
              <span>{option.label}</span>
              {option.note && <span className="text-14 text-muted">{option.note}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldNotes error={error} hint={hint} />
    </AriaRadioGroup>
  );
}
