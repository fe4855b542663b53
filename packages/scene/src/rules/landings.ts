// Counter beside sinks, ranges and refrigerators, by the true outlines of all counters in line with them.
import type { MeasuredLine } from '../findings/finding.ts';
import { along, dotOf, minus, times } from '../plane/points.ts';
import { boundsOf, type Point } from '../plane/polygon.ts';
import { lineBetween } from './facts/clear-ahead.ts';
import { inch } from './facts/inch.ts';
import { boxOfThing, grown, runsNear } from './facts/near.ts';
import type { RoomFacts } from './facts/room-facts.ts';
import type { RunFacts } from './facts/run-facts.ts';
import { faceOf, type Thing } from './facts/thing.ts';
import { insideOf, joined, without } from './intervals.ts';

export interface Landing {
  /** Unbroken counter beside the thing, at the counter's middle; tenths. */
  readonly length: number;
  /** Where it begins, from the thing's side: beyond a panel and the air before it. */
  readonly begin: number;
  /** Distance along the front to a turn of the counter; null if it does not turn. */
  readonly toCorner: number | null;
  /** Front of the counter after the corner. */
  readonly afterCorner: number;
  readonly top: number | null;
  readonly line: MeasuredLine;
}

/** A filler or an appliance's gap: counters that far apart count as one. */
const SEAM = inch(1.5);
/** Between a tall appliance and the counter beside it: a panel, a filler and the air that its door needs. */
const SIDE = inch(3.5);
/** Their sides stand in panels; other things lie in the counter or close against it. */
const panelled: readonly string[] = ['refrigerator', 'oven', 'cooler'];

interface Top {
  readonly polygon: readonly Point[];
  readonly height: number;
}

function counterTops(runs: readonly RunFacts[]): Top[] {
  return runs.flatMap(({ counters, counterTop }) =>
    counterTop === null ? [] : counters.map((polygon) => ({ polygon, height: counterTop })),
  );
}

/** No counter is longer, and nobody reaches further. */
const FARTHEST = inch(600);
/** How far a counter at a right angle may stand off the line of a landing. */
const TURN = inch(48);

/** Unbroken counter from `origin` along `direction`. */
function reachOf(room: RoomFacts, own: Thing, origin: Point, direction: Point, height?: number) {
  const side = panelled.includes(own.role) ? SIDE : SEAM;
  const near = (at: number) => height === undefined || Math.abs(at - height) <= inch(1);
  const line = boundsOf([along(origin, direction, -FARTHEST), along(origin, direction, FARTHEST)]);
  const runs = runsNear(room, line);
  const tops = counterTops(runs).filter((one) => near(one.height));
  const stretches = tops.flatMap(({ polygon, height: top }) =>
    insideOf(polygon, origin, direction).map(([from, to]) => ({ from, to, top })),
  );
  // Its own basin's rim reaches under the counter: only other holes end a landing.
  const ownFrom = -Math.max(own.width, own.depth);
  const cuts = runs
    .flatMap(({ holes }) => holes.flatMap((hole) => insideOf(hole, origin, direction)))
    .filter(([, to]) => to > 1 && to > ownFrom);
  const free = without(
    joined(
      stretches.map(({ from, to }) => [from, to] as const),
      SEAM,
    ),
    cuts,
  );
  const start = free.find(([from, to]) => from <= side && to > 1);
  const first = stretches.find(({ from, to }) => from <= side && to > 1);
  const begin = Math.max(0, start?.[0] ?? 0);
  return { begin, length: start ? start[1] - begin : 0, top: first?.top ?? null };
}

function measure(room: RoomFacts, thing: Thing, side: 'left' | 'right', height?: number): Landing {
  const out = faceOf(thing, side).out;
  const back = along(thing.middle, thing.front, -thing.depth / 2);
  // Free-standing things stand against the wall as counters do; basins lie in the middle of one.
  const middle = thing.role === 'sink' || thing.role === 'cooktop' ? thing.depth / 2 : inch(12);
  const start = along(along(back, thing.front, middle), out, thing.width / 2);
  const { begin, length, top } = reachOf(room, thing, start, out, height);
  const corner = cornerOf(room, thing, start, out, begin + length);
  const line = lineBetween(along(start, out, begin), along(start, out, begin + length));
  return { begin, length, top, ...corner, line };
}

/** Whether a counter at a right angle cuts the front off within the length. */
function cornerOf(room: RoomFacts, thing: Thing, start: Point, out: Point, length: number) {
  let toCorner: number | null = null;
  let afterCorner = 0;
  const line = boundsOf([start, along(start, out, length + SEAM)]);
  for (const run of runsNear(room, grown(line, TURN))) {
    if (run.counterTop === null || Math.abs(dotOf(run.front, thing.front)) > 0.3) continue;
    for (const polygon of run.counters) {
      let near = Infinity;
      let deep = 0;
      for (const point of polygon) {
        const from = minus(point, start);
        near = Math.min(near, dotOf(from, out));
        deep = Math.max(deep, dotOf(from, thing.front));
      }
      if (near < -inch(1) || near > length + SEAM) continue;
      const front = inch(13);
      if (deep <= front) continue;
      if (toCorner === null || near < toCorner) {
        toCorner = near;
        afterCorner = deep - front;
      }
    }
  }
  return { toCorner, afterCorner };
}

const known = new WeakMap<RoomFacts, Map<string, Landing>>();

/** The landing on one side of a thing; only counters at `height` where one is given. */
export function landingOf(
  room: RoomFacts,
  thing: Thing,
  side: 'left' | 'right',
  height?: number,
): Landing {
  const landings = known.get(room) ?? new Map<string, Landing>();
  known.set(room, landings);
  const key = `${thing.id} ${side} ${height ?? ''}`;
  const before = landings.get(key);
  if (before) return before;
  const landing = measure(room, thing, side, height);
  landings.set(key, landing);
  return landing;
}

export function bothLandings(room: RoomFacts, thing: Thing, height?: number) {
  return {
    left: landingOf(room, thing, 'left', height),
    right: landingOf(room, thing, 'right', height),
  };
}

/** The longest unbroken counter across the aisle from a thing, within `reach` of its front. */
export function landingAcross(room: RoomFacts, thing: Thing, reach: number): number {
  const front = along(thing.middle, thing.front, thing.depth / 2);
  let longest = 0;
  const half = times(thing.right, thing.width / 2);
  const corners = [along(front, half, 1), along(front, half, -1)];
  const before = boundsOf([...corners, ...corners.map((at) => along(at, thing.front, reach))]);
  for (const run of runsNear(room, before)) {
    if (run.counterTop === null || run.hosted.some(({ id }) => id === thing.id)) continue;
    for (const polygon of run.counters) {
      let near = Infinity;
      let left = Infinity;
      let right = -Infinity;
      for (const point of polygon) {
        const from = minus(point, front);
        near = Math.min(near, dotOf(from, thing.front));
        left = Math.min(left, dotOf(from, thing.right));
        right = Math.max(right, dotOf(from, thing.right));
      }
      const isAcross = near > inch(12) && near <= reach;
      if (isAcross && left < thing.width / 2 && right > -thing.width / 2) {
        const row = along(front, thing.front, near + inch(12));
        const free = without(
          insideOf(polygon, row, thing.right),
          run.holes.flatMap((hole) => insideOf(hole, row, thing.right)),
        );
        for (const [from, to] of free) longest = Math.max(longest, to - from);
      }
    }
  }
  return longest;
}

/** Unbroken counter right above a thing, along its front. */
export function landingAbove(room: RoomFacts, thing: Thing): number {
  // Its middle may lie on the seam of two pieces.
  const row = along(thing.middle, thing.front, 1);
  let longest = 0;
  for (const { counters, counterTop, holes } of runsNear(room, boxOfThing(thing))) {
    if (counterTop === null || counterTop < thing.body.topTenths - inch(1)) continue;
    if (counterTop > thing.body.topTenths + inch(12)) continue;
    const free = without(
      counters.flatMap((one) => insideOf(one, row, thing.right)),
      holes.flatMap((one) => insideOf(one, row, thing.right)),
    );
    for (const [from, to] of free) {
      if (from < thing.width / 2 && to > -thing.width / 2) longest = Math.max(longest, to - from);
    }
  }
  return longest;
}
