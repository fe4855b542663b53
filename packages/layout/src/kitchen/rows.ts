// Where rows of kitchen cabinets may stand in a room, alone and together: along one wall, around corners, face to face.
import { dotOf, minus } from '@wevisu/scene/plane/points.ts';
import { inchesOf, tenths } from '../drawing/measure.ts';
import { freeIntervals, type Interval } from '../room/free-intervals.ts';
import type { RoomModel, WallSegment } from '../room/room-model.ts';

/** A stretch of wall that takes base cabinets, inches from the left end of its segment. */
export interface Row {
  readonly segment: WallSegment;
  readonly from: number;
  readonly to: number;
  /** Whether it reaches into a corner between two walls, or ends free. */
  readonly left: 'wall' | 'open';
  readonly right: 'wall' | 'open';
}

export const kitchenShapes = ['one-wall', 'galley', 'l-shape', 'u-shape'] as const;
export type KitchenShape = (typeof kitchenShapes)[number];

/** Rows that make one kitchen, from left to right as one stands in it. */
export interface RowSet {
  readonly shape: KitchenShape;
  readonly rows: readonly Row[];
  /** Whether what stands out of two facing rows leaves less than a work aisle. */
  readonly isTight: boolean;
}

/** A base cabinet with its counter. */
export const ROW_DEPTH = 25.5;
const BASE = { depthTenths: tenths(ROW_DEPTH), bottomTenths: 0, topTenths: tenths(36.2) };
/** A tall unit; a refrigerator stands out by as much again as its door is deep. */
const TALL = { depthTenths: tenths(30), bottomTenths: 0, topTenths: tenths(84) };
const SHORTEST = 30;
/** A longer row has its places of work too far apart, and costs more than it holds; a shorter one brings them closer. */
const LENGTHS = { alone: [216, 168], around: [168, 132, 108] };
const LONGEST_MIDDLE = 240;
/** Between the counters of two rows. */
const AISLE = 42;
/** Ranges and refrigerators stand out of their rows. */
const EASY_AISLE = 46;
const WIDEST_GALLEY = 84;
const FACING_AT_LEAST = 60;

/** Stretches of all walls that take base cabinets. */
function rowsOf(model: RoomModel): Row[] {
  return model.segments.flatMap((segment) =>
    freeIntervals(model, segment, BASE).flatMap(({ fromTenths, toTenths }): Row[] => {
      if (toTenths - fromTenths < tenths(SHORTEST)) return [];
      const isWall = (end: WallSegment['leftEnd']) => end.kind === 'square' || end.kind === 'inner';
      const left = fromTenths === 0 && isWall(segment.leftEnd) ? 'wall' : 'open';
      const right = toTenths === segment.lengthTenths && isWall(segment.rightEnd) ? 'wall' : 'open';
      return [{ segment, from: inchesOf(fromTenths), to: inchesOf(toTenths), left, right }];
    }),
  );
}

const tall = new WeakMap<WallSegment, readonly Interval[]>();

/** Whether a tall unit fits before the wall there. Segments belong to one model. */
export function takesTall(
  model: RoomModel,
  segment: WallSegment,
  from: number,
  to: number,
): boolean {
  const free = tall.get(segment) ?? freeIntervals(model, segment, TALL);
  tall.set(segment, free);
  return free.some((one) => one.fromTenths <= tenths(from) && one.toTenths >= tenths(to));
}

/** The row on the right of a corner that both rows reach. */
function aroundCorner(row: Row, rows: readonly Row[]): Row | undefined {
  if (row.right !== 'wall' || row.segment.rightEnd.kind !== 'square') return undefined;
  return rows.find(
    ({ segment, left }) => segment.index === row.segment.rightEnd.neighbor && left === 'wall',
  );
}

/** A row and shorter ones that keep one of its ends. */
function cutTo(row: Row, keep: 'left' | 'right', lengths: readonly number[]): Row[] {
  const length = row.to - row.from;
  const shorter = lengths
    .filter((most) => most < length)
    .map(
      (most): Row =>
        keep === 'left'
          ? { ...row, to: row.from + most, right: 'open' }
          : { ...row, from: row.to - most, left: 'open' },
    );
  return length <= (lengths[0] ?? 0) ? [row, ...shorter] : shorter;
}

/** How far apart two walls are that look at each other, and how much of them does; null for others. */
function facing(a: Row, b: Row): { readonly apart: number; readonly shared: number } | null {
  if (dotOf(a.segment.into, b.segment.into) > -0.999) return null;
  const off = minus(b.segment.origin, a.segment.origin);
  const apart = inchesOf(dotOf(off, a.segment.into));
  const right = inchesOf(dotOf(off, a.segment.right));
  const [from, to] = [Math.max(a.from, right - b.to), Math.min(a.to, right - b.from)];
  return { apart, shared: to - from };
}

function around(row: Row, rows: readonly Row[]): RowSet[] {
  const next = aroundCorner(row, rows);
  if (!next || next === row) return [];
  const firsts = cutTo(row, 'right', LENGTHS.around);
  const pairs = cutTo(next, 'left', LENGTHS.around);
  const sets = firsts.flatMap((first) =>
    pairs.map((other): RowSet => ({ shape: 'l-shape', rows: [first, other], isTight: false })),
  );
  const last = aroundCorner(next, rows);
  const across = last && last !== row ? facing(row, last) : null;
  if (!last || !across || next.to - next.from > LONGEST_MIDDLE) return sets;
  const aisle = across.apart - 2 * ROW_DEPTH;
  if (aisle < AISLE) return sets;
  const lasts = cutTo(last, 'left', LENGTHS.around);
  const isTight = aisle < EASY_AISLE;
  return [
    ...sets,
    ...firsts.flatMap((first) =>
      lasts.map((end): RowSet => ({ shape: 'u-shape', rows: [first, next, end], isTight })),
    ),
  ];
}

function faceToFace(a: Row, b: Row): RowSet[] {
  const across = facing(a, b);
  if (!across || across.shared < FACING_AT_LEAST) return [];
  const aisle = across.apart - 2 * ROW_DEPTH;
  if (aisle < AISLE || aisle > WIDEST_GALLEY) return [];
  return [{ shape: 'galley', rows: [a, b], isTight: aisle < EASY_AISLE }];
}

/** Every way to choose rows for one kitchen. */
export function rowSets(model: RoomModel): RowSet[] {
  const rows = rowsOf(model);
  return rows.flatMap((row, i) => {
    const alone = [...cutTo(row, 'left', LENGTHS.alone), ...cutTo(row, 'right', LENGTHS.alone)];
    return [
      ...[...new Set(alone)].map(
        (one): RowSet => ({ shape: 'one-wall', rows: [one], isTight: false }),
      ),
      ...around(row, rows),
      ...rows.slice(i + 1).flatMap((other) => faceToFace(row, other)),
    ];
  });
}
