// One photo with its marks, kept on this device alone, so that a reload loses nothing.
import { productFacts } from '@wevisu/scene/document/product-facts.ts';
import { z } from 'zod';
import { type PhotoDocument, photoDocument } from '../marks/photo-document.ts';
import type { Products } from '../work/lay-document.ts';

const DATABASE = 'wevisu-photo';
const STORE = 'draft';

export interface KeptMarks {
  readonly document: PhotoDocument;
  readonly products: Products;
}

export interface Draft extends KeptMarks {
  readonly picture: Blob;
}

const keptMarks = z.object({
  document: photoDocument,
  products: z.record(z.string(), productFacts),
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
      transaction.onerror = transaction.onabort = () =>
        reject(transaction.error ?? new Error('Nothing was kept.'));
    });
  } finally {
    database.close();
  }
}

/** The kept photo; null where there is none that can be read. */
export async function readDraft(): Promise<Draft | null> {
  try {
    const picture: unknown = await inStore('readonly', (store) => store.get('picture'));
    const marks = keptMarks.safeParse(await inStore('readonly', (store) => store.get('marks')));
    return picture instanceof Blob && marks.success ? { picture, ...marks.data } : null;
  } catch {
    return null;
  }
}

export async function keepDraft({ picture, ...marks }: Draft): Promise<void> {
  await inStore('readwrite', (store) => {
    store.put(picture, 'picture');
    return store.put(marks, 'marks');
  });
}

export async function keepMarks(marks: KeptMarks): Promise<void> {
  await inStore('readwrite', (store) => store.put(marks, 'marks'));
}

export async function forgetDraft(): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.clear());
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
