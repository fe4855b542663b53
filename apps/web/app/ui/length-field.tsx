import { formatFeetInches, parseLength } from '@wevisu/scene/units/feet-inches.ts';
import { useState } from 'react';
import { TextField } from './text-field.tsx';

export interface LengthFieldProps {
  readonly label: string;
  /** Tenths of a millimeter. */
  readonly value: number;
  readonly onChange: (tenths: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly isDisabled?: boolean;
}

function problemOf(typed: string, min: number, max: number): string | undefined {
  const tenths = parseLength(typed);
  if (tenths === null) return `Enter a length, such as 12' 6 1/2".`;
  if (tenths < min) return `At least ${formatFeetInches(min)}.`;
  return tenths > max ? `At most ${formatFeetInches(max)}.` : undefined;
}

/** A length as people write it: 12' 6 1/2", 150 in, 3.8 m. Committed on Enter or blur. */
export function LengthField(props: LengthFieldProps) {
  const { label, value, onChange, min = -5_000_000, max = 5_000_000, isDisabled = false } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const error = typed === null ? undefined : problemOf(typed, min, max);

  function finish() {
    if (typed === null || error) return;
    const tenths = parseLength(typed);
    // The display is rounded to 1/16 in: committing it unchanged must not change the value.
    if (tenths !== null && typed !== formatFeetInches(value)) onChange(tenths);
    setTyped(null);
  }

  return (
    <TextField
      error={error}
      isDisabled={isDisabled}
      label={label}
      onBlur={() => (error ? setTyped(null) : finish())}
      onChange={setTyped}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
        if (event.key === 'Escape') setTyped(null);
      }}
      value={typed ?? formatFeetInches(value)}
    />
  );
}
