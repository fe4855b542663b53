import { useEffect } from 'react';

/** Ctrl+K, or Cmd+K on a Mac. */
export function usePaletteKeys(onOpen: () => void): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onOpen();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  });
}
