// Pictures under plans, kept in this browser alone and by the room's address: they are no part of the room, so that
// nobody with whom it is shared gets them.
import { z } from 'zod';
import type { TraceRecord } from './trace-store.ts';

const DATABASE = 'wevisu-traces';
const STORE = 'traces';
/** Of so many rooms; the one that was touched longest ago goes first. */
const MOST = 6;

const number = z.number();
const kept = z.object({
  picture: z.object({
    file: z.instanceof(Blob),
    width: number.positive(),
    height: number.positive(),
  }),
  levelId: z.string().nullable(),
  placement: z.object({
    at: z.tuple([number, number]),
    tenthsPerPixel: number.positive(),
    turnTenthsDeg: number,
  }),
  isToScale: z.boolean(),
  fade: number.min(0).max(0.9),
  isHidden: z.boolean(),
  isLocked: z.boolean(),
  touchedAt: number,
});

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('Another tab holds the store.'));
  });
}

/** Rejects where the browser keeps nothing: private windows, a full disk. */
async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Null where there is none, or none that can be read. */
export async function readTrace(address: string): Promise<TraceRecord | null> {
  try {
    const { data } = kept.safeParse(await inStore('readonly', (store) => store.get(address)));
    if (!data) return null;
    const { touchedAt: _, ...record } = data;
    return record;
  } catch {
    return null;
  }
}

/** Rejects where it can't be kept. */
export async function keepTrace(address: string, record: TraceRecord): Promise<void> {
  await inStore('readwrite', (store) => store.put({ ...record, touchedAt: Date.now() }, address));
  await forgetOldest();
}

async function forgetOldest(): Promise<void> {
  const keys = await inStore('readonly', (store) => store.getAllKeys());
  if (keys.length <= MOST) return;
  const all = await inStore('readonly', (store) => store.getAll());
  const byAge = keys
    .map((key, index) => ({ key, touchedAt: Number(all[index]?.touchedAt ?? 0) }))
    .sort((a, b) => b.touchedAt - a.touchedAt);
  for (const { key } of byAge.slice(MOST)) {
    await inStore('readwrite', (store) => store.delete(key));
  }
}

export async function forgetTrace(address: string): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.delete(address));
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
