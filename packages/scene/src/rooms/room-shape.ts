import type { NodeId } from '../document/node-id.ts';
import type { RoomNode } from '../document/nodes/room.ts';
import { nodeOf, nodesOf, type SceneNodes } from '../document/scene.ts';
import { grow, subtract } from '../plane/combine.ts';
import { distanceToSegment, dotOf, middleOf, minus } from '../plane/points.ts';
import { areaOf, boundsOf, type Point, type Polygon } from '../plane/polygon.ts';
import { areaOfRegions, boxesMeet, isWithin, regionOf } from '../plane/region.ts';
import { isSame, isSimple } from '../plane/simple.ts';
import { type LevelWalls, levelWalls } from './level-walls.ts';
import { type InnerPoint, innerCorner } from './room-corner.ts';
import { type Stretch, stretchesOf } from './room-outline.ts';

/** One edge of a room's inner outline; the room lies to its left. All points in plan, tenths. */
export interface RoomEdge {
  /** The wall seen along it; null where the room is open. */
  readonly wallId: NodeId | null;
  /** side: along a wall; end: across the end of a wall that stops here; open: no wall. */
  readonly kind: 'side' | 'end' | 'open';
  readonly from: Point;
  readonly to: Point;
  /** The same stretch on the room's outline, which is the wall's center line; one point for an end. */
  readonly outerFrom: Point;
  readonly outerTo: Point;
}

/** What a room measures: the outline between its walls, and its height. */
export interface RoomShape {
  /** Counter-clockwise, simple; its edges are `edges`, in order. */
  readonly inner: Polygon;
  readonly edges: readonly RoomEdge[];
  readonly heightTenths: number;
  /** Height of the finished floor above the ground. */
  readonly floorTenths: number;
}

/** Gaps narrower than this many tenths come from points rounded to whole tenths. */
const CRACK = 1;
/** With more walls than this around it, a room keeps the outline that its edges give. */
const MAX_NEAR = 200;

function edgesOf(stretches: readonly Stretch[], level: LevelWalls): RoomEdge[] {
  const corners: InnerPoint[][] = stretches.map((stretch, i) =>
    innerCorner(stretches.at(i - 1) ?? stretch, stretch, level.index),
  );
  const edges: RoomEdge[] = [];
  for (const [i, stretch] of stretches.entries()) {
    const corner = corners[i] ?? [];
    for (const [k, { point, wall }] of corner.entries()) {
      const next = corner[k + 1]?.point;
      if (!next || isSame(point, next)) continue;
      const outer = stretch.from;
      const kind = wall ? 'end' : 'open';
      edges.push({
        wallId: wall?.id ?? null,
        kind,
        from: point,
        to: next,
        outerFrom: outer,
        outerTo: outer,
      });
    }
    const from = corner.at(-1)?.point ?? stretch.from;
    const to = corners[(i + 1) % corners.length]?.[0]?.point ?? stretch.to;
    edges.push({
      wallId: stretch.wall?.id ?? null,
      kind: stretch.wall ? 'side' : 'open',
      from,
      to,
      outerFrom: stretch.from,
      outerTo: stretch.to,
    });
  }
  return edges.filter(({ from, to }) => !isSame(from, to));
}

function runsForward({ from, to, outerFrom, outerTo, kind }: RoomEdge): boolean {
  return kind === 'end' || dotOf(minus(to, from), minus(outerTo, outerFrom)) >= 0;
}

/** Whether a part of the room's outline is neither inside it nor in a wall: at corners closer than walls are thick. */
function leavesGap(outline: Polygon, inner: Polygon, level: LevelWalls): boolean {
  const near = level.index.near(boundsOf(outline));
  const bodies = near.map(({ id }) => regionOf(level.outlines.get(id) ?? []));
  const rest = subtract([regionOf(outline)], [regionOf(inner), ...bodies]);
  return areaOfRegions(grow(rest, -CRACK / 2)) > 0;
}

/**
 * The outline less the walls, for rooms that moved edges cannot describe: a nook narrower than its
 * walls. The greatest part is the room.
 */
function carvedEdges(
  outline: Polygon,
  stretches: readonly Stretch[],
  level: LevelWalls,
): RoomEdge[] {
  const along = new Set(stretches.flatMap(({ wall }) => wall ?? []));
  const own = level.walls.filter((wall) => along.has(wall));
  const near = level.index
    .near(boundsOf(outline))
    .filter(
      (wall) =>
        along.has(wall) ||
        (!isWithin(outline, middleOf(wall.from, wall.to)) &&
          boxesMeet(level.outlines.get(wall.id) ?? [], outline)),
    );
  // Walls that only touch a corner are cut out too, unless that would cut a nook off the room.
  const parts = [near, own]
    .map((walls) =>
      subtract(
        [regionOf(outline)],
        walls.map((wall) => regionOf(level.outlines.get(wall.id) ?? [])),
      ),
    )
    .find((found, i) => i === 1 || grow(found, -CRACK / 2).length < 2);
  const best = parts?.toSorted((a, b) => areaOfRegions([b]) - areaOfRegions([a]))[0];
  const inner = best?.outline ?? [];
  return inner.map((from, i) => {
    const to = inner[(i + 1) % inner.length] ?? from;
    const wall = near.find((one) => isOnOutline(middleOf(from, to), level.outlines.get(one.id)));
    return {
      wallId: wall?.id ?? null,
      kind: wall ? 'side' : 'open',
      from,
      to,
      outerFrom: from,
      outerTo: to,
    };
  });
}

function isOnOutline(point: Point, outline: Polygon | undefined): boolean {
  return !!outline?.some(
    (from, i) => distanceToSegment(point, from, outline[(i + 1) % outline.length] ?? from) < 0.1,
  );
}

function buildShape(nodes: SceneNodes, room: RoomNode, level: LevelWalls): RoomShape | null {
  if (!isSimple(room.outline)) return null;
  const levelNode = nodeOf(nodes, room.levelId, 'level');
  const stretches = stretchesOf(room.outline, level.index);
  let edges = edgesOf(stretches, level);
  let inner = edges.map(({ from }) => from);
  const isHeap = level.index.near(boundsOf(room.outline)).length > MAX_NEAR;
  if (isHeap && !isSimple(inner)) return null;
  if (
    !isHeap &&
    (!edges.every(runsForward) || !isSimple(inner) || leavesGap(room.outline, inner, level))
  ) {
    edges = carvedEdges(room.outline, stretches, level);
    inner = edges.map(({ from }) => from);
  }
  if (inner.length < 3 || areaOf(inner) === 0) return null;
  return {
    inner,
    edges,
    heightTenths: room.heightTenths ?? levelNode?.heightTenths ?? 27_432,
    floorTenths: levelNode?.elevationTenths ?? 0,
  };
}

interface Known {
  readonly level: LevelWalls;
  readonly levelNode: unknown;
  readonly shape: RoomShape | null;
}
const known = new WeakMap<RoomNode, Known>();

/**
 * The shape of a room between its walls; null where there is no such room, its outline crosses
 * itself, or its walls fill it. Each outline edge is moved in by half of the thickness of the wall
 * along it (the thickest, where several overlap), by nothing where there is none. Built once for the
 * same room, level and walls.
 */
export function roomShape(nodes: SceneNodes, roomId: NodeId): RoomShape | null {
  const room = nodeOf(nodes, roomId, 'room');
  if (!room) return null;
  const level = levelWalls(nodes, room.levelId);
  const levelNode = nodes[room.levelId];
  const last = known.get(room);
  if (last && last.level === level && last.levelNode === levelNode) return last.shape;
  const shape = buildShape(nodes, room, level);
  known.set(room, { level, levelNode, shape });
  return shape;
}

/** All rooms of a level that have a shape, in the order of their ids. */
export function roomShapesOf(
  nodes: SceneNodes,
  levelId: NodeId,
): (readonly [roomId: NodeId, shape: RoomShape])[] {
  return nodesOf(nodes, 'room').flatMap(([id, room]) => {
    const shape = room.levelId === levelId ? roomShape(nodes, id) : null;
    return shape ? [[id, shape] as const] : [];
  });
}
