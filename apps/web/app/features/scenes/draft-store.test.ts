import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, readDraft, writeDraft } from './draft-store.ts';

/** Browser storage with room for so many characters. */
function store(capacity: number) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      const others = [...kept].reduce((sum, [k, v]) => (k === key ? sum : sum + v.length), 0);
      if (others + value.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => void vi.stubGlobal('localStorage', store(1_000)));

test('saving another room keeps the one before, and each can be read by its address', () => {
  writeDraft({ from: 'a', scene: 'A1' });
  writeDraft({ from: 'a', scene: 'A2' });
  writeDraft({ from: 'b', scene: 'B1' });
  expect([readDraft('a'), readDraft('b'), readDraft('c')]).toEqual(['A2', 'B1', null]);
  writeDraft({ from: 'a', scene: 'A3' });
  expect([readDraft('a'), readDraft('b')]).toEqual(['A3', 'B1']);
});

test('a room saved elsewhere is deleted, and no other', () => {
  writeDraft({ from: 'a', scene: 'A' });
  writeDraft({ from: 'b', scene: 'B' });
  forgetDraft('a');
  expect([readDraft('a'), readDraft('b')]).toEqual([null, 'B']);
  forgetDraft('b');
  expect(readDraft('b')).toBeNull();
});

test('in full storage the oldest rooms are dropped, and only a room that does not fit alone is refused', () => {
  for (const from of ['a', 'b', 'c']) writeDraft({ from, scene: from.repeat(280) });
  writeDraft({ from: 'd', scene: 'd'.repeat(600) });
  expect(readDraft('d')).toHaveLength(600);
  expect(readDraft('a')).toBeNull();
  expect(() => writeDraft({ from: 'e', scene: 'e'.repeat(2_000) })).toThrow();
  expect(readDraft('d')).toHaveLength(600);
});

test('unrelated data in the storage is not read as a room', () => {
  localStorage.setItem('design_draft', '{"from":1}');
  localStorage.setItem('design_drafts_before', '{"a":1}');
  expect(readDraft('a')).toBeNull();
  writeDraft({ from: 'a', scene: 'A' });
  expect(readDraft('a')).toBe('A');
});
