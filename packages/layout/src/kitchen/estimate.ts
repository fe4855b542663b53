// What an arrangement will be worth, from its rows alone: the planning rules for distances and landings in one dimension.
// Cheap enough for thousands; the planning rules themselves judge the best.
import { distanceOf } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import type { Hole } from '../drawing/drawing.ts';
import { windowsOf } from '../drawing/drawn-room.ts';
import { inchesOf, tenths } from '../drawing/measure.ts';
import { readParts } from '../furnishing/parts.ts';
import { tallWidth } from '../furnishing/tall-units.ts';
import { fromSegment } from '../room/room-model.ts';
import type { Leg } from './kitchen-plan.ts';
import { ROW_DEPTH, takesHood } from './rows.ts';
import type { StandingWork } from './standing-work.ts';
import type { Arrangement, RoomGivens } from './wishes.ts';

export interface WorkCenters {
  readonly sink: Point;
  readonly cooking: Point;
  readonly cold: Point;
}

interface Placed {
  readonly leg: Leg;
  readonly from: number;
  readonly to: number;
}

function placedPart(legs: readonly Leg[], word: string): Placed | null {
  for (const leg of legs) {
    const found = leg.fitted.parts.find(({ part }) => part.word === word);
    if (found) return { leg, from: leg.baseFrom + found.from, to: leg.baseFrom + found.to };
  }
  return null;
}

function placedCold(legs: readonly Leg[]): Placed | null {
  for (const leg of legs) {
    for (const [end, text] of [
      ['left', leg.wall.tallLeft],
      ['right', leg.wall.tallRight],
    ] as const) {
      if (!text) continue;
      const fridge = readParts(text).find(({ word }) => word === 'fridge');
      if (!fridge) continue;
      // It stands next to the counter, whatever else is tall.
      const wide = tallWidth(`fridge${fridge.width}`);
      return end === 'left'
        ? { leg, from: leg.baseFrom - wide, to: leg.baseFrom }
        : { leg, from: leg.baseTo, to: leg.baseTo + wide };
    }
  }
  return null;
}

/** How far from the wall the fronts are. */
const FRONTS = { sink: 22.4, range: 27, cold: 31 };

function frontOf({ leg, from, to }: Placed, out: number): Point {
  return fromSegment(leg.row.segment, tenths((from + to) / 2), tenths(out));
}

/** The places of work of an arrangement, middles of their fronts in plan; null without one of them. */
export function workCentersOf(legs: readonly Leg[], standing: StandingWork): WorkCenters | null {
  const [sink, range, cold] = [
    placedPart(legs, 'sink'),
    placedPart(legs, 'range'),
    placedCold(legs),
  ];
  const centers = {
    sink: standing.sink ?? (sink && frontOf(sink, FRONTS.sink)),
    cooking: standing.cooking ?? (range && frontOf(range, FRONTS.range)),
    cold: standing.cold ?? (cold && frontOf(cold, FRONTS.cold)),
  };
  if (!centers.sink || !centers.cooking || !centers.cold) return null;
  return { sink: centers.sink, cooking: centers.cooking, cold: centers.cold };
}

/** In all, inches. */
const COUNTER = 159;

const lacks = (has: number, needs: number) => Math.max(0, needs - has);

/** Less is better, of both. */
export interface Estimate {
  /** What the planning rules will say, about. */
  readonly missed: number;
  /** Of what no rule speaks: short ways, a window over the sink. */
  readonly comfort: number;
  /** Whether there is too little counter in all. */
  readonly lacksCounter: boolean;
}

/** About what the planning rules' judgment costs: a guideline that is missed, and by how much. */
const MISSED = 55;
function misses(has: number, needs: number): number {
  const short = lacks(has, needs);
  return short > 0 ? MISSED + short : 0;
}

/** Counter on both sides of a part, up to a range or the end of its row. A corner serves from 3 in on. */
function landings({ leg, from, to }: Placed): { readonly left: number; readonly right: number } {
  const hot = leg.fitted.parts
    .filter(({ part }) => part.word === 'range')
    .map((one) => ({ from: leg.baseFrom + one.from, to: leg.baseFrom + one.to }));
  const start = leg.baseFrom + leg.fitted.from;
  const end = leg.baseFrom + leg.fitted.to;
  const before = Math.max(start, ...hot.filter((one) => one.to <= from + 0.1).map((one) => one.to));
  const after = Math.min(end, ...hot.filter((one) => one.from >= to - 0.1).map((one) => one.from));
  const reach = (length: number, isEnd: boolean, isTurn: boolean) =>
    isEnd && isTurn && length >= 12 ? Math.max(length, 36) : length;
  return {
    left: reach(from - before, before === start, leg.leftCorner !== 'none'),
    right: reach(after - to, after === end, leg.rightCorner !== 'none'),
  };
}

function distances({ sink, cooking, cold }: WorkCenters): Omit<Estimate, 'lacksCounter'> {
  const legs = [distanceOf(sink, cooking), distanceOf(cooking, cold), distanceOf(cold, sink)].map(
    inchesOf,
  );
  const total = legs.reduce((sum, one) => sum + one, 0);
  const missed = legs.reduce((sum, one) => sum + misses(one, 48.5) + misses(107.5 - one, 0), 0);
  // Within the guideline, shorter ways are better.
  return { missed: missed + misses(311 - total, 0), comfort: total * 0.05 };
}

/** Room to stand beside an open dishwasher, up to a row at a right angle; the least of both sides. */
function standingRoom(legs: readonly Leg[]): number {
  const washer = placedPart(legs, 'dw');
  if (!washer) return Number.POSITIVE_INFINITY;
  const { row, leftCorner, rightCorner } = washer.leg;
  const from = row.from + FRONTS.range + 1.5;
  const to = row.to - FRONTS.range - 1.5;
  return Math.min(
    leftCorner === 'none' ? Number.POSITIVE_INFINITY : washer.from - from,
    rightCorner === 'none' ? Number.POSITIVE_INFINITY : to - washer.to,
  );
}

function isBefore(hole: Hole, { from, to }: Placed): boolean {
  return hole.at + hole.width / 2 > from && hole.at - hole.width / 2 < to;
}

/** Counter on both sides of the sink: to put things down, and to prepare. */
function bySink(sink: Placed): number {
  const { left, right } = landings(sink);
  const long = Math.max(left, right);
  return misses(long, 24) + misses(Math.min(left, right), 18) + misses(long, 36.2);
}

function byRange(range: Placed, windows: readonly Hole[]): number {
  const { left, right } = landings(range);
  return (
    misses(Math.max(left, right), 15.2) +
    misses(Math.min(left, right), 12.2) +
    (windows.some((hole) => isBefore(hole, range)) ? 80 : 0)
  );
}

/** Counter beside the refrigerator, up to a range in its row. */
function byCold(cold: Placed, range: Placed | null): number {
  const between = range && (cold.from < range.from ? range.from - cold.to : cold.from - range.to);
  const isHere = between !== null && range?.leg === cold.leg;
  return misses(isHere ? between : cold.leg.baseTo - cold.leg.baseFrom, 16.8);
}

/**
 * With an island of that length, inches; 0 is none. What stands in the room already is counted by its places of work
 * alone. Null without a place of work or for its hood.
 */
export function estimate(
  { model, room, drawing, standing }: RoomGivens,
  { set, legs }: Pick<Arrangement, 'set' | 'legs'>,
  islandLength: number,
): Estimate | null {
  const [sink, range, cold] = [
    placedPart(legs, 'sink'),
    placedPart(legs, 'range'),
    placedCold(legs),
  ];
  const centers = workCentersOf(legs, standing);
  if (!centers) return null;
  if (range && !takesHood(model, range.leg.row.segment, range)) return null;
  const windows = (placed: Placed) => {
    const side = room.sides[placed.leg.row.segment.index];
    return side ? windowsOf(drawing, side) : [];
  };
  const lit =
    sink && windows(sink).some((hole) => Math.abs(hole.at - (sink.from + sink.to) / 2) < 2);
  const long = (placed: Placed | null) => (placed ? placed.to - placed.from : 0);
  const counter =
    legs.reduce((sum, { fitted }) => sum + fitted.to - fitted.from, 0) -
    long(sink) -
    long(range) -
    set.corners * ROW_DEPTH +
    islandLength;
  const ways = distances(centers);
  const missed =
    ways.missed +
    (sink ? bySink(sink) : 0) +
    (range ? byRange(range, windows(range)) : 0) +
    (cold ? byCold(cold, range) : 0) +
    misses(standingRoom(legs), 21.2) +
    misses(counter, COUNTER) +
    (set.isTight ? MISSED : 0);
  return { missed, comfort: ways.comfort - (lit ? 25 : 0), lacksCounter: counter < COUNTER };
}
