import { useEffect } from 'react';

/** The first interaction with a page, by any input. */
const FIRST_SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls back once, on the first interaction: time to load what may be needed soon. */
export function useFirstInteraction(prepare: () => void): void {
  useEffect(() => {
    const stop = new AbortController();
    function hear() {
      stop.abort();
      prepare();
    }
    for (const sign of FIRST_SIGNS) {
      document.addEventListener(sign, hear, { signal: stop.signal, passive: true });
    }
    return () => stop.abort();
  }, []);
}
