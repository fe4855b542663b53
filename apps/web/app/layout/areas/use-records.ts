import { useQuery } from '@tanstack/react-query';
import type { Role } from '@wevisu/contract/call.ts';
import type { FoundRecord } from '@wevisu/contract/palette.ts';
import { useEffect, useState } from 'react';

/** As the call asks for. */
const MIN_LETTERS = 2;
/** Debounce: the pause between two keys while typing. */
const PAUSE_MS = 200;

export interface Records {
  readonly found: readonly FoundRecord[];
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
}

/** Records of the area that the typed words find, once typing pauses. Never those of other words. */
export function useRecords(role: Role, typed: string): Records {
  const words = typed.trim();
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);

  const isWanted = settled.length >= MIN_LETTERS;
  const { data, isError } = useQuery({
    queryKey: ['palette', role, settled],
    queryFn: async () => (await import('./palette-calls.ts')).fetchRecords(role, settled),
    enabled: isWanted,
    retry: false,
  });
  if (words.length < MIN_LETTERS) return { found: [], state: 'idle' };
  if (words !== settled) return { found: [], state: 'searching' };
  if (isError) return { found: [], state: 'failed' };
  return data ? { found: data, state: 'found' } : { found: [], state: 'searching' };
}
