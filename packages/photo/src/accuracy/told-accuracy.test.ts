import { expect, test } from 'vitest';
import { judge } from '../test-accuracy.ts';
import { caseSets } from '../test-cases.ts';

const COUNT = 6;

test('the true area is within the told range in 19 of 20 photos, cropped, straight on or of one tile', () => {
  const sets = Object.entries(caseSets).map(([name, make]) => {
    const judged = Array.from({ length: COUNT }, (_, n) => judge(make(n + 1)));
    return { name, missed: judged.filter(({ off, told }) => off > told).length };
  });
  expect(sets.length).toBeGreaterThan(10);
  // In no kind of photo more than one of six is missed.
  expect(sets.filter(({ missed }) => missed > 1)).toEqual([]);
  const missed = sets.reduce((sum, one) => sum + one.missed, 0);
  expect(missed / (sets.length * COUNT)).toBeLessThanOrEqual(0.05);
});

/** The mean of what is told, percent. */
function meanTold(name: string): number {
  const make = caseSets[name];
  if (!make) throw new Error(`there is no set ${name}`);
  const told = Array.from({ length: COUNT }, (_, n) => judge(make(n + 1)).told);
  return told.reduce((sum, one) => sum + one / COUNT, 0);
}

test('a file that tells the lens makes the told range less than half as wide', () => {
  expect(meanTold('whole photo, lens told by its file')).toBeLessThan(
    meanTold('whole photo, four corners') / 2,
  );
});

test('a second length makes the told range of a straight-on photo ten times narrower', () => {
  expect(meanTold('straight-on ultrawide, second length')).toBeLessThan(
    meanTold('straight-on ultrawide') / 10,
  );
});
