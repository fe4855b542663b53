import type { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** The browser's storage, or null on the server and where the browser denies it (private mode). */
function browserStore(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** In-memory fallback where nothing can be stored: lasts until a reload. */
const memory = new Map<StorageKey, string>();
const listeners = new Set<() => void>();

export function readStored(key: StorageKey): string | null {
  const store = browserStore();
  return store ? store.getItem(key) : (memory.get(key) ?? null);
}

/** Stores a text, or removes it if null. If the storage is full, the text is silently dropped. */
export function writeStored(key: StorageKey, text: string | null): void {
  const store = browserStore();
  try {
    if (!store) text === null ? memory.delete(key) : memory.set(key, text);
    else if (text === null) store.removeItem(key);
    else store.setItem(key, text);
  } catch {
    // Full or denied: what is stored is a convenience, never an order or an amount.
  }
  tellAll();
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** A stored JSON value; null if missing or unreadable. */
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

/** Calls back on any write, here or in another tab. */
export function listenToStorage(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', tellAll);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', tellAll);
  };
}
