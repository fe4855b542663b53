import { useEffect } from 'react';

/** What somebody does first on a page, whichever way. */
const FIRST_SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls once, at the first sign of a person on the page: time to bring what may be needed soon. */
export function useFirstSign(prepare: () => void): void {
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
