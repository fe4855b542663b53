import type { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** The browser's store, or null on the server and where the browser refuses it (private mode). */
function browserStore(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Kept for this page only, where nothing can be stored: the visit goes on, a reload forgets. */
const memory = new Map<StorageKey, string>();
const listeners = new Set<() => void>();

export function readStored(key: StorageKey): string | null {
  const store = browserStore();
  return store ? store.getItem(key) : (memory.get(key) ?? null);
}

/** Keeps a text, or forgets it for null. A full store loses the text without a word. */
export function writeStored(key: StorageKey, text: string | null): void {
  const store = browserStore();
  try {
    if (!store) text === null ? memory.delete(key) : memory.set(key, text);
    else if (text === null) store.removeItem(key);
    else store.setItem(key, text);
  } catch {
    // Full or forbidden: what would have been kept is a convenience, never an order or an amount.
  }
  for (const listener of listeners) listener();
}

/** A stored value that was written as JSON; null when missing or not readable any more. */
export function readStoredJson(key: StorageKey): unknown {
  const text = readStored(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function writeStoredJson(key: StorageKey, value: unknown): void {
  writeStored(key, value === null ? null : JSON.stringify(value));
}

/** Calls back when anything is written here or in another tab. */
export function listenToStorage(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener?.('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', listener);
  };
}
