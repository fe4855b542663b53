// What speaks against a plan whose lines moved: nothing may break that was whole before.
import type { NodeId } from '../document/node-id.ts';
import { nodeOf, nodesOf, type SceneNodes } from '../document/scene.ts';
import { bodyOf } from '../placing/body-of.ts';
import { collisionsOfNode } from '../placing/collisions.ts';
import { isStanding } from '../placing/local-box.ts';
import { intersect } from '../plane/combine.ts';
import { directionOf, distanceOf, dotOf, middleOf, minus, plus } from '../plane/points.ts';
import { boundsOf, type Point, type Polygon, signedAreaOf } from '../plane/polygon.ts';
import { areaOfRegions, boxesMeet, isWithin, regionOf } from '../plane/region.ts';
import { type RoomEdge, roomShape } from '../rooms/room-shape.ts';
import { wallShapes } from '../rooms/wall-shapes.ts';
import type { LineShift } from './line-shift.ts';
import { isOn, isParallel, type PlanLine, placeOn } from './plan-lines.ts';
import type { Refusal } from './refusal.ts';
import type { MovedWall } from './reshape-lines.ts';

/** No stretch of wall or room gets shorter than 1 in. */
const SHORTEST = 254;
/** Overlaps up to 1 mm deep come from rounding. */
const SLACK = 10;
/** Plans end 500 m from their origin. */
const FARTHEST = 5_000_000;

export interface Moved {
  readonly before: SceneNodes;
  readonly after: SceneNodes;
  readonly levelId: NodeId;
  readonly lines: readonly PlanLine[];
  readonly shift: LineShift;
  readonly walls: readonly MovedWall[];
  readonly taken: readonly NodeId[];
}

type Check = (moved: Moved) => Refusal | null;

function isTurnedOrGone(before: RoomEdge, after: RoomEdge | undefined): boolean {
  if (!after || after.wallId !== before.wallId) return true;
  const way = directionOf(before.from, before.to);
  const long = distanceOf(after.from, after.to);
  const was = distanceOf(before.from, before.to);
  return dotOf(minus(after.to, after.from), way) <= 0 || (long < SHORTEST && long < was - 1);
}

const roomsStayWhole: Check = ({ before, after, levelId, walls }) => {
  for (const [id, room] of nodesOf(before, 'room')) {
    const was = room.levelId === levelId ? roomShape(before, id) : null;
    if (!was) continue;
    const is = roomShape(after, id);
    const isBroken =
      !is ||
      is.edges.length !== was.edges.length ||
      was.edges.some((edge, i) => isTurnedOrGone(edge, is.edges[i]));
    if (isBroken) return { code: 'too-small', nodeId: id };
  }
  const turned = walls.find(
    ({ from, to }) => dotOf(minus(to.to, to.from), minus(from.to, from.from)) <= 0,
  );
  return turned ? { code: 'too-small', nodeId: null } : null;
};

const staysInPlan: Check = ({ walls, after, before }) => {
  const points: Point[] = [
    ...walls.flatMap(({ to }) => [to.from, to.to]),
    ...nodesOf(after, 'room').flatMap(([id, { outline }]) =>
      before[id] === after[id] ? [] : outline,
    ),
  ];
  const isFar = points.some(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > FARTHEST);
  return isFar ? { code: 'too-large', nodeId: null } : null;
};

/** What each line goes over, without what its own thickness covers. */
function swept({ lines, vector }: LineShift): Polygon[] {
  return lines.flatMap(({ from, to }) => {
    const quad = [from, to, plus(to, vector), plus(from, vector)];
    return Math.abs(signedAreaOf(quad)) < 1 ? [] : [signedAreaOf(quad) < 0 ? quad.reverse() : quad];
  });
}

const runsIntoNothing: Check = ({ before, after, levelId, lines, shift, walls }) => {
  const areas = swept(shift);
  const overlaps = (polygon: Polygon) =>
    areas.some(
      (area) =>
        boxesMeet(area, polygon) &&
        areaOfRegions(intersect([regionOf(area)], [regionOf(polygon)])) > SLACK * 1_000,
    );
  for (const [id, room] of nodesOf(before, 'room')) {
    if (room.levelId !== levelId || after[id] !== room) continue;
    if (overlaps(room.outline)) return { code: 'runs-into', nodeId: id };
  }
  const own = new Set(walls.map(({ id }) => id));
  const ends = shift.lines.flatMap(({ from, to }) => [from, to]);
  for (const [id, { outline }] of wallShapes(before, levelId)) {
    const line = lines.find((one) => one.isWall && one.id === id);
    if (own.has(id) || !line) continue;
    const isMet = ends.some((point) => isOn(line, point));
    // A line that ends on a wall goes along it, and not beyond its end.
    const leaves =
      isMet && ends.some((point) => isOn(line, point) && !isOn(line, plus(point, shift.vector)));
    if (leaves || (!isMet && overlaps(outline))) return { code: 'runs-into', nodeId: id };
  }
  return null;
};

/** Openings that the moving lines would cover or pass by, in walls that meet them. */
const openingsFit: Check = ({ before, lines, shift, levelId }) => {
  for (const [id, opening] of nodesOf(before, 'opening')) {
    const wall = lines.find((line) => line.isWall && line.id === opening.wallId);
    if (!wall || nodeOf(before, opening.wallId, 'wall')?.levelId !== levelId) continue;
    const across = shift.lines[0];
    if (shift.lines.includes(wall) || (across && isParallel(wall, shift.normal) === false))
      continue;
    const [low, high] = [
      opening.atTenths - opening.widthTenths / 2,
      opening.atTenths + opening.widthTenths / 2,
    ];
    for (const line of shift.lines) {
      for (const point of crossingsOf(line, wall)) {
        const was = placeOn(wall, point).at;
        const is = placeOn(wall, plus(point, shift.vector)).at;
        const covers = Math.min(high, is + line.half) - Math.max(low, is - line.half);
        const covered = Math.min(high, was + line.half) - Math.max(low, was - line.half);
        const isPassed = (opening.atTenths - was) * (opening.atTenths - is) < 0;
        if (isPassed || (covers > SLACK && covers > covered + 1))
          return { code: 'opening', nodeId: id };
      }
    }
  }
  return null;
};

/** Where a moving line meets a wall: at an end of either. */
function crossingsOf(line: PlanLine, wall: PlanLine): Point[] {
  const ends = [line.from, line.to].filter((point) => isOn(wall, point, wall.half + 5));
  const own = [wall.from, wall.to].filter((point) => isOn(line, point, line.half + 5));
  return [...ends, ...own];
}

const nothingLocked: Check = ({ before, taken }) => {
  const locked = taken.find((id) => {
    const node = before[id];
    return isStanding(node) && node.locked;
  });
  return locked === undefined ? null : { code: 'locked', nodeId: locked };
};

const nothingInTheWay: Check = ({ before, after, levelId, shift, walls, taken }) => {
  const areas = swept(shift);
  const gone = new Set(taken);
  const movingWalls = new Set(walls.filter(({ isWhole }) => isWhole).map(({ id }) => id));
  for (const [id, node] of [...nodesOf(before, 'item'), ...nodesOf(before, 'run')]) {
    const points = node.levelId === levelId ? (bodyOf(before, id)?.footprints.flat() ?? []) : [];
    if (points.length === 0) continue;
    const { minX, minY, maxX, maxY } = boundsOf(points);
    const middle = middleOf([minX, minY], [maxX, maxY]);
    if (!gone.has(id) && areas.some((area) => isWithin(area, middle)))
      return { code: 'in-the-way', nodeId: id };
    const isNear = gone.has(id) || areas.some((area) => boxesMeet(widened(area), points));
    if (!isNear) continue;
    const known = new Set(collisionsOfNode(before, id).map(({ b }) => b));
    const hit = collisionsOfNode(after, id).find(
      ({ b }) => !known.has(b) || (movingWalls.has(b) && !gone.has(id) && comes(shift, b, middle)),
    );
    if (hit) return { code: 'in-the-way', nodeId: gone.has(id) ? blamed(after, hit) : id };
  }
  return null;
};

function blamed(nodes: SceneNodes, { a, b }: { readonly a: NodeId; readonly b: NodeId }): NodeId {
  return isStanding(nodes[b]) ? b : a;
}

/** Whether a moving wall comes nearer to a point. */
function comes({ lines, vector }: LineShift, wallId: NodeId, point: Point): boolean {
  const line = lines.find(({ id, isWall }) => isWall && id === wallId);
  return !!line && Math.hypot(...vector) > SLACK && dotOf(minus(point, line.from), vector) > 0;
}

/** With what walls cover beside their center lines. */
function widened(area: Polygon): Polygon {
  const { minX, minY, maxX, maxY } = boundsOf(area);
  const by = 5_000;
  return [
    [minX - by, minY - by],
    [maxX + by, minY - by],
    [maxX + by, maxY + by],
    [minX - by, maxY + by],
  ];
}

const checks: readonly Check[] = [
  staysInPlan,
  openingsFit,
  nothingLocked,
  roomsStayWhole,
  runsIntoNothing,
  nothingInTheWay,
];

/** The first thing that speaks against it; null for nothing. */
export function refusalOf(moved: Moved): Refusal | null {
  for (const check of checks) {
    const refusal = check(moved);
    if (refusal) return refusal;
  }
  return null;
}
