import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { TextField } from '../../ui/text-field.tsx';

export interface SplitFieldProps {
  /** All that is held, in cents. */
  readonly held: number;
  readonly value: string;
  /** In cents; null if it is no amount, or more than is held. */
  readonly amount: number | null;
  readonly isChecked: boolean;
  readonly onChange: (text: string) => void;
}

/** How much of what is held staff give the pro. */
export function SplitField({ held, value, amount, isChecked, onChange }: SplitFieldProps) {
  const most = formatUsd(cents(held));
  return (
    <TextField
      {...(isChecked && amount === null
        ? { error: `Enter an amount of ${most} at most.` }
        : {
            hint: `Of ${most} that we hold. ${formatUsd(cents(held - (amount ?? 0)))} goes back to the homeowner's card.`,
          })}
      className="mb-4"
      inputMode="decimal"
      label="To the pro, dollars"
      onChange={onChange}
      value={value}
    />
  );
}
