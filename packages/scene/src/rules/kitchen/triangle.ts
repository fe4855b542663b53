import { along, directionOf, distanceOf, dotOf, minus } from '../../plane/points.ts';
import type { Point, Polygon } from '../../plane/polygon.ts';
import { isWithin } from '../../plane/region.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch } from '../facts/inch.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { insideOf, lengthOf } from '../intervals.ts';
import type { Checked } from '../rule.ts';
import { guideline, type Hit, type Rule } from '../rule.ts';
import { cellPoint, type Flood, floodFrom, roomiestCell, walkGrid, wayTo } from '../walkways.ts';
import { type Center, kitchensOf, workCenters } from '../work-centers.ts';

const SHORTEST = inch(48);
const LONGEST = inch(108);
const SUM = inch(312);
const CUT = inch(12);

function legHit(a: Center, b: Center): Hit | null {
  const length = distanceOf(a.at, b.at);
  const isShort = length < SHORTEST - 2;
  if (!isShort && length <= LONGEST + 2) return null;
  const required = isShort ? SHORTEST : LONGEST;
  return {
    text: `From the ${a.what} to the ${b.what} is ${feet(length)}; ${isShort ? 'leave at least' : 'keep it within'} ${feet(required)}.`,
    nodeIds: [b.thing.id, a.thing.id],
    measured: Math.round(length),
    required,
    line: lineBetween(a.at, b.at),
  };
}

function islandHit(room: RoomFacts, a: Center, b: Center): Hit | null {
  const direction = directionOf(a.at, b.at);
  const length = distanceOf(a.at, b.at);
  for (const run of room.runs) {
    if (run.node.tier !== 'island' && run.node.tier !== 'peninsula') continue;
    const holds = [a, b].some(({ thing }) => thing.node.hostId === run.id);
    if (holds) continue;
    const inside = run.footprints
      .flatMap((one) => insideOf(one, a.at, direction))
      .map(([from, to]) => [Math.max(0, from), Math.min(length, to)] as const)
      .filter(([from, to]) => to > from);
    const cut = lengthOf(inside);
    if (cut <= CUT + 2) continue;
    return {
      text: `The way from the ${a.what} to the ${b.what} runs ${feet(cut)} through the ${run.node.tier}; up to ${feet(CUT)} is fine.`,
      nodeIds: [run.id, a.thing.id, b.thing.id],
      measured: Math.round(cut),
      required: CUT,
      line: lineBetween(a.at, b.at),
    };
  }
  return null;
}

function checkTriangle(room: RoomFacts): Hit[] {
  const { primary, all } = workCenters(room);
  const hits: Hit[] = [];
  const pairs = primary.flatMap((a, i) => primary.slice(i + 1).map((b) => [a, b] as const));
  for (const [a, b] of pairs) {
    const hit = legHit(a, b) ?? islandHit(room, a, b);
    if (hit) hits.push(hit);
  }
  const sum = pairs.reduce((total, [a, b]) => total + distanceOf(a.at, b.at), 0);
  if (primary.length === 3 && sum > SUM + 2) {
    hits.push({
      text: `Sink, cooking surface and refrigerator are ${feet(sum)} apart in all; keep the sum within ${feet(SUM)}.`,
      nodeIds: primary.map(({ thing }) => thing.id),
      measured: Math.round(sum),
      required: SUM,
    });
  }
  for (const one of all) {
    if (primary.includes(one)) continue;
    const [nearest] = primary.toSorted(
      (a, b) => distanceOf(a.at, one.at) - distanceOf(b.at, one.at),
    );
    const hit = nearest && legHit(nearest, one);
    if (hit) hits.push({ ...hit, tier: 'tip' });
  }
  return hits;
}

export const K3: Rule = {
  code: 'K3',
  title: 'Distances between the places of work',
  sources: [guideline('Kitchen', 3)],
  check: (scene) => kitchensOf(scene.rooms).flatMap(checkTriangle),
};

/** Whether a point lies before the same wall as a center, and where along it. */
function alongWall(center: Center, point: Point): { beside: number; out: number } {
  const from = minus(point, center.at);
  return { beside: dotOf(from, center.thing.right), out: dotOf(from, center.thing.front) };
}

interface Tall {
  readonly id: string;
  readonly at: Point;
  readonly front: Point;
}

function tallUnits(room: RoomFacts): Tall[] {
  const runs = room.runs
    .filter(({ node }) => node.tier === 'tall' && node.depthTenths >= inch(20))
    .map(({ id, middle, front }) => ({ id, at: middle, front }));
  return runs;
}

/** Between two centers on one wall, or on the wall of one of them before the corner to the other. */
function separates(tall: Tall, a: Center, b: Center): boolean {
  const onWall = (center: Center, other: Center) => {
    if (dotOf(tall.front, center.thing.front) < 0.9) return false;
    const own = alongWall(center, tall.at);
    const far = alongWall(center, other.at);
    const isBetween = own.beside * far.beside > 0 && Math.abs(own.beside) < Math.abs(far.beside);
    return isBetween && Math.abs(own.out) < inch(30) && Math.abs(own.beside) > inch(12);
  };
  const turn = dotOf(a.thing.front, b.thing.front);
  if (turn > 0.9) return onWall(a, b) && Math.abs(alongWall(a, b.at).out) < inch(30);
  return Math.abs(turn) < 0.3 && (onWall(a, b) || onWall(b, a));
}

export const K4: Rule = {
  code: 'K4',
  title: 'Tall units between places of work',
  sources: [guideline('Kitchen', 4)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) => {
      const { primary } = workCenters(room);
      const talls = tallUnits(room);
      return primary.flatMap((a, i) =>
        primary.slice(i + 1).flatMap((b) =>
          talls
            .filter((tall) => separates(tall, a, b))
            .map(
              (tall): Hit => ({
                text: `A tall cabinet stands between the ${a.what} and the ${b.what}; put it at the end of the row.`,
                nodeIds: [tall.id, a.thing.id, b.thing.id],
                measured: 1,
                required: 0,
                line: lineBetween(a.at, b.at),
              }),
            ),
        ),
      );
    }),
};

/** Length of a way inside the triangle of three points. */
function crossing(triangle: Polygon, way: readonly Point[]): number {
  let inside = 0;
  for (const [i, to] of way.entries()) {
    const from = way[i - 1];
    if (from && isWithin(triangle, from) && isWithin(triangle, to)) inside += distanceOf(from, to);
  }
  return inside;
}

function checkTraffic(scene: Checked, room: RoomFacts): Hit[] {
  const { primary } = workCenters(room);
  const doors = room.openings.filter(({ opening }) => opening.isWay);
  if (primary.length < 3 || doors.length < 2) return [];
  const grid = walkGrid(scene, room);
  const triangle = primary.map(({ at }) => at);
  const hits: Hit[] = [];
  for (const [i, from] of doors.entries()) {
    const start = roomiestCell(grid, along(from.at, from.inward, inch(18)), inch(15));
    if (start < 0) continue;
    let flood: Flood | null = null;
    for (const to of doors.slice(i + 1)) {
      const end = roomiestCell(grid, along(to.at, to.inward, inch(18)), inch(15));
      if (end < 0) continue;
      // People walk straight where they can.
      let way = openWay(grid, from.at, to.at);
      if (!way) {
        flood ??= floodFrom(grid, start);
        if ((flood.half[end] ?? -1) < 0) continue;
        way = wayTo(flood, end).map((index) => cellPoint(grid, index));
      }
      const cut = crossing(triangle, way);
      if (cut <= CUT) continue;
      hits.push({
        text: `People who walk from one door to the other cross the work triangle for ${feet(cut)}.`,
        nodeIds: [from.opening.id, to.opening.id, ...primary.map(({ thing }) => thing.id)],
        measured: Math.round(cut),
        required: 0,
        line: lineBetween(from.at, to.at),
      });
    }
  }
  return hits;
}

/** The straight way between two doors; null where something stands in it. */
function openWay(grid: ReturnType<typeof walkGrid>, a: Point, b: Point): Point[] | null {
  const direction = directionOf(a, b);
  const length = distanceOf(a, b);
  const way: Point[] = [];
  for (let at = inch(18); at < length - inch(18); at += grid.cell) {
    const point = along(a, direction, at);
    const column = Math.round((point[0] - grid.origin[0]) / grid.cell);
    const row = Math.round((point[1] - grid.origin[1]) / grid.cell);
    if ((grid.clear[row * grid.columns + column] ?? -1) < inch(12)) return null;
    way.push(point);
  }
  return way;
}

export const K5: Rule = {
  code: 'K5',
  title: 'Traffic through the work triangle',
  sources: [guideline('Kitchen', 5)],
  check: (scene) => kitchensOf(scene.rooms).flatMap((room) => checkTraffic(scene, room)),
};
