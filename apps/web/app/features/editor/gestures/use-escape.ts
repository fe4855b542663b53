import { useEffect, useRef } from 'react';

/** While active, Escape ends this and nothing else. */
export function useEscape(isUnderWay: boolean, cancel: () => void): void {
  const latest = useRef(cancel);
  latest.current = cancel;
  useEffect(() => {
    if (!isUnderWay) return;
    const down = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      // Keeps the event from the shortcut that clears the selection and from fields.
      event.stopImmediatePropagation();
      latest.current();
    };
    addEventListener('keydown', down, { capture: true });
    return () => removeEventListener('keydown', down, { capture: true });
  }, [isUnderWay]);
}
