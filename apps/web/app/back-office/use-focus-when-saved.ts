import { type RefObject, useEffect, useRef } from 'react';

/**
 * Buttons that save or undo go away, or are disabled, once there is nothing left to save, and the focus is lost with
 * them. It then goes to the element of the ref, which needs a tabIndex of -1.
 */
export function useFocusWhenSaved(isDirty: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const wasDirty = useRef(isDirty);
  useEffect(() => {
    const isSaved = wasDirty.current && !isDirty;
    wasDirty.current = isDirty;
    if (isSaved && isFocusLost()) ref.current?.focus({ preventScroll: true });
  }, [isDirty]);
  return ref;
}

/** Browsers take the focus off a disabled control only a moment later. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}
