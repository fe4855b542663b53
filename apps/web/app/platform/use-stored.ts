import { useSyncExternalStore } from 'react';
import { listenToStorage, readStored, type StorageKey } from './storage.ts';

/** A stored text, kept up to date; null on the server and during hydration. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    listenToStorage,
    () => readStored(key),
    () => null,
  );
}
