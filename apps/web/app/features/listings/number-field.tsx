import { decimalText } from '@wevisu/domain/numeric-text.ts';
import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';

export interface NumberFieldProps {
  readonly label: string;
  /** In the unit that is kept; null if there is none. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** So many of what is kept make one of what is typed. */
  readonly scale?: number;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly className?: string;
}

/** A whole number, or a decimal one of which whole units are kept: cents, grams, tenths of a millimeter. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, scale = 1, error, hint, className } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value === null ? '' : textOf(value, scale);
  return (
    <TextField
      autoComplete="off"
      className={`figures ${className ?? ''}`}
      error={error}
      hint={hint}
      inputMode={scale === 1 ? 'numeric' : 'decimal'}
      label={label}
      maxLength={12}
      onBlur={() => setTyped(null)}
      onChange={(text) => {
        const clean = scale === 1 ? text.replace(/\D/g, '') : decimalText(text);
        setTyped(clean);
        // What is only shown rounded does not change by being touched.
        if (clean === shown) return;
        const number = Number(clean);
        onChange(clean === '' || !Number.isFinite(number) ? null : Math.round(number * scale));
      }}
      value={typed ?? shown}
    />
  );
}

const CENTS = 100;

/** At most two decimal places; of dollars always both. */
function textOf(value: number, scale: number): string {
  return scale === CENTS
    ? (value / scale).toFixed(2)
    : String(Math.round((value / scale) * 100) / 100);
}
