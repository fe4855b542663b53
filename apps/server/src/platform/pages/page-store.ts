/** Values by key, up to a total size in bytes; least recently used ones are evicted first. */
export interface PageStore<Page> {
  get(key: string): Page | undefined;
  /** Also used after a page has grown. A page larger than a quarter of the store is not cached. */
  set(key: string, page: Page): void;
  delete(key: string): void;
  readonly bytes: number;
}

/** Rough size of map entry, key, headers and digests per page. */
const BESIDE = 2_000;

export function createPageStore<Page>(
  maxBytes: number,
  sizeOf: (page: Page) => number,
): PageStore<Page> {
  const kept = new Map<string, { readonly page: Page; readonly size: number }>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.page;
    },
    set(key, page) {
      drop(key);
      const size = sizeOf(page) + 2 * key.length + BESIDE;
      if (size > maxBytes / 4) return;
      kept.set(key, { page, size });
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    delete: drop,
    get bytes() {
      return bytes;
    },
  };
}
