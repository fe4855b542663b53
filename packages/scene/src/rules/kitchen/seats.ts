import { along, dotOf, minus, times } from '../../plane/points.ts';
import type { Point } from '../../plane/polygon.ts';
import { isWithin } from '../../plane/region.ts';
import { runBack } from '../aisles.ts';
import { clearAhead, lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import type { RunFacts } from '../facts/run-facts.ts';
import type { Face, Thing } from '../facts/thing.ts';
import { changeRun, moveRun } from '../mends.ts';
import { type Checked, guideline, type Hit, type Rule } from '../rule.ts';
import { cellPoint, wayTo } from '../walkways.ts';
import { waysOf } from '../ways.ts';
import { kitchensOf } from '../work-centers.ts';

interface Seating {
  readonly run: RunFacts;
  readonly seats: readonly Thing[];
  readonly face: Face;
}

/** Islands and peninsulas with seats behind their backs. */
function seatings(room: RoomFacts): Seating[] {
  return room.runs.flatMap((run) => {
    if (run.node.tier !== 'island' && run.node.tier !== 'peninsula') return [];
    const face = runBack(run);
    const seats = room.things.filter(({ role, middle, front }) => {
      if (role !== 'chair') return false;
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
  return ways.doors.some((door) =>
    wayTo(ways.flood, door).some((index) => isWithin(zone, cellPoint(ways.grid, index))),
  );
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
        text: `Behind the seats are ${feet(ahead.distance)}; ${isPassed ? `people who walk past need ${feet(required)}` : `leave ${feet(required)} to sit down`}.`,
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

export const K9: Rule = {
  code: 'K9',
  title: 'Width and knee room of seats',
  sources: [guideline('Kitchen', 9)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) =>
      seatings(room).flatMap(({ run, seats, face }): Hit[] => {
        const { counter } = run.node;
        if (!counter) return [];
        const hits: Hit[] = [];
        const each = run.layout.widthTenths / seats.length;
        if (isShort(each, inch(24))) {
          hits.push({
            text: `${seats.length} seats share ${feet(run.layout.widthTenths)}: ${feet(each)} each. A seat needs ${feet(inch(24))}.`,
            nodeIds: [run.id, ...seats.map(({ id }) => id)],
            measured: Math.round(each),
            required: inch(24),
            line: lineBetween(face.from, along(face.from, run.right, each)),
          });
        }
        const depth = counter.backOverhangTenths;
        const needed = kneeDepth(run.counterTop ?? inch(36));
        if (isShort(depth, needed)) {
          hits.push({
            text: `Knees have ${feet(depth)} under the counter; at this height they need ${feet(needed)}.`,
            nodeIds: [run.id],
            measured: depth,
            required: needed,
            line: lineBetween(face.from, kneeLine(face, depth)),
            mend: changeRun(
              scene.nodes,
              run.id,
              { counter: { ...counter, backOverhangTenths: needed } },
              'Let the counter reach further out',
            ),
          });
        }
        return hits;
      }),
    ),
};

function kneeLine(face: Face, depth: number): Point {
  return along(face.from, face.out, -depth);
}
