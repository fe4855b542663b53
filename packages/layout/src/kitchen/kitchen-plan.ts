// What one kitchen is, before anything is drawn: which rows, what stands in each from left to right, what stands at
// their ends. Inches.
import type { Island } from '../furnishing/kitchen-island.ts';
import type { KitchenWall } from '../furnishing/kitchen-wall.ts';
import { readParts } from '../furnishing/parts.ts';
import { type Fitted, fitRun } from '../furnishing/runs.ts';
import { tallWidth } from '../furnishing/tall-units.ts';
import { type Row, type RowSet, UPPER_CORNER } from './rows.ts';

/** One row with its cabinets. `along` of everything is from the left end of its segment. */
export interface Leg {
  readonly row: Row;
  readonly wall: KitchenWall;
  /** The base cabinets, from `baseFrom` on. */
  readonly fitted: Fitted;
  readonly baseFrom: number;
  readonly baseTo: number;
  readonly leftCorner: Corner;
  readonly rightCorner: Corner;
}

/** Whether a leg ends in a corner with the next one, and which of the two has the corner cabinet. */
export type Corner = 'none' | 'given' | 'filled';

export interface KitchenPlan {
  readonly set: RowSet;
  readonly legs: readonly Leg[];
  readonly island: Island | null;
}

/** How a leg is asked for. */
export interface LegWish {
  readonly row: Row;
  readonly parts: string;
  readonly tallLeft: string;
  readonly tallRight: string;
  /** Which of its corners it gives to the next row, and which it fills with a corner cabinet. */
  readonly leftCorner: Corner;
  readonly rightCorner: Corner;
}

/** A lazy Susan takes as much of both walls. */
export const CORNER = 36;
/** The narrowest cabinet. */
const SHORTEST = 9;

/** The leg that a wish makes; null where its wall is too short for it. */
export function legOf(wish: LegWish): Leg | null {
  const { row, tallLeft, tallRight, leftCorner, rightCorner } = wish;
  const from = row.from + (leftCorner === 'given' ? CORNER : 0);
  const to = row.to - (rightCorner === 'given' ? CORNER : 0);
  const baseFrom = from + tallWidth(tallLeft);
  const baseTo = to - tallWidth(tallRight);
  const length = baseTo - baseFrom;
  const corners = [leftCorner, rightCorner].filter((one) => one === 'filled').length;
  if (length < Math.max(SHORTEST, corners * CORNER)) return null;
  // A corner cabinet by itself would stand at the left end, wherever its corner is.
  const isAlone = wish.parts === '' && leftCorner !== 'filled';
  const at = isAlone ? `@${(length - CORNER / 2).toFixed(3)}` : '';
  const parts = [
    leftCorner === 'filled' ? `susan${CORNER}` : '',
    wish.parts,
    rightCorner === 'filled' ? `susan${CORNER}${at}` : '',
  ].join(' ');
  const left = leftCorner === 'given' ? 'tight' : row.left;
  const right = rightCorner === 'given' ? 'tight' : row.right;
  const fitted = fitRun({
    length,
    left: tallLeft ? 'tight' : left,
    right: tallRight ? 'tight' : right,
    tier: 'base',
    parts: readParts(parts),
  });
  if (fitted.short > 0) return null;
  const wall: KitchenWall = {
    ...{ from, to, left, right, parts },
    ...(tallLeft ? { tallLeft } : {}),
    ...(tallRight ? { tallRight } : {}),
    ...(leftCorner === 'given' ? { upperFrom: row.from + UPPER_CORNER } : {}),
    ...(rightCorner === 'given' ? { upperTo: row.to - UPPER_CORNER } : {}),
  };
  return { row, wall, fitted, baseFrom, baseTo, leftCorner, rightCorner };
}
