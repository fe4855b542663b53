import { beforeEach, expect, test, vi } from 'vitest';
import { fakeIndexedDb } from '../../../platform/test-indexed-db.ts';
import type { CheckDraft } from './check-draft.ts';
import { forgetDraft, keepDraft, readDraft } from './draft-store.ts';

const draft = {
  arrival: { parcel_id: 7 },
  ...{ lines: { 1: { received: 3 } }, sending: [], conflicts: {} },
  ...{ isCorrecting: false, signature: null },
} as unknown as CheckDraft;

let browser = fakeIndexedDb();
beforeEach(() => {
  browser = fakeIndexedDb();
  vi.stubGlobal('indexedDB', browser);
});

test('a count is kept for its account and parcel, until it is forgotten', async () => {
  await keepDraft(3, 7, draft);
  expect(await readDraft(3, 7)).toEqual(draft);
  expect([await readDraft(4, 7), await readDraft(3, 8)]).toEqual([null, null]);
  await forgetDraft(3, 7);
  expect(await readDraft(3, 7)).toBeNull();
});

test('what cannot be read, and a browser that stores nothing, are as if nothing was kept', async () => {
  browser.kept.set('3 7', 'rubbish');
  expect(await readDraft(3, 7)).toBeNull();
  vi.stubGlobal('indexedDB', undefined);
  expect(await readDraft(3, 7)).toBeNull();
  await expect(keepDraft(3, 7, draft)).rejects.toThrow();
});
