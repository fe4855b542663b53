import { useState } from 'react';
import { TextField } from './text-field.tsx';

export interface TurnFieldProps {
  readonly tenthsDeg: number;
  readonly isDisabled: boolean;
  readonly onChange: (tenthsDeg: number) => void;
}

/** An angle in degrees, committed on Enter or blur. */
export function TurnField({ tenthsDeg, isDisabled, onChange }: TurnFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function finish() {
    const degrees = Number(typed?.replace('°', '').trim());
    if (typed !== null && typed.trim() !== '' && Number.isFinite(degrees)) {
      onChange(Math.round(degrees * 10));
    }
    setTyped(null);
  }
  return (
    <TextField
      inputMode="decimal"
      isDisabled={isDisabled}
      label="Rotation"
      onBlur={finish}
      onChange={setTyped}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
      value={typed ?? `${tenthsDeg / 10}°`}
    />
  );
}
