import { expect, test } from 'vitest';
import { toFiles } from './selected-lines.ts';

const linesOf = (sizes: Readonly<Record<string, number>>) =>
  Object.entries(sizes).flatMap(([order, size]) => Array.from({ length: size }, () => ({ order })));

test('every line is printed once, and an order stays in one file if it fits', () => {
  const lines = linesOf({ A: 3, B: 4, C: 2, D: 9, E: 1 });
  const files = toFiles(lines, 5);
  expect(files.flat()).toHaveLength(lines.length);
  expect(files.map((file) => file.map(({ order }) => order).join(''))).toEqual([
    ...['AAA', 'BBBB', 'CC', 'DDDDD', 'DDDDE'],
  ]);
});
