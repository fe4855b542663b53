// Where rows of kitchen cabinets may stand in a room, alone and together: along one wall, around corners, face to face.
import { dotOf, minus } from '@wevisu/scene/plane/points.ts';
import { inchesOf, tenths } from '../drawing/measure.ts';
import type { Span } from '../furnishing/kitchen-wall.ts';
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

/** The same for rows that are alike, whoever cut them. */
export function rowKey({ segment, from, to, left, right }: Row): string {
  return `${segment.index} ${from} ${to} ${left} ${right}`;
}

/** split: rows that neither meet in a corner nor face each other. */
export const kitchenShapes = ['one-wall', 'galley', 'l-shape', 'u-shape', 'split'] as const;
export type KitchenShape = (typeof kitchenShapes)[number];

/** Rows that make one kitchen, from left to right as one stands in it. */
export interface RowSet {
  readonly shape: KitchenShape;
  readonly rows: readonly Row[];
  /** How many corners they turn, from the first row on. */
  readonly corners: number;
  /** Whether what stands out of two facing rows leaves less than a work aisle. */
  readonly isTight: boolean;
}

/** A base cabinet with its counter. */
export const ROW_DEPTH = 25.5;
/** A row with what stands out of it: ranges and handles. */
export const BASE = { depthTenths: tenths(29), bottomTenths: 0, topTenths: tenths(36.2) };
/** The end panel and the counter over it, where a row ends free. */
const FREE_END = 2;
/** A tall unit; refrigerators stand out of theirs. */
const TALL = { depthTenths: tenths(36), bottomTenths: 0, topTenths: tenths(84) };
/** Wall cabinets with their pulls, and hoods. */
const WALL_DEPTH = 15.5;
const HOOD = { depth: 22, bottom: 66 };
const SHORTEST = 30;
/** A longer row has its places of work too far apart, and costs more than it holds; a shorter one brings them closer. */
export const LENGTHS = { alone: [216, 168], around: [168, 138, 114, 96], facing: [168, 138, 114] };
/** Nobody leaves less of a wall empty. */
const SLIVER = 9;
const LONGEST_MIDDLE = 240;
/** Between the counters of two rows. */
const AISLE = 42;
/** Ranges and refrigerators stand out of their rows. */
export const EASY_AISLE = 46;
const WIDEST_GALLEY = 84;
const FACING_AT_LEAST = 60;

/** Stretches of all walls that take base cabinets. */
export function rowsOf(model: RoomModel): Row[] {
  return model.segments.flatMap((segment) =>
    freeIntervals(model, segment, BASE).flatMap(({ fromTenths, toTenths }): Row[] => {
      if (toTenths - fromTenths < tenths(SHORTEST)) return [];
      const isWall = (end: WallSegment['leftEnd']) => end.kind === 'square' || end.kind === 'inner';
      const left = fromTenths === 0 && isWall(segment.leftEnd) ? 'wall' : 'open';
      const right = toTenths === segment.lengthTenths && isWall(segment.rightEnd) ? 'wall' : 'open';
      const from = inchesOf(fromTenths) + (left === 'open' ? FREE_END : 0);
      const to = inchesOf(toTenths) - (right === 'open' ? FREE_END : 0);
      return [{ segment, from, to, left, right }];
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

function hangingSpans(
  model: RoomModel,
  segment: WallSegment,
  of: { readonly depth: number; readonly bottom: number; readonly top: number },
): readonly Span[] {
  const needs = {
    depthTenths: tenths(of.depth),
    bottomTenths: tenths(of.bottom),
    topTenths: tenths(of.top),
  };
  return freeIntervals(model, segment, needs).map(({ fromTenths, toTenths }) => ({
    from: inchesOf(fromTenths),
    to: inchesOf(toTenths),
  }));
}

/** Where wall cabinets may hang before a wall, between two heights in inches. */
export function wallCabinetSpans(
  model: RoomModel,
  segment: WallSegment,
  { bottom, top }: { readonly bottom: number; readonly top: number },
): readonly Span[] {
  return hangingSpans(model, segment, { depth: WALL_DEPTH, bottom, top });
}

/** What a wall cabinet in a corner takes of both walls. */
export const UPPER_CORNER = 24;

/** Whether a wall cabinet in the corner at one end of a wall leaves everything before the other wall as it should be. */
export function takesUpperCorner(
  model: RoomModel,
  segment: WallSegment,
  of: { readonly end: 'left' | 'right'; readonly bottom: number; readonly top: number },
): boolean {
  const depth = UPPER_CORNER + WALL_DEPTH - 13;
  const length = inchesOf(segment.lengthTenths);
  const [from, to] = of.end === 'left' ? [0, UPPER_CORNER] : [length - UPPER_CORNER, length];
  return hangingSpans(model, segment, { ...of, depth }).some(
    (one) => one.from <= from + 0.1 && one.to >= to - 0.1,
  );
}

const hoods = new WeakMap<WallSegment, readonly Span[]>();

/** Whether a hood may hang there, up to the ceiling. */
export function takesHood(model: RoomModel, segment: WallSegment, { from, to }: Span): boolean {
  const top = inchesOf(model.heightTenths);
  const free = hoods.get(segment) ?? hangingSpans(model, segment, { ...HOOD, top });
  hoods.set(segment, free);
  return free.some((one) => one.from <= from + 0.1 && one.to >= to - 0.1);
}

/** The row on the right of a corner that both rows reach. */
function aroundCorner(row: Row, rows: readonly Row[]): Row | undefined {
  if (row.right !== 'wall' || row.segment.rightEnd.kind !== 'square') return undefined;
  return rows.find(
    ({ segment, left }) => segment.index === row.segment.rightEnd.neighbor && left === 'wall',
  );
}

/** A row and shorter ones that keep one of its ends. */
export function cutTo(row: Row, keep: 'left' | 'right', lengths: readonly number[]): Row[] {
  const length = row.to - row.from;
  const shorter = lengths
    .filter((most) => most < length - SLIVER)
    .map(
      (most): Row =>
        keep === 'left'
          ? { ...row, to: row.from + most, right: 'open' }
          : { ...row, from: row.to - most, left: 'open' },
    );
  return length <= (lengths[0] ?? 0) + SLIVER ? [row, ...shorter] : shorter;
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
    pairs.map(
      (other): RowSet => ({ shape: 'l-shape', rows: [first, other], corners: 1, isTight: false }),
    ),
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
      lasts.map(
        (end): RowSet => ({ shape: 'u-shape', rows: [first, next, end], corners: 2, isTight }),
      ),
    ),
  ];
}

const opposite = { left: 'right', right: 'left' } as const;

/** Between two rows that a cook between them has both at hand; null for others. */
export function galleyAisle(a: Row, b: Row): number | null {
  const across = facing(a, b);
  if (!across || across.shared < FACING_AT_LEAST) return null;
  const aisle = across.apart - 2 * ROW_DEPTH;
  return aisle < AISLE || aisle > WIDEST_GALLEY ? null : aisle;
}

function faceToFace(a: Row, b: Row): RowSet[] {
  const aisle = galleyAisle(a, b);
  if (aisle === null) return [];
  const isTight = aisle < EASY_AISLE;
  const galley = (one: Row, other: Row): RowSet => ({
    shape: 'galley',
    rows: [one, other],
    corners: 0,
    isTight,
  });
  // Shorter ones keep the same end of the room.
  const cut = (keep: 'left' | 'right') => {
    const [ones, others] = [
      cutTo(a, keep, LENGTHS.facing),
      cutTo(b, opposite[keep], LENGTHS.facing),
    ];
    return LENGTHS.facing.flatMap((_, i) => {
      const [one, other] = [ones[i] ?? ones.at(-1), others[i] ?? others.at(-1)];
      return one && other && facing(one, other) ? [galley(one, other)] : [];
    });
  };
  const isShort = (row: Row) => row.to - row.from <= 168 + SLIVER;
  return [galley(a, b), ...(isShort(a) && isShort(b) ? [] : [...cut('left'), ...cut('right')])];
}

/** A range or refrigerator that stands between two rows of a wall takes no more of it. */
const BETWEEN = 44;

/** Rows of one wall on both sides of something that stays. */
function besideFixed(model: RoomModel, row: Row, rows: readonly Row[]): RowSet[] {
  if (model.fixed.length === 0) return [];
  return rows
    .filter(({ segment, from }) => segment === row.segment && from >= row.to)
    .filter(({ from }) => from - row.to <= BETWEEN)
    .map(
      (other): RowSet => ({ shape: 'one-wall', rows: [row, other], corners: 0, isTight: false }),
    );
}

/** Every way to choose rows for one kitchen. */
export function rowSets(model: RoomModel): RowSet[] {
  const rows = rowsOf(model);
  return rows.flatMap((row, i) => {
    const alone = [...cutTo(row, 'left', LENGTHS.alone), ...cutTo(row, 'right', LENGTHS.alone)];
    return [
      ...[...new Set(alone)].map(
        (one): RowSet => ({ shape: 'one-wall', rows: [one], corners: 0, isTight: false }),
      ),
      ...besideFixed(model, row, rows),
      ...around(row, rows),
      ...rows.slice(i + 1).flatMap((other) => faceToFace(row, other)),
    ];
  });
}
