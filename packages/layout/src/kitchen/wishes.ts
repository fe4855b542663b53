// Every way to stand a refrigerator, a sink with its dishwasher and bins, and a range in a set of rows.

import type { Drawing, Hole } from '../drawing/drawing.ts';
import { windowsOf } from '../drawing/drawn-room.ts';
import type { DrawnRoom } from '../drawing/side.ts';
import { tallWidth } from '../furnishing/tall-units.ts';
import type { RoomModel } from '../room/room-model.ts';
import { CORNER, type Leg, type LegWish, legOf } from './kitchen-plan.ts';
import { type Row, type RowSet, takesTall } from './rows.ts';

type Made = ReturnType<typeof legOf>;

export interface RoomGivens {
  readonly model: RoomModel;
  readonly room: DrawnRoom;
  readonly drawing: Drawing;
}

/** Appliances and fixtures by width, inches; the first that fit are taken. */
interface Sizes {
  readonly fridge: string;
  readonly sink: number;
  readonly range: number;
  readonly dishwasher: number;
  readonly bins: number;
}

const ladder: readonly Sizes[] = [
  { fridge: 'pantry24 fridge36', sink: 36, range: 36, dishwasher: 24, bins: 18 },
  { fridge: 'pantry24 fridge36', sink: 33, range: 30, dishwasher: 24, bins: 15 },
  { fridge: 'fridge36', sink: 33, range: 30, dishwasher: 24, bins: 15 },
  { fridge: 'fridge33', sink: 33, range: 30, dishwasher: 24, bins: 15 },
  { fridge: 'fridge30', sink: 30, range: 30, dishwasher: 24, bins: 15 },
  { fridge: 'fridge30', sink: 30, range: 30, dishwasher: 18, bins: 15 },
  { fridge: 'fridge30', sink: 30, range: 30, dishwasher: 18, bins: 0 },
];

interface Places {
  /** Where the refrigerator closes the kitchen. */
  readonly cold: { readonly leg: number; readonly end: 'left' | 'right' };
  readonly sinkLeg: number;
  readonly rangeLeg: number;
  readonly isSinkFirst: boolean;
  readonly dishwasher: 'left' | 'right';
  /** Legs that fill the corners they reach; the others give them. */
  readonly fillers: readonly number[];
  readonly window: Hole | null;
  /** Where in their rows sink and range aim, as parts of the base cabinets' length; null is as the row fills evenly. */
  readonly sinkAim: number | null;
  readonly rangeAim: number | null;
}

const sides = ['left', 'right'] as const;

function coldEnds({ shape, rows }: RowSet): Places['cold'][] {
  if (shape === 'galley') return [0, 1].flatMap((leg) => sides.map((end) => ({ leg, end })));
  return [
    { leg: 0, end: 'left' },
    { leg: rows.length - 1, end: 'right' },
  ];
}

function cornerFillers({ shape }: RowSet): (readonly number[])[] {
  if (shape === 'l-shape') return [[0], [1]];
  return shape === 'u-shape' ? [[1], [0, 2]] : [[]];
}

/** In rows that are asked for nothing more, things stand as the row fills evenly. */
const UNAIMED = { window: null, sinkAim: null, rangeAim: null } as const;
const AIMS = [null, 0.3, 0.5, 0.7];

/** The same places with sink and range elsewhere in their rows. A row aims one thing. */
function otherAims(places: Places): Places[] {
  const isShared = places.sinkLeg === places.rangeLeg;
  return AIMS.flatMap((sinkAim) =>
    AIMS.flatMap((rangeAim): Places[] => {
      if (sinkAim === null && rangeAim === null) return [];
      if (isShared && rangeAim !== null && (sinkAim !== null || places.window)) return [];
      return places.window && sinkAim !== null ? [] : [{ ...places, sinkAim, rangeAim }];
    }),
  );
}

function* placesOf(set: RowSet, windows: readonly (readonly Hole[])[]): Generator<Places> {
  const legs = set.rows.map((_, i) => i);
  for (const cold of coldEnds(set)) {
    for (const fillers of cornerFillers(set)) {
      for (const sinkLeg of legs) {
        for (const rangeLeg of legs) {
          for (const isSinkFirst of sinkLeg === rangeLeg ? [true, false] : [true]) {
            for (const dishwasher of sides) {
              const fixed = { cold, sinkLeg, rangeLeg, isSinkFirst, dishwasher, fillers };
              for (const window of windows[sinkLeg] ?? []) yield { ...fixed, ...UNAIMED, window };
              yield { ...fixed, ...UNAIMED };
            }
          }
        }
      }
    }
  }
}

function cornersOf({ shape, rows }: RowSet, leg: number, fillers: readonly number[]) {
  const turns = shape === 'l-shape' || shape === 'u-shape';
  const kind = fillers.includes(leg) ? ('filled' as const) : ('given' as const);
  return {
    leftCorner: turns && leg > 0 ? kind : ('none' as const),
    rightCorner: turns && leg < rows.length - 1 ? kind : ('none' as const),
  };
}

function sinkBlock(sizes: Sizes, dishwasher: 'left' | 'right', at: string): string {
  const bins = sizes.bins > 0 ? [`trash${sizes.bins}`] : [];
  const block = [...bins, `sink${sizes.sink}${at}`, `dw${sizes.dishwasher}`];
  return (dishwasher === 'right' ? block : block.toReversed()).join(' ');
}

function wishOf(set: RowSet, places: Places, sizes: Sizes, leg: number): LegWish | null {
  const row = set.rows[leg];
  if (!row) return null;
  const { cold, window } = places;
  const corners = cornersOf(set, leg, places.fillers);
  const tall = (end: 'left' | 'right') => {
    if (cold.leg !== leg || cold.end !== end) return '';
    // The refrigerator stands next to the counter.
    return end === 'left' ? sizes.fridge : sizes.fridge.split(' ').toReversed().join(' ');
  };
  const [tallLeft, tallRight] = [tall('left'), tall('right')];
  const given = (corner: LegWish['leftCorner']) => (corner === 'given' ? CORNER : 0);
  const baseFrom = row.from + given(corners.leftCorner) + tallWidth(tallLeft);
  const baseTo = row.to - given(corners.rightCorner) - tallWidth(tallRight);
  const aim = (part: number | null) =>
    part === null ? '' : `@${(part * Math.max(0, baseTo - baseFrom)).toFixed(2)}`;
  const at = window ? `@${Math.max(0, window.at - baseFrom).toFixed(2)}` : aim(places.sinkAim);
  const sink = places.sinkLeg === leg ? [sinkBlock(sizes, places.dishwasher, at)] : [];
  const range = places.rangeLeg === leg ? [`range${sizes.range}${aim(places.rangeAim)}`] : [];
  const parts = places.isSinkFirst ? [...sink, ...range] : [...range, ...sink];
  return { row, parts: parts.join(' '), tallLeft, tallRight, ...corners };
}

function endsFitTall({ model }: RoomGivens, { row, tallLeft, tallRight }: LegWish): boolean {
  const [left, right] = [tallWidth(tallLeft), tallWidth(tallRight)];
  return (
    (left === 0 || takesTall(model, row.segment, row.from, row.from + left)) &&
    (right === 0 || takesTall(model, row.segment, row.to - right, row.to))
  );
}

/** What of a choice of places a row's own leg depends on. */
function legKey(set: RowSet, places: Places, sizes: Sizes, leg: number): string {
  const { cold, sinkLeg, rangeLeg, window } = places;
  const isFilled = places.fillers.includes(leg);
  const turns = set.shape === 'l-shape' || set.shape === 'u-shape';
  const corners = turns ? `${leg > 0}${leg < set.rows.length - 1}${isFilled}` : '';
  const tall = cold.leg === leg ? cold.end : '';
  const sink =
    sinkLeg === leg ? `${places.dishwasher}${window ? window.at : `@${places.sinkAim}`}` : '';
  const range = rangeLeg === leg ? `r${places.rangeAim}` : '';
  const first = sinkLeg === leg && rangeLeg === leg ? places.isSinkFirst : '';
  return `${ladder.indexOf(sizes)}|${corners}|${tall}|${sink}|${range}|${first}`;
}

/** Legs that were made, and null for what a row is too short for. */
type KnownLegs = Map<Row, Map<string, Made>>;

/** The legs of one choice of places and sizes; null where a row is too short for its own. */
function legsOf(
  givens: RoomGivens,
  set: RowSet,
  places: Places,
  sizes: Sizes,
  known: KnownLegs,
): readonly Leg[] | null {
  const legs: Leg[] = [];
  for (const [leg, row] of set.rows.entries()) {
    const own = known.get(row) ?? new Map<string, Made>();
    known.set(row, own);
    const key = legKey(set, places, sizes, leg);
    let made = own.get(key);
    if (made === undefined) {
      const wish = wishOf(set, places, sizes, leg);
      made = wish && endsFitTall(givens, wish) ? legOf(wish) : null;
      own.set(key, made);
    }
    if (!made) return null;
    legs.push(made);
  }
  return legs;
}

export interface Arrangement {
  readonly set: RowSet;
  readonly places: Places;
  readonly legs: readonly Leg[];
}

export interface Arranger {
  /** All that fit, each with the largest sizes that do, evenly filled or with the sink under a window. */
  all(sets: readonly RowSet[]): Arrangement[];
  /** The same with sink and range elsewhere in their rows. */
  aimed(one: Arrangement): Arrangement[];
}

function windowsBehind({ drawing, room }: RoomGivens, row: Row): readonly Hole[] {
  const side = room.sides[row.segment.index];
  // A counter stands below a sill of 36 in and more.
  return side ? windowsOf(drawing, side).filter(({ at }) => at > row.from && at < row.to) : [];
}

/** Deterministic, in a fixed order. */
export function createArranger(givens: RoomGivens): Arranger {
  // Most choices differ in one row alone.
  const known: KnownLegs = new Map();
  function arranged(set: RowSet, places: Places): Arrangement[] {
    const found: Arrangement[] = [];
    // A pantry keeps the refrigerator away from what is around the corner: both are tried.
    for (const hasPantry of [true, false]) {
      for (const sizes of ladder) {
        if (sizes.fridge.startsWith('pantry') !== hasPantry) continue;
        const legs = legsOf(givens, set, places, sizes, known);
        if (!legs) continue;
        found.push({ set, places, legs });
        break;
      }
    }
    return found;
  }
  return {
    all: (sets) =>
      sets.flatMap((set) => {
        const windows = set.rows.map((row) => windowsBehind(givens, row));
        return [...placesOf(set, windows)].flatMap((places) => arranged(set, places));
      }),
    aimed: ({ set, places }) => otherAims(places).flatMap((one) => arranged(set, one)),
  };
}
