import { useEffect, useState } from 'react';
import { createLookOnStore, type Looking, type LookOnStore } from './look-on-store.ts';

/** Looks on at a room while it is shown; null: it is shown as it is. */
export function useLookOn(looking: Looking | null): LookOnStore {
  const [store] = useState(createLookOnStore);
  useEffect(() => {
    if (looking === null) return;
    let isGone = false;
    let close = () => {};
    import('./open-look-on.ts')
      .then(({ openLookOn }) => {
        if (!isGone) close = openLookOn(store, looking);
      })
      .catch((error: unknown) => {
        // The room is shown as it was loaded.
        console.warn('This room is not shown live.', error);
      });
    return () => {
      isGone = true;
      close();
    };
  }, [looking, store]);
  return store;
}
