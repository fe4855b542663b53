import { formatFeetInches, parseLength } from '@wevisu/scene/units/feet-inches.ts';
import { useEffect, useRef, useState } from 'react';
import { TextField } from './text-field.tsx';

export interface LengthFieldProps {
  readonly label: string;
  /** Tenths of a millimeter. */
  readonly value: number;
  readonly onChange?: (tenths: number) => void;
  /** In place of onChange: returns why the length cannot be set, which the field then says. */
  readonly onTry?: (tenths: number) => string | undefined;
  readonly min?: number;
  readonly max?: number;
  readonly isDisabled?: boolean;
  /** Takes the focus with its text selected. */
  readonly isFocused?: boolean;
  /** After Enter, when the length is set. */
  readonly onEnter?: (() => void) | undefined;
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
  const { isFocused = false, onEnter, onTry } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  /** Why the typed length was refused. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const error = typed === null ? undefined : (problemOf(typed, min, max) ?? refusal ?? undefined);
  useEffect(() => {
    if (isFocused) input.current?.select();
  }, [isFocused]);

  function put(text: string | null): void {
    setTyped(text);
    setRefusal(null);
  }

  /** Whether the field says what is set. */
  function finish(): boolean {
    if (typed === null) return true;
    if (error) return false;
    const tenths = parseLength(typed);
    // The display is rounded to 1/16 in: committing it unchanged must not change the value.
    const isNew = tenths !== null && typed !== formatFeetInches(value);
    if (isNew) onChange?.(tenths);
    const problem = isNew ? onTry?.(tenths) : undefined;
    if (problem) setRefusal(problem);
    else put(null);
    return !problem;
  }

  return (
    <TextField
      error={error}
      inputRef={input}
      isDisabled={isDisabled}
      label={label}
      onBlur={() => (error ? put(null) : finish())}
      onChange={put}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && finish() && onEnter) {
          // What takes the focus next must not be pressed by the same key.
          event.preventDefault();
          onEnter();
        }
        if (event.key === 'Escape') put(null);
      }}
      value={typed ?? formatFeetInches(value)}
    />
  );
}
