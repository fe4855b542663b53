import type { Drawing } from '../drawing/drawing.ts';
import type { Side } from '../drawing/side.ts';
import { hang } from './pieces.ts';

/** Its lower edge above the floor, inches. */
const HEIGHT = 33.6;

/** Hangs the longest of these grab bars that a wall without a hole there has room for, `at` inches along it. */
export function grabBar(
  drawing: Drawing,
  side: Side,
  at: number,
  lengths: readonly number[],
): void {
  const long = lengths.find((length) => {
    const half = length / 2 + 2;
    const holes = drawing.holes.filter((one) => one.side === side);
    return (
      at >= half &&
      at <= side.length - half &&
      holes.every(({ hole }) => Math.abs(hole.at - at) > hole.width / 2 + half)
    );
  });
  if (long) hang(drawing, side, at, 'grab-bar', { bottom: HEIGHT }, { lengthTenths: long }, false);
}
