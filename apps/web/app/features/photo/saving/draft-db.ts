// One photo with its marks, kept on this device alone, so that a reload loses nothing.
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
  /** Of the photo that is kept on this device; null for those of an account, and from before it was told. */
  readonly id: string | null;
  readonly picture: Blob;
}

const keptMarks = z.object({
  document: photoDocument,
  // Facts from before they were told as now are asked for anew: no reason to lose a photo.
  products: z.record(z.string(), productFacts).catch({}),
});

/** Of what is marked on a photo: tabs with other photos keep theirs beside it. */
const keyOf = (id: string | null) => (id === null ? 'marks' : `marks ${id}`);

/** Told apart from those of other tabs, too. */
export function newPhotoId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}

/** The kept photo; null where there is none that can be read. */
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

/** In the place of the one that was kept before. */
export async function keepDraft({ id, picture, document, products }: Draft): Promise<void> {
  await inStore('readwrite', (store) => {
    store.clear();
    store.put(id, 'id');
    store.put(picture, 'picture');
    return store.put({ document, products }, keyOf(id));
  });
}

/** Rejects where nothing can be kept, or another tab keeps another photo by now. */
export async function keepMarks(id: string | null, marks: KeptMarks): Promise<void> {
  const kept = await inStore('readwrite', (store) => {
    store.put(marks, keyOf(id));
    return store.get('id');
  });
  if (toId(kept) !== id) throw new Error('Another photo is kept by now.');
}

/** A photo that another tab keeps by now stays. */
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
    // Where nothing can be kept there is nothing to forget.
  }
}

function toId(kept: unknown): string | null {
  return typeof kept === 'string' ? kept : null;
}
