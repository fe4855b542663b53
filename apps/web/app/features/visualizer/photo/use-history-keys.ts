import { useEffect } from 'react';
import { useOpenPhoto } from './photo-context.ts';

/** Ctrl or Cmd with Z, with Shift or Y for the way forth; in a field they belong to the field. */
export function useHistoryKeys(): void {
  const { store } = useOpenPhoto();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement &&
        target.matches('input:not([type="range"]):not([type="checkbox"]), textarea, select');
      if (isTyping || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      const { undo, redo } = store.getState();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [store]);
}
