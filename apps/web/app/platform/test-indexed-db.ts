/** A minimal IndexedDB: each request completes one turn later, in order. */
export function fakeIndexedDb() {
  const kept = new Map<string, unknown>();
  const later = (target: { onsuccess?: (() => void) | null }) => {
    queueMicrotask(() => target.onsuccess?.());
    return target;
  };
  const store = {
    get: (key: string) =>
      later({
        get result() {
          return kept.get(key);
        },
      } as object),
    getAll: () => later({ result: [...kept.values()] } as object),
    getAllKeys: () => later({ result: [...kept.keys()] } as object),
    put: (value: unknown, key: string) => later({ result: kept.set(key, value) } as object),
    delete: (key: string) => later({ result: kept.delete(key) } as object),
    clear: () => later({ result: kept.clear() } as object),
  };
  const transaction = () => {
    const one = { objectStore: () => store, oncomplete: null as (() => void) | null };
    setTimeout(() => one.oncomplete?.());
    return one;
  };
  return {
    kept,
    open: () => later({ result: { transaction, close() {} } } as object),
  };
}
