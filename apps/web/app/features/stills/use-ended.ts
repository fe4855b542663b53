import type { ProjectStill } from '@wevisu/contract/stills.ts';
import { useEffect, useRef } from 'react';
import { endedSince } from './still-text.ts';

/** Calls back for each still that has ended since the last poll. */
export function useEnded(
  stills: readonly ProjectStill[] | undefined,
  onEnd: (still: ProjectStill) => void,
): void {
  const before = useRef(stills);
  const tell = useRef(onEnd);
  tell.current = onEnd;
  useEffect(() => {
    const ended = endedSince(before.current ?? [], stills ?? []);
    before.current = stills;
    for (const still of ended) tell.current(still);
  }, [stills]);
}
