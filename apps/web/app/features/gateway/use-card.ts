import { useMemo, useRef, useState } from 'react';
import type { CardHandle, CardInput, CardState } from './seam/card-fields.ts';

const NOTHING_YET: CardState = { isReady: false, isEmpty: true };

/**
 * A card that is typed into `<CardEntry card={card} />` and leaves as a token: `if (card.check()) send(await
 * card.requestToken())`. Its number, expiry and code are never here, and never on our server. The submit button is
 * disabled until `card.isReady`. A whole dialog around it is `CardDialog`.
 */
export function useCard(): CardInput {
  const handle = useRef<CardHandle>(null);
  const [state, setState] = useState(NOTHING_YET);
  const calls = useMemo(
    () => ({
      handle,
      onState: setState,
      check: () => handle.current?.check() ?? false,
      requestToken() {
        if (handle.current === null) throw new Error('There are no fields to read a card from.');
        return handle.current.requestToken();
      },
      forgetToken: () => handle.current?.forgetToken(),
      clear: () => handle.current?.clear(),
    }),
    [],
  );
  return { ...state, ...calls };
}
