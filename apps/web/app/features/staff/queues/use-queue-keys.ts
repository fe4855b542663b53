import { useLayoutEffect, useRef } from 'react';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Single letters as commands, except while somebody types, in a dialog, or with a modifier held. */
export function useQueueKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;

  // With the case on the screen, not a moment later: people press the next key at once.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, [role="dialog"]')) {
        return;
      }
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
