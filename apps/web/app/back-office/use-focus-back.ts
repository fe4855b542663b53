import { useEffect, useState } from 'react';
import { isFocusLost } from './use-focus-when-saved.ts';

/** For a form that opens in the page: when it goes away with the focus in it, its opener gets the focus back. */
export function useFocusBack(): void {
  // As it is drawn for the first time: later one of its own fields may have the focus.
  const [opener] = useState(() =>
    typeof document === 'undefined' ? null : document.activeElement,
  );
  useEffect(
    () => () => {
      if (isFocusLost() && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
