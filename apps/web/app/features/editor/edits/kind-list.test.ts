import { expect, test } from 'vitest';
import { addableKinds, findKinds } from './kind-list.ts';

test('everything except hardware can be added, and furniture is marked as for planning only', () => {
  expect(addableKinds.length).toBeGreaterThan(100);
  const of = (kind: string) => addableKinds.find((one) => one.kind === kind);
  expect(of('sofa')?.isForPlanning).toBe(true);
  expect(of('range')?.isForPlanning).toBe(false);
  expect(of('cabinet-hardware')).toBeUndefined();
});

test('a search finds kinds by name or category, in any word order', () => {
  const found = findKinds('table dining').flatMap(([, kinds]) => kinds.map(({ kind }) => kind));
  expect(found).toContain('dining-table');
  expect(found).not.toContain('sofa');
  expect(findKinds('no such thing')).toEqual([]);
});
