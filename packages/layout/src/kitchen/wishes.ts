// Every way to stand a refrigerator, a sink with its dishwasher and bins, and a range in a set of rows.

import type { Drawing, Hole } from '../drawing/drawing.ts';
import { windowsOf } from '../drawing/drawn-room.ts';
import type { DrawnRoom } from '../drawing/side.ts';
import { tallWidth } from '../furnishing/tall-units.ts';
import type { RoomModel } from '../room/room-model.ts';
import { CORNER, type Leg, type LegWish, legOf } from './kitchen-plan.ts';
import { firstAlike, HAS, ladder, type Sizes } from './ladder.ts';
import { plainLegs } from './plain-legs.ts';
import { type Row, type RowSet, rowKey, takesTall } from './rows.ts';
import type { StandingWork } from './standing-work.ts';

type Made = ReturnType<typeof legOf>;

export interface RoomGivens {
  readonly standing: StandingWork;
  readonly model: RoomModel;
  readonly room: DrawnRoom;
  readonly drawing: Drawing;
}

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
  /** Behind the dishwasher as seen from the sink, not at its other side. */
  readonly areBinsBeyond: boolean;
  readonly sinkAim: Aim;
  readonly rangeAim: Aim;
}

/**
 * Where in its row a thing aims: a part of the base cabinets' length, or as near to the refrigerator as it may be;
 * null is as the row fills evenly.
 */
type Aim = number | 'close' | null;

const sides = ['left', 'right'] as const;

/** All ends that are in no corner with another row. */
function coldEnds({ rows, corners }: RowSet, { cold }: StandingWork): Places['cold'][] {
  if (cold) return [{ leg: 0, end: 'left' }];
  return rows.flatMap((_, leg) =>
    sides.flatMap((end) => (turnsAt(corners, leg)[end] ? [] : [{ leg, end }])),
  );
}

/** At which ends a row meets another one. */
function turnsAt(corners: number, leg: number) {
  return { left: leg > 0 && leg <= corners, right: leg < corners };
}

function cornerFillers({ corners }: RowSet): (readonly number[])[] {
  if (corners === 1) return [[0], [1]];
  return corners === 2 ? [[1], [0, 2]] : [[]];
}

/** In rows that are asked for nothing more, things stand as the row fills evenly. */
const UNAIMED = { window: null, areBinsBeyond: false, sinkAim: null, rangeAim: null } as const;
const AIMS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

/** Counter between a refrigerator and the range beside it, and between that and the sink. */
const BY_COLD = 17;
const BY_RANGE = 18;
/** Larger ones stand too far from each other for the triangle. */
const CLOSE = { sink: 33, range: 30 };

/** Refrigerator, range and sink of one row as near to each other as they may be. */
function closeAims(places: Places): Places[] {
  const { cold, sinkLeg, rangeLeg, isSinkFirst, window, dishwasher } = places;
  const isRangeNear = (cold.end === 'left') !== isSinkFirst;
  // Bins and dishwasher are beyond the sink.
  const isBeyond = dishwasher !== cold.end;
  if (sinkLeg !== rangeLeg || cold.leg !== sinkLeg || window || !isRangeNear || !isBeyond)
    return [];
  return [{ ...places, areBinsBeyond: true, rangeAim: 'close', sinkAim: 'close' }];
}

/** The same places with the sink elsewhere in its row, its bins at either side. */
function sinkAims(places: Places): Places[] {
  if (places.rangeAim === 'close') return [];
  const aims = places.window ? [null] : [null, ...AIMS];
  return aims.flatMap((sinkAim) =>
    [false, true].flatMap((areBinsBeyond): Places[] =>
      sinkAim === null && !areBinsBeyond ? [] : [{ ...places, sinkAim, areBinsBeyond }],
    ),
  );
}

/** The same places with the range elsewhere in its row. A row aims one thing. */
function rangeAims(places: Places): Places[] {
  if (places.rangeAim === 'close') return [];
  const isAimed = places.sinkAim !== null || places.window !== null;
  if (places.sinkLeg === places.rangeLeg && isAimed) return [];
  return AIMS.map((rangeAim) => ({ ...places, rangeAim }));
}

/** What stands already has no place in a row: one is as good as another. */
const ANYWHERE = [0];

function* placesOf(
  set: RowSet,
  windows: readonly (readonly Hole[])[],
  standing: StandingWork,
): Generator<Places> {
  const legs = set.rows.map((_, i) => i);
  const isSinkFree = standing.sink === null;
  for (const cold of coldEnds(set, standing)) {
    for (const fillers of cornerFillers(set)) {
      for (const sinkLeg of isSinkFree ? legs : ANYWHERE) {
        for (const rangeLeg of standing.cooking ? ANYWHERE : legs) {
          for (const isSinkFirst of sinkLeg === rangeLeg ? [true, false] : [true]) {
            for (const dishwasher of isSinkFree ? sides : (['left'] as const)) {
              const fixed = { cold, sinkLeg, rangeLeg, isSinkFirst, dishwasher, fillers };
              for (const window of isSinkFree ? (windows[sinkLeg] ?? []) : [])
                yield { ...fixed, ...UNAIMED, window };
              yield { ...fixed, ...UNAIMED };
            }
          }
        }
      }
    }
  }
}

function cornersOf({ corners }: RowSet, leg: number, fillers: readonly number[]) {
  const turns = turnsAt(corners, leg);
  const kind = fillers.includes(leg) ? ('filled' as const) : ('given' as const);
  return {
    leftCorner: turns.left ? kind : ('none' as const),
    rightCorner: turns.right ? kind : ('none' as const),
  };
}

/** The row of bins that the sink's row has no room for: that of the range, else the one beside. */
function binsLeg({ rows }: RowSet, { sinkLeg, rangeLeg }: Places): number | null {
  if (rangeLeg !== sinkLeg) return rangeLeg;
  return rows.length < 2 ? null : sinkLeg === 0 ? 1 : sinkLeg - 1;
}

function sinkBlock(
  sizes: Sizes,
  { dishwasher, areBinsBeyond }: Places,
  { at, hasDishwasher }: { readonly at: string; readonly hasDishwasher: boolean },
): string {
  const isHere = sizes.bins > 0 && !sizes.areBinsElsewhere;
  const bins = isHere ? [`trash${sizes.bins}`] : [];
  const sink = `sink${sizes.sink}${at}`;
  const dw = hasDishwasher ? [] : [`dw${sizes.dishwasher}`];
  const block = areBinsBeyond ? [sink, ...dw, ...bins] : [...bins, sink, ...dw];
  return (dishwasher === 'right' ? block : block.toReversed()).join(' ');
}

function wishOf(
  { standing }: RoomGivens,
  set: RowSet,
  places: Places,
  { sizes, leg }: { readonly sizes: Sizes; readonly leg: number },
): LegWish | null {
  const row = set.rows[leg];
  if (!row) return null;
  const { cold, window } = places;
  const corners = cornersOf(set, leg, places.fillers);
  const tall = (end: 'left' | 'right') => {
    if (standing.cold || cold.leg !== leg || cold.end !== end) return '';
    // The refrigerator stands next to the counter.
    return end === 'left' ? sizes.fridge : sizes.fridge.split(' ').toReversed().join(' ');
  };
  const [tallLeft, tallRight] = [tall('left'), tall('right')];
  const given = (corner: LegWish['leftCorner']) => (corner === 'given' ? CORNER : 0);
  const baseFrom = row.from + given(corners.leftCorner) + tallWidth(tallLeft);
  const baseTo = row.to - given(corners.rightCorner) - tallWidth(tallRight);
  const length = Math.max(0, baseTo - baseFrom);
  const aim = (to: Aim, of: 'sink' | 'range') => {
    if (to === null) return '';
    if (typeof to === 'number') return `@${(to * length).toFixed(2)}`;
    const past = of === 'range' ? 0 : sizes.range / 2 + BY_RANGE + sizes.sink / 2;
    const off = BY_COLD + sizes.range / 2 + past;
    return `@${Math.max(0, cold.end === 'left' ? off : length - off).toFixed(2)}`;
  };
  const at = window
    ? `@${Math.max(0, window.at - baseFrom).toFixed(2)}`
    : aim(places.sinkAim, 'sink');
  const { hasDishwasher } = standing;
  const sink =
    places.sinkLeg === leg && !standing.sink
      ? [sinkBlock(sizes, places, { at, hasDishwasher })]
      : [];
  const range =
    places.rangeLeg === leg && !standing.cooking
      ? [`range${sizes.range}${aim(places.rangeAim, 'range')}`]
      : [];
  const own = places.isSinkFirst ? [...sink, ...range] : [...range, ...sink];
  const isBinsLeg = sizes.areBinsElsewhere && !standing.sink && binsLeg(set, places) === leg;
  const bins = isBinsLeg ? [`trash${sizes.bins}`] : [];
  // At the end that is nearer to the sink.
  const parts = leg > places.sinkLeg ? [...bins, ...own] : [...own, ...bins];
  return { row, parts: parts.join(' '), tallLeft, tallRight, ...corners };
}

function endsFitTall({ model }: RoomGivens, { row, tallLeft, tallRight }: LegWish): boolean {
  const [left, right] = [tallWidth(tallLeft), tallWidth(tallRight)];
  return (
    (left === 0 || takesTall(model, row.segment, row.from, row.from + left)) &&
    (right === 0 || takesTall(model, row.segment, row.to - right, row.to))
  );
}

/** What of a choice of places a row's own leg depends on, beside its sizes and bins from elsewhere. */
function legKey(set: RowSet, places: Places, leg: number): string {
  const { cold, sinkLeg, rangeLeg, window } = places;
  const isFilled = places.fillers.includes(leg);
  const turns = turnsAt(set.corners, leg);
  const corners = `${turns.left}${turns.right}${isFilled}`;
  const tall = cold.leg === leg ? cold.end : '';
  const sink =
    sinkLeg === leg
      ? `${places.dishwasher}${places.areBinsBeyond}${window ? window.at : `@${places.sinkAim}`}`
      : '';
  const range = rangeLeg === leg ? `r${places.rangeAim}` : '';
  const first = sinkLeg === leg && rangeLeg === leg ? places.isSinkFirst : '';
  return `${corners}|${tall}|${sink}|${range}|${first}`;
}

function roleOf({ cold, sinkLeg, rangeLeg }: Places, leg: number): number {
  return (
    (cold.leg === leg ? HAS.cold : 0) |
    (sinkLeg === leg ? HAS.sink : 0) |
    (rangeLeg === leg ? HAS.range : 0)
  );
}

/** Legs by `sizedAt`: null for what a row is too short for, undefined for what was not tried yet. */
type Sized = (Made | undefined)[];

/** Where in `Sized` a leg in a size of the ladder is, without bins from elsewhere or with them on either side of the sink. */
function sizedAt(set: RowSet, places: Places, size: number, leg: number): number {
  const role = roleOf(places, leg);
  const hasBins = ladder[size]?.areBinsElsewhere && binsLeg(set, places) === leg;
  if (!hasBins) return firstAlike[role]?.[size] ?? size;
  const side = leg > places.sinkLeg ? 1 : 2;
  return ladder.length * side + (firstAlike[role | HAS.bins]?.[size] ?? size);
}

/** Legs that were made, by their rows and what they depend on: most choices differ in one row alone. */
type KnownLegs = (row: Row) => Map<string, Sized>;

function createKnownLegs(): KnownLegs {
  const byText = new Map<string, Map<string, Sized>>();
  const byRow = new Map<Row, Map<string, Sized>>();
  return (row) => {
    const before = byRow.get(row);
    if (before) return before;
    const text = rowKey(row);
    const own = byText.get(text) ?? new Map<string, Sized>();
    byText.set(text, own);
    byRow.set(row, own);
    return own;
  };
}

/** The legs of one choice of places in each size that is asked for; null where a row is too short for its own. */
function legsOf(
  givens: RoomGivens,
  set: RowSet,
  places: Places,
  known: KnownLegs,
): (sizes: Sizes) => readonly Leg[] | null {
  const rows = set.rows.map((row, leg): Sized => {
    const own = known(row);
    const key = legKey(set, places, leg);
    const sized = own.get(key) ?? [];
    own.set(key, sized);
    return sized;
  });
  return (sizes) => {
    const size = ladder.indexOf(sizes);
    const legs: Leg[] = [];
    for (const [leg, sized] of rows.entries()) {
      const at = sizedAt(set, places, size, leg);
      let made = sized[at];
      if (made === undefined) {
        const wish = wishOf(givens, set, places, { sizes, leg });
        made = wish && endsFitTall(givens, wish) ? legOf(wish) : null;
        sized[at] = made;
      }
      if (!made) return null;
      legs.push(made);
    }
    return legs;
  };
}

export interface Arrangement {
  readonly set: RowSet;
  readonly places: Places;
  /** One of each row, then those of plain cabinets. */
  readonly legs: readonly Leg[];
}

export interface Arranger {
  /** All that fit, each with the largest sizes that do, evenly filled or with the sink under a window. */
  all(sets: readonly RowSet[]): Arrangement[];
  /** The same with the sink elsewhere in its row. */
  withSinkElsewhere(one: Arrangement): Arrangement[];
  /** The same with the range elsewhere in its row. */
  withRangeElsewhere(one: Arrangement): Arrangement[];
  /** The same with rows of plain cabinets on what is left of the walls; null where nothing is. */
  withCounter(one: Arrangement): Arrangement | null;
}

function windowsBehind({ drawing, room }: RoomGivens, row: Row): readonly Hole[] {
  const side = room.sides[row.segment.index];
  // A counter stands below a sill of 36 in and more.
  return side ? windowsOf(drawing, side).filter(({ at }) => at > row.from && at < row.to) : [];
}

/** Deterministic, in a fixed order. */
export function createArranger(givens: RoomGivens): Arranger {
  const known = createKnownLegs();
  const { sink, cooking, cold } = givens.standing;
  /** Nothing of it stands there yet. */
  const isWhole = !sink && !cooking && !cold;
  function arranged(set: RowSet, places: Places): Arrangement[] {
    const found: Arrangement[] = [];
    const inSizes = legsOf(givens, set, places, known);
    // A pantry keeps the refrigerator away from what is around the corner: both are tried.
    for (const hasPantry of givens.standing.cold ? [false] : [true, false]) {
      for (const sizes of ladder) {
        if (sizes.fridge.startsWith('pantry') !== hasPantry) continue;
        const isClose = places.rangeAim === 'close';
        if (isClose && (sizes.sink > CLOSE.sink || sizes.range > CLOSE.range)) continue;
        if (sizes.areBinsElsewhere && binsLeg(set, places) === null) continue;
        const legs = inSizes(sizes);
        if (!legs) continue;
        found.push({ set, places, legs });
        break;
      }
    }
    return found;
  }
  const plain = new Map<RowSet, readonly Leg[]>();
  return {
    all: (sets) =>
      sets.flatMap((set) => {
        const windows = set.rows.map((row) => windowsBehind(givens, row));
        return [...placesOf(set, windows, givens.standing)].flatMap((places) =>
          [places, ...(isWhole ? closeAims(places) : [])].flatMap((one) => arranged(set, one)),
        );
      }),
    withSinkElsewhere: ({ set, places }) =>
      (sink ? [] : sinkAims(places)).flatMap((one) => arranged(set, one)),
    withRangeElsewhere: ({ set, places }) =>
      (cooking ? [] : rangeAims(places)).flatMap((one) => arranged(set, one)),
    withCounter: (one) => {
      // A row that stays has counter which nothing here measures.
      if (givens.standing.hasRows) return null;
      const legs = plain.get(one.set) ?? plainLegs(givens.model, one.set);
      plain.set(one.set, legs);
      return legs.length === 0 ? null : { ...one, legs: [...one.legs, ...legs] };
    },
  };
}
