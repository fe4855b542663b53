import { useEffect } from 'react';
import { useOpenPhoto } from './state/photo-context.ts';

/** Text fields, color inputs and dialogs keep the keys to themselves. */
const KEEPING =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [role="dialog"], [role="alertdialog"]';

/** Ctrl or Command with Z to undo; with Shift, or Y, to redo. */
export function useHistoryKeys(): void {
  const { store } = useOpenPhoto();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target } = event;
      const isElsewhere = target instanceof HTMLElement && target.closest(KEEPING) !== null;
      if (isElsewhere || !(event.ctrlKey || event.metaKey)) return;
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
