import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { beforeEach, expect, test } from 'vitest';
import { fakeIndexedDb } from '../../../platform/test-indexed-db.ts';
import { emptyDocument } from '../marks/photo-document.ts';
import {
  type Draft,
  forgetDraft,
  keepDraft,
  keepMarks,
  newPhotoId,
  readDraft,
} from './draft-db.ts';

let browser = fakeIndexedDb();
beforeEach(() => {
  browser = fakeIndexedDb();
  Object.assign(globalThis, { indexedDB: browser });
});

const draftOf = (width: number): Draft => ({
  id: newPhotoId(),
  picture: new Blob([`${width}`]),
  document: emptyDocument(width, 300),
  products: {},
});

test('a photo comes back with its latest marks', async () => {
  const draft = draftOf(400);
  await keepDraft(draft);
  const document = { ...draft.document, length: { side: 0, tenths: 9_000 } };
  await keepMarks(draft.id, { document, products: { 'TILE-1': factsOf() } });
  expect(await readDraft()).toEqual({ ...draft, document, products: { 'TILE-1': factsOf() } });
  await forgetDraft(draft.id);
  expect(await readDraft()).toBeNull();
  expect(browser.kept.size).toBe(0);
});

test('a tab whose photo was replaced in another tab is told, and neither marks nor deletes the new one', async () => {
  const [before, now] = [draftOf(400), draftOf(800)];
  await keepDraft(before);
  await keepDraft(now);
  await expect(keepMarks(before.id, before)).rejects.toThrow('Another photo');
  expect(await readDraft()).toEqual(now);
  await forgetDraft(before.id);
  expect(await readDraft()).toEqual(now);
  expect(browser.kept.size).toBe(3);
});

test('a photo saved before photos had ids can still be marked and read', async () => {
  const { picture, document } = draftOf(400);
  browser.kept.set('picture', picture);
  browser.kept.set('marks', { document, products: {} });
  await keepMarks(null, { document: { ...document, surfaces: [] }, products: {} });
  expect(await readDraft()).toMatchObject({ id: null, picture, document });
});

test('unreadable product facts do not lose the photo', async () => {
  const draft = draftOf(400);
  await keepDraft({ ...draft, products: { 'TILE-1': { sku: 'TILE-1' } as never } });
  expect(await readDraft()).toEqual(draft);
});
