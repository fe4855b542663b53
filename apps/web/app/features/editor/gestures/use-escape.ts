import { useEffect, useRef } from 'react';

/** While something is under way, Escape ends that and nothing else. */
export function useEscape(isUnderWay: boolean, cancel: () => void): void {
  const latest = useRef(cancel);
  latest.current = cancel;
  useEffect(() => {
    if (!isUnderWay) return;
    const down = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      // Neither the shortcut that selects nothing nor a field hears of it.
      event.stopImmediatePropagation();
      latest.current();
    };
    addEventListener('keydown', down, { capture: true });
    return () => removeEventListener('keydown', down, { capture: true });
  }, [isUnderWay]);
}
