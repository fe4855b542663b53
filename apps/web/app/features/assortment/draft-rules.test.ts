import { expect, test } from 'vitest';
import { differences, isSameDraft, toDraft, toRules, withRule } from './draft-rules.ts';

const tile = { kind: 'category', id: 1, label: 'Tile' } as const;
const oak = { kind: 'brand', id: 1, label: 'Oakmont' } as const;

test('G-30 a rule that is set and ended again leaves the draft as it was', () => {
  const saved = toDraft([{ ...tile, shown: false }]);
  const changed = withRule(saved, oak, true);
  expect(isSameDraft(changed, saved)).toBe(false);
  expect(toRules(changed)).toEqual([
    { kind: 'category', id: 1, shown: false },
    { kind: 'brand', id: 1, shown: true },
  ]);
  expect(isSameDraft(withRule(changed, oak, null), saved)).toBe(true);
});

test('G-30 two drafts differ in what their rules say, not in their order', () => {
  const mine = toDraft([
    { ...tile, shown: false },
    { ...oak, shown: true },
  ]);
  const theirs = toDraft([
    { ...oak, shown: false },
    { ...tile, shown: false },
  ]);
  expect(differences(mine, theirs)).toEqual([
    { label: 'Oakmont', mine: 'shown', theirs: 'hidden' },
  ]);
});
