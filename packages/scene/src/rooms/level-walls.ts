import type { SceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import { dotOf, minus } from '../plane/points.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { isSimple, tidy } from '../plane/simple.ts';
import { type Cap, capsOf } from './joint.ts';
import {
  armsAt,
  indexWalls,
  type PlannedWall,
  plannedWalls,
  type WallIndex,
} from './planned-wall.ts';

/** Where more walls meet than a person would draw, their ends stay square. */
const MAX_ARMS = 32;

/** The walls of a level and the outlines that they fill. */
export interface LevelWalls {
  readonly walls: readonly PlannedWall[];
  readonly byId: ReadonlyMap<NodeId, PlannedWall>;
  readonly index: WallIndex;
  readonly outlines: ReadonlyMap<NodeId, Polygon>;
}

function squareCap(wall: PlannedWall, end: 'from' | 'to'): Cap {
  const [dx, dy] = wall.direction;
  const [x, y] = wall[end];
  const half = end === 'from' ? wall.half : -wall.half;
  return [
    [x - dy * half, y + dx * half],
    [x + dy * half, y - dx * half],
  ];
}

function outlineOf(wall: PlannedWall, fromCap: Cap, toCap: Cap): Polygon | null {
  const outline = tidy([...toCap, ...fromCap]);
  const rightLength = lengthAlong(wall, fromCap.at(-1), toCap[0]);
  const leftLength = lengthAlong(wall, fromCap[0], toCap.at(-1));
  return rightLength > 0 && leftLength > 0 && isSimple(outline) ? outline : null;
}

function lengthAlong(wall: PlannedWall, from: Point | undefined, to: Point | undefined): number {
  return from && to ? dotOf(minus(to, from), wall.direction) : 0;
}

function buildLevel(walls: readonly PlannedWall[]): LevelWalls {
  const index = indexWalls(walls);
  const joints = new Map<string, ReadonlyMap<string, Cap>>();
  const capAt = (wall: PlannedWall, end: 'from' | 'to'): Cap => {
    const point = wall[end];
    const key = point.join();
    const known = joints.get(key);
    if (known) return known.get(`${wall.id} ${end}`) ?? squareCap(wall, end);
    const arms = armsAt(index, point);
    const caps = capsOf(arms.length > MAX_ARMS ? [] : arms);
    const byEnd = new Map([...caps].map(([arm, cap]) => [`${arm.wall.id} ${arm.end}`, cap]));
    joints.set(key, byEnd);
    return byEnd.get(`${wall.id} ${end}`) ?? squareCap(wall, end);
  };
  const outlines = new Map<NodeId, Polygon>();
  for (const wall of walls) {
    // A wall too short for its corners stays a plain block, which overlaps and leaves no gap.
    const outline = outlineOf(wall, capAt(wall, 'from'), capAt(wall, 'to')) ?? [
      ...squareCap(wall, 'to'),
      ...squareCap(wall, 'from'),
    ];
    outlines.set(wall.id, outline);
  }
  return { walls, byId: new Map(walls.map((wall) => [wall.id, wall])), index, outlines };
}

const byNodes = new WeakMap<SceneNodes, Map<NodeId, LevelWalls>>();
/** The walls last built for a level, reused by edits that move none of them. */
const byLevelNode = new WeakMap<SceneNode, LevelWalls>();

function isUnchanged(known: LevelWalls, walls: readonly PlannedWall[]): boolean {
  return (
    known.walls.length === walls.length &&
    known.walls.every((wall, i) => wall.id === walls[i]?.id && wall.node === walls[i]?.node)
  );
}

/** The walls of a level, built once for each set of wall nodes. */
export function levelWalls(nodes: SceneNodes, levelId: NodeId): LevelWalls {
  const levels = byNodes.get(nodes) ?? new Map<NodeId, LevelWalls>();
  byNodes.set(nodes, levels);
  const known = levels.get(levelId);
  if (known) return known;
  const walls = plannedWalls(nodes, levelId);
  const levelNode = nodes[levelId];
  const last = levelNode && byLevelNode.get(levelNode);
  const built = last && isUnchanged(last, walls) ? last : buildLevel(walls);
  levels.set(levelId, built);
  if (levelNode) byLevelNode.set(levelNode, built);
  return built;
}
