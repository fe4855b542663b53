import { useState } from 'react';

export interface KeptInput<T> {
  readonly value: T;
  /** The version that the input is based on. */
  readonly version: number | null;
  /** Something was typed, and the record has another version by now. */
  readonly isBehind: boolean;
  change(value: T): void;
  /** Shows what is saved. */
  drop(): void;
}

/** What was typed stays while the record behind it changes; an untouched form follows the record. */
export function useKeptInput<T>(saved: T, version: number | null): KeptInput<T> {
  const [typed, setTyped] = useState<{ value: T; version: number | null } | null>(null);
  const base = typed === null ? version : typed.version;
  return {
    value: typed === null ? saved : typed.value,
    version: base,
    isBehind: base !== version,
    change: (value) => setTyped({ value, version: base }),
    drop: () => setTyped(null),
  };
}
