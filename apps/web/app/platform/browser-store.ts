/** An IndexedDB store for what is too large for localStorage: files and their data. */
export type BrowserStore = <T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<T>;

/**
 * One store in its own database. The returned function runs one transaction and resolves with the result of the last
 * request; it rejects where the browser stores nothing: private windows, a full disk.
 */
export function browserStore(database: string, name: string): BrowserStore {
  return async (mode, act) => {
    const opened = await openDatabase(database, name);
    try {
      return await new Promise((resolve, reject) => {
        const transaction = opened.transaction(name, mode);
        const request = act(transaction.objectStore(name));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onerror = transaction.onabort = () =>
          reject(transaction.error ?? new Error('Nothing was stored.'));
      });
    } finally {
      opened.close();
    }
  };
}

function openDatabase(database: string, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('Another tab holds the store.'));
  });
}
