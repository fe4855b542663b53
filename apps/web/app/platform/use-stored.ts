import { useSyncExternalStore } from 'react';
import { listenToStorage, readStored, type StorageKey } from './storage.ts';

/** A stored text that follows its changes; null on the server and while the page hydrates. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    listenToStorage,
    () => readStored(key),
    () => null,
  );
}
