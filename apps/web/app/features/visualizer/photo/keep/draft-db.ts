// One photo with its marks, kept on this device alone, so that a reload loses nothing.
import { productFacts } from '@wevisu/scene/document/product-facts.ts';
import { z } from 'zod';
import { browserStore } from '../../../../platform/browser-store.ts';
import { type PhotoDocument, photoDocument } from '../marks/photo-document.ts';
import type { Products } from '../worker/lay-document.ts';

const inStore = browserStore('wevisu-photo', 'draft');

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
