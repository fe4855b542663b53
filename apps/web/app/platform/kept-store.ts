// What was last loaded, kept in the browser for the time without a network. Entries belong to one sign-in and one release of
// the site: others are removed before anything is read.
import type { BrowserStore } from './browser-store.ts';

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
const MAX_ENTRIES = 200;

export interface KeptEntry {
  readonly owner: string;
  readonly release: string;
  /** When it was loaded, in milliseconds since 1970. */
  readonly at: number;
  readonly data: unknown;
}

export interface KeptStore {
  read(owner: string, key: string): Promise<KeptEntry | null>;
  write(owner: string, key: string, data: unknown): Promise<void>;
}

export interface KeptStoreOptions {
  readonly store: BrowserStore;
  /** Data of another release may have another shape. */
  readonly release: string;
  readonly now: () => number;
}

/** Rejects where the browser stores nothing. */
export function createKeptStore({ store, release, now }: KeptStoreOptions): KeptStore {
  let swept: { readonly owner: string; readonly done: Promise<void> } | null = null;

  const isUsable = (entry: KeptEntry, owner: string) =>
    entry.owner === owner && entry.release === release && now() - entry.at < MAX_AGE_MS;

  /** Once for each owner. */
  function sweep(owner: string): Promise<void> {
    if (swept?.owner !== owner) swept = { owner, done: removeOthers(owner) };
    return swept.done;
  }

  async function removeOthers(owner: string): Promise<void> {
    const keys = await store('readonly', (kept) => kept.getAllKeys());
    const entries: readonly KeptEntry[] = await store('readonly', (kept) => kept.getAll());
    const usable = entries
      .flatMap((entry, at) => (isUsable(entry, owner) ? [{ key: keys[at], at: entry.at }] : []))
      .sort((a, b) => b.at - a.at)
      .slice(0, MAX_ENTRIES);
    const staying = new Set(usable.map(({ key }) => key));
    for (const key of keys) {
      if (!staying.has(key)) await store('readwrite', (kept) => kept.delete(key));
    }
  }

  return {
    async read(owner, key) {
      await sweep(owner);
      const entry: KeptEntry | undefined = await store('readonly', (kept) => kept.get(key));
      return entry !== undefined && isUsable(entry, owner) ? entry : null;
    },
    async write(owner, key, data) {
      await sweep(owner);
      const entry: KeptEntry = { owner, release, at: now(), data };
      await store('readwrite', (kept) => kept.put(entry, key));
    },
  };
}
