// One photo with its marks, stored only on this device, so that a reload loses nothing.
import { productFacts } from '@wevisu/scene/document/product-facts.ts';
import { z } from 'zod';
import { browserStore } from '../../../platform/browser-store.ts';
import { type PhotoDocument, photoDocument } from '../marks/photo-document.ts';
import type { Products } from '../worker/lay-document.ts';

const inStore = browserStore('wevisu-photo', 'draft');

export interface KeptMarks {
  readonly document: PhotoDocument;
  readonly products: Products;
}

export interface Draft extends KeptMarks {
  /**
   * The id of the photo stored on this device; null for photos of an account and for those saved before ids
   * existed.
   */
  readonly id: string | null;
  readonly picture: Blob;
}

const keptMarks = z.object({
  document: photoDocument,
  // Facts in an older format are requested again: no reason to lose a photo.
  products: z.record(z.string(), productFacts).catch({}),
});

/** The fields that hold marks. A tab with another photo leaves them alone. */
const keyOf = (id: string | null) => (id === null ? 'marks' : `marks ${id}`);

/** Unique across tabs. */
export function newPhotoId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}

/** The stored photo; null if there is none or it cannot be read. */
export async function readDraft(): Promise<Draft | null> {
  try {
    const id = toId(await inStore('readonly', (store) => store.get('id')));
    const picture: unknown = await inStore('readonly', (store) => store.get('picture'));
    const kept: unknown = await inStore('readonly', (store) => store.get(keyOf(id)));
    const marks = keptMarks.safeParse(kept);
    return picture instanceof Blob && marks.success ? { id, picture, ...marks.data } : null;
  } catch {
    return null;
  }
}

/** Replaces the photo that was stored before. */
export async function keepDraft({ id, picture, document, products }: Draft): Promise<void> {
  await inStore('readwrite', (store) => {
    store.clear();
    store.put(id, 'id');
    store.put(picture, 'picture');
    return store.put({ document, products }, keyOf(id));
  });
}

/** Rejects if nothing can be stored, or if another tab has stored another photo since. */
export async function keepMarks(id: string | null, marks: KeptMarks): Promise<void> {
  const kept = await inStore('readwrite', (store) => {
    store.put(marks, keyOf(id));
    return store.get('id');
  });
  if (toId(kept) !== id) throw new Error('Another photo has been saved since.');
}

/** A photo that another tab has stored since stays. */
export async function forgetDraft(id: string | null): Promise<void> {
  try {
    await inStore('readwrite', (store) => {
      const asked: IDBRequest<unknown> = store.get('id');
      asked.onsuccess = () => {
        if (toId(asked.result) === id) store.clear();
        else store.delete(keyOf(id));
      };
      return asked;
    });
  } catch {
    // Without storage there is nothing to delete.
  }
}

function toId(kept: unknown): string | null {
  return typeof kept === 'string' ? kept : null;
}
