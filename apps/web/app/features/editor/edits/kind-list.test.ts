import { expect, test } from 'vitest';
import { addableKinds, isForPlanning } from './kind-list.ts';

test('everything except hardware can be added, and furniture is marked as for planning only', () => {
  expect(addableKinds.length).toBeGreaterThan(100);
  const of = (kind: string) => addableKinds.find((one) => one.kind === kind);
  expect(isForPlanning('sofa')).toBe(true);
  expect(isForPlanning('range')).toBe(false);
  expect(of('cabinet-hardware')).toBeUndefined();
});
