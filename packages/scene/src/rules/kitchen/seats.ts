import type { MeasuredLine } from '../../findings/finding.ts';
import { along, dotOf, minus, times } from '../../plane/points.ts';
import { boundsOf, type Point } from '../../plane/polygon.ts';
import { isWithin } from '../../plane/region.ts';
import { runBack } from '../aisles.ts';
import { clearAhead, lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { grown, ofRole, thingsNear } from '../facts/near.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import type { RunFacts } from '../facts/run-facts.ts';
import type { Face, Thing } from '../facts/thing.ts';
import { type Interval, insideOf, joined } from '../intervals.ts';
import { changeRun, moveRun } from '../mends.ts';
import { type Checked, guideline, type Hit, type Rule } from '../rule.ts';
import { cellPoint, cellsTo } from '../walkways.ts';
import { type Ways, waysOf } from '../ways.ts';
import { kitchensOf } from '../work-centers.ts';

interface Seating {
  readonly run: RunFacts;
  readonly seats: readonly Thing[];
  readonly face: Face;
}

const chair = ofRole('chair');

/** Islands and peninsulas with seats behind their backs. */
function seatings(room: RoomFacts): Seating[] {
  return room.runs.flatMap((run) => {
    if (run.node.tier !== 'island' && run.node.tier !== 'peninsula') return [];
    const face = runBack(run);
    const reach = grown(boundsOf([face.from, face.to]), inch(24));
    const seats = thingsNear(room, chair, reach).filter(({ middle, front }) => {
      const out = dotOf(minus(middle, face.from), face.out);
      const along1 = dotOf(minus(middle, face.from), run.right);
      const faces = dotOf(front, face.out) < -0.7;
      return (
        faces &&
        out > -inch(18) &&
        out < inch(24) &&
        along1 > -inch(6) &&
        along1 < run.layout.widthTenths + inch(6)
      );
    });
    return seats.length > 0 ? [{ run, seats, face }] : [];
  });
}

const known = new WeakMap<Ways, ReadonlySet<number>>();

/** The cells of all ways between doors. */
function walkedCells(ways: Ways): ReadonlySet<number> {
  const walked = known.get(ways) ?? new Set(cellsTo(ways.flood, ways.doors));
  known.set(ways, walked);
  return walked;
}

/** Whether a way between doors leads behind the seats. */
function hasTraffic(scene: Checked, room: RoomFacts, face: Face, depth: number): boolean {
  const ways = waysOf(scene, room);
  if (!ways) return false;
  const zone = [
    face.from,
    along(face.from, face.out, depth),
    along(face.to, face.out, depth),
    face.to,
  ];
  const walked = walkedCells(ways);
  scene.work.spend(walked.size / 8);
  return [...walked].some((index) => isWithin(zone, cellPoint(ways.grid, index)));
}

function checkBehind(scene: Checked, room: RoomFacts): Hit[] {
  return seatings(room).flatMap(({ run, seats, face }): Hit[] => {
    const own = new Set([run.id, ...run.hosted.map(({ id }) => id)]);
    const ahead = clearAhead(scene.obstacles, {
      levelId: room.levelId,
      face,
      reach: inch(72),
      ignore: (one) =>
        own.has(one.id) || scene.thing(one.id)?.role === 'chair' || one.bottom > inch(48),
    });
    const { behindSeat, behindSeatEdging, behindSeatTraffic } = scene.limits;
    const isPassed = hasTraffic(scene, room, face, ahead.distance);
    const required = inch(isPassed ? behindSeatTraffic : behindSeat);
    if (!isShort(ahead.distance, required)) return [];
    const canEdge = isPassed && !isShort(ahead.distance, inch(behindSeatEdging));
    const by = times(face.out, ahead.distance - required);
    return [
      {
        tier: canEdge ? 'tip' : 'recommended',
        text: `There is only ${feet(ahead.distance)} behind the seats; leave ${feet(required)} to ${isPassed ? 'walk past' : 'sit down'}.`,
        nodeIds: [
          run.id,
          ...seats.map(({ id }) => id),
          ...(ahead.obstacle ? [ahead.obstacle.id] : []),
        ],
        measured: Math.round(ahead.distance),
        required,
        line: ahead.line,
        mend:
          run.node.tier === 'island' ? moveRun(scene.nodes, run.id, by, 'Move the island') : null,
      },
    ];
  });
}

export const K8: Rule = {
  code: 'K8',
  title: 'Room behind seats',
  sources: [guideline('Kitchen', 8, 'recommended', 'unconfirmed')],
  check: (scene) => kitchensOf(scene.rooms).flatMap((room) => checkBehind(scene, room)),
};

/** Knee depth at a counter of a height: 18 in at a table's, 15 at a counter's, 12 at a bar's. */
function kneeDepth(top: number): number {
  if (top < inch(33)) return inch(18);
  return top < inch(39) ? inch(15) : inch(12);
}

const SEAT = inch(24);

/** The counter behind an island's back, from end to end, along the run from its left end. */
function counterSpan({ run, face }: Seating): Interval | null {
  const row = along(face.from, face.out, -inch(1));
  const spans = joined(run.counters.flatMap((one) => insideOf(one, row, run.right)));
  return spans.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0] ?? null;
}

interface Spacing {
  readonly width: number;
  readonly line: MeasuredLine;
  readonly seats: readonly Thing[];
}

/**
 * The narrowest place at a counter: between the middles of two neighbors, or twice from the middle of
 * the last seat to the counter's end, where an elbow needs as much room.
 */
function narrowestSeat(seating: Seating, [start, end]: Interval): Spacing | null {
  const { run, face } = seating;
  const places = seating.seats
    .map((thing) => ({ thing, x: dotOf(minus(thing.middle, face.from), run.right) }))
    .sort((a, b) => a.x - b.x);
  const found: Spacing[] = [];
  const note = (width: number, from: number, to: number, ...seats: readonly Thing[]) => {
    const at = (x: number) => along(face.from, run.right, x);
    found.push({ width, line: lineBetween(at(from), at(to)), seats });
  };
  for (const [i, { thing, x }] of places.entries()) {
    const next = places[i + 1];
    if (i === 0) note(2 * (x - start), start, x, thing);
    if (next) note(next.x - x, x, next.x, thing, next.thing);
    else note(2 * (end - x), x, end, thing);
  }
  return found.toSorted((a, b) => a.width - b.width)[0] ?? null;
}

function checkWidth(seating: Seating): Hit[] {
  const { run, seats } = seating;
  const span = counterSpan(seating);
  const narrow = span && narrowestSeat(seating, span);
  if (!narrow || !isShort(narrow.width, SEAT)) return [];
  const fits = Math.floor((span[1] - span[0] + 2) / SEAT);
  return [
    {
      text:
        fits < seats.length
          ? `${seats.length} seats share ${feet(span[1] - span[0])} of counter; at ${feet(SEAT)} each, ${fits} fit.`
          : `A seat has only ${feet(Math.max(0, narrow.width))} of counter; space the seats ${feet(SEAT)} apart.`,
      nodeIds: [run.id, ...narrow.seats.map(({ id }) => id)],
      measured: Math.round(narrow.width),
      required: SEAT,
      line: narrow.line,
    },
  ];
}

function checkKnees(scene: Checked, { run, face }: Seating): Hit[] {
  const { counter } = run.node;
  if (!counter) return [];
  const depth = counter.backOverhangTenths;
  const needed = kneeDepth(run.counterTop ?? inch(36));
  if (!isShort(depth, needed)) return [];
  return [
    {
      text: `Knees have ${feet(depth)} under the counter; at this height, leave ${feet(needed)}.`,
      nodeIds: [run.id],
      measured: depth,
      required: needed,
      line: lineBetween(face.from, kneeLine(face, depth)),
      mend: changeRun(
        scene.nodes,
        run.id,
        { counter: { ...counter, backOverhangTenths: needed } },
        `Let the counter reach out ${feet(needed)}`,
      ),
    },
  ];
}

export const K9: Rule = {
  code: 'K9',
  title: 'Width and knee room of seats',
  sources: [guideline('Kitchen', 9)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) =>
      seatings(room).flatMap((seating) => [...checkWidth(seating), ...checkKnees(scene, seating)]),
    ),
};

function kneeLine(face: Face, depth: number): Point {
  return along(face.from, face.out, -depth);
}
