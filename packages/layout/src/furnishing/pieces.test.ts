import { expect, test } from 'vitest';
import { drawAbout } from '../drawing/drawing.ts';
import { beside, freely } from './pieces.ts';

test('a place beside a middle turns with it, exactly at right angles', () => {
  const at = [100, 50] as const;
  expect(beside({ at, turn: 0 }, 10, 4)).toEqual([110, 54]);
  expect(beside({ at, turn: 90 }, 10, 4)).toEqual([96, 60]);
  expect(beside({ at, turn: 180 }, 10, 4)).toEqual([90, 46]);
  expect(beside({ at, turn: -90 }, 10, 4)).toEqual([104, 40]);
  const [x, y] = beside({ at, turn: 45 }, 10, 0);
  expect(x).toBeCloseTo(107.071, 3);
  expect(y).toBeCloseTo(57.071, 3);
});

test('lengths of pieces are given in inches, and what is no length stays', () => {
  const drawing = drawAbout('level', {});
  freely(drawing, { at: [0, 0], turn: 0 }, 'rug', { widthTenths: 60, pattern: 'plain' });
  expect(drawing.things[0]?.params).toEqual({ widthTenths: 15_240, pattern: 'plain' });
});
