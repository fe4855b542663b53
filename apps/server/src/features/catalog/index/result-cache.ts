/** The most recently used results of one version of the index; another version empties it. */
export interface ResultCache<T> {
  get(version: number, key: string): T | undefined;
  set(version: number, key: string, value: T): void;
}

export function createResultCache<T>(maxEntries: number): ResultCache<T> {
  const kept = new Map<string, T>();
  let current = -1;
  return {
    get(version, key) {
      if (version !== current) return undefined;
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(version, key, value) {
      if (version !== current) {
        kept.clear();
        current = version;
      }
      kept.set(key, value);
      if (kept.size <= maxEntries) return;
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    },
  };
}
