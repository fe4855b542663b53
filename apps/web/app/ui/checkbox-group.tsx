import { formatCount } from '@wevisu/domain/format-count.ts';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { LABEL } from './field-style.ts';

export interface CountedOption {
  readonly value: string;
  readonly label: string;
  /** Number of results with this option. */
  readonly count?: number;
  /** Shown before the label: a color, a small picture. */
  readonly mark?: ReactNode;
}

export interface CheckboxGroupProps {
  readonly label: string;
  readonly options: readonly CountedOption[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** Longer lists show this many at first; selected options are always shown. */
  readonly shownAtFirst?: number;
  readonly isLabelHidden?: boolean;
}

export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, options, value, onChange, shownAtFirst = 6, isLabelHidden } = props;
  const [isOpen, setOpen] = useState(false);
  const shown = options.filter(
    (option, index) => isOpen || index < shownAtFirst || value.includes(option.value),
  );
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className={isLabelHidden ? 'reader-only' : `${LABEL} pb-2`}>{label}</legend>
      {shown.map((option) => (
        <Checkbox
          isDisabled={option.count === 0 && !value.includes(option.value)}
          isSelected={value.includes(option.value)}
          key={option.value}
          onChange={(isOn) =>
            onChange(
              isOn ? [...value, option.value] : value.filter((other) => other !== option.value),
            )
          }
          value={option.value}
        >
          <span className="flex items-start justify-between gap-3 text-14 leading-6">
            <span className="flex min-w-0 items-center gap-2 break-words">
              {option.mark}
              {option.label}
            </span>
            {option.count !== undefined && (
              <span className="figures text-12 text-muted leading-6">
                {formatCount(option.count)}
              </span>
            )}
          </span>
        </Checkbox>
      ))}
      {options.length > shownAtFirst && (
        <Button
          aria-expanded={isOpen}
          className="-mx-3 mt-1 self-start"
          kind="quiet"
          onPress={() => setOpen(!isOpen)}
          size="small"
        >
          {isOpen ? 'Show fewer' : `Show all ${options.length}`}
        </Button>
      )}
    </fieldset>
  );
}
