import type { LookFormField } from '@wevisu/contract/listing-looks.ts';
import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { boundsText, readNumber, shownNumber } from './look-values.ts';

/** A measure or a count of a look, in the unit of people. What can't be drawn says so and changes nothing. */
export function KindNumber(props: {
  readonly field: LookFormField;
  readonly value: number;
  readonly problem: string | undefined;
  readonly onChange: (value: number) => void;
}) {
  const { field, value, problem, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const unit = field.unit === 'in' ? 'inches' : field.unit;
  return (
    <TextField
      autoComplete="off"
      className="figures"
      error={error ?? problem}
      inputMode={field.is_whole ? 'numeric' : 'decimal'}
      label={unit === '' ? field.label : `${field.label}, ${unit}`}
      maxLength={8}
      name={field.path}
      onBlur={() => {
        setTyped(null);
        setError(undefined);
      }}
      onChange={(text) => {
        setTyped(text);
        const next = readNumber(field, text);
        setError(next === null ? boundsText(field) : undefined);
        if (next !== null && next !== value) onChange(next);
      }}
      value={typed ?? shownNumber(field, value)}
    />
  );
}
