import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { untilLoaded } from '../../../platform/late.ts';
import type { Choice } from './choices.ts';
import type { Understood } from './understand.ts';

type Understand = (text: string, choices: readonly Choice[]) => Understood;

const load = () => untilLoaded(() => import('./understand.ts'));

/** What a brief says, kept up to date while it is written; null until the reader has loaded. */
export function useUnderstood(text: string, choices: readonly Choice[]): Understood | null {
  const [understand, setUnderstand] = useState<Understand | null>(null);
  useEffect(() => {
    let isGone = false;
    void load().then((loaded) => {
      if (!isGone) setUnderstand(() => loaded.understand);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const settled = useDeferredValue(text);
  return useMemo(() => understand?.(settled, choices) ?? null, [understand, settled, choices]);
}
