// Turf comes from a roll: rows side by side, all blades leaning one way, seamed where they meet.

import { trapezoidsOf } from '../../patterns/trapezoids.ts';
import { boundsOf, type Point, type Polygon, turn } from '../../plane/polygon.ts';
import type { Region } from '../../plane/region.ts';
import { columnsOf, seamBetween } from './lawn-row.ts';
import { layOnRoll } from './roll-cuts.ts';
import { cutRow, stretchesOf, type TurfPiece, widthCosts } from './row-pieces.ts';

interface TurfPlan {
  /** As they are cut from the roll, with what is trimmed at their ends. */
  readonly pieces: readonly TurfPiece[];
  /** Length to cut from the roll once pieces lie beside and behind each other on it. */
  readonly rollLength: number;
  readonly seamLength: number;
  /** Direction of the roll in the surface, degrees. */
  readonly angleDeg: number;
}

/**
 * The plan that takes the least of the roll, in either of the two directions across each other.
 * Rows are as wide as the roll; a row is cut where the lawn's width in it changes and a piece is slit
 * to fit beside others, if that saves turf; no piece is turned. Lengths in tenths of a millimeter.
 */
export function planTurf(
  regions: readonly Region[],
  rollWidth: number,
  angleDeg: number,
): TurfPlan {
  const along = planAlong(regions, rollWidth, angleDeg);
  const across = planAlong(regions, rollWidth, angleDeg + 90);
  return isLess(across, along) ? across : along;
}

/** Less of the roll, or as much with fewer pieces; differences under 0.1 mm are none. */
function isLess(one: TurfPlan, other: TurfPlan): boolean {
  if (Math.abs(one.rollLength - other.rollLength) > 1) return one.rollLength < other.rollLength;
  return one.pieces.length < other.pieces.length;
}

function planAlong(regions: readonly Region[], rollWidth: number, angleDeg: number): TurfPlan {
  const { cos, sin } = turn(angleDeg);
  const toLocal = (ring: Polygon): Polygon =>
    ring.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const lawn = trapezoidsOf(
    regions.map(({ outline, holes }) => ({ outline: toLocal(outline), holes: holes.map(toLocal) })),
  );
  const { minY, maxY } = boundsOf(lawn.flatMap(({ outline }) => outline));
  let best: TurfPlan = { pieces: [], rollLength: 0, seamLength: 0, angleDeg };
  for (const start of startsOf(
    lawn.flatMap(({ low, high }) => [low, high]),
    minY,
    rollWidth,
  )) {
    const rows = rowsFrom(start, { minY, maxY, rollWidth }).map(({ low, high }) => {
      const columns = columnsOf(lawn, low, high);
      const seam = low > minY ? seamBetween(lawn, low) : 0;
      return { columns, stretches: stretchesOf(columns), seam };
    });
    for (const cost of widthCosts(rollWidth)) {
      const cut = rows.map((row) => cutRow(row.columns, row.stretches, cost));
      const laid = layOnRoll(
        cut.flatMap(({ pieces }) => pieces),
        rollWidth,
      );
      const seamLength = [...rows, ...cut, laid].reduce((sum, { seam }) => sum + seam, 0);
      const plan = { pieces: laid.pieces, rollLength: laid.rollLength, seamLength, angleDeg };
      if (best.pieces.length === 0 || isLess(plan, best)) best = plan;
    }
  }
  return best;
}

const MOST_STARTS = 8;
/** Beyond so many rows where they start matters little. */
const MANY_ROWS = 24;

/** Where the first row may start: at the lawn's edge, or so that a seam falls on one of its levels. */
function startsOf(levels: readonly number[], minY: number, rollWidth: number): number[] {
  const span = Math.max(...levels, minY) - minY;
  const inch = 254;
  const offsets: number[] = [0];
  if (span > rollWidth && span < MANY_ROWS * rollWidth) {
    for (const level of levels) {
      const offset = (level - minY) % rollWidth;
      const isNear = offsets.some((one) => Math.abs(one - offset) < inch);
      if (!isNear && offset < rollWidth - inch) offsets.push(offset);
    }
  }
  const every = Math.ceil(offsets.length / MOST_STARTS);
  return offsets
    .filter((_, n) => n % every === 0)
    .map((offset) => (offset > 0 ? minY + offset - rollWidth : minY));
}

function rowsFrom(
  start: number,
  { minY, maxY, rollWidth }: { minY: number; maxY: number; rollWidth: number },
): { low: number; high: number }[] {
  const rows: { low: number; high: number }[] = [];
  for (let low = start; low < maxY - 1; low += rollWidth) {
    rows.push({ low: Math.max(low, minY), high: Math.min(low + rollWidth, maxY) });
  }
  return rows;
}
