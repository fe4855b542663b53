import type { NodeId } from '../document/node-id.ts';
import { nodeOf, nodesOf, type SceneNodes } from '../document/scene.ts';
import type { Polygon } from '../plane/polygon.ts';
import { levelWalls } from './level-walls.ts';
import { roomShapesOf } from './room-shape.ts';

/** What a wall fills. */
export interface WallShape {
  /** In plan, counter-clockwise, with the mitered, butted or square ends that its joints need. */
  readonly outline: Polygon;
  readonly heightTenths: number;
  /** Height of the level's finished floor above the ground. */
  readonly floorTenths: number;
  /** Doors, windows and niches in it, in the order along it, then of their ids. */
  readonly openings: readonly NodeId[];
}

function openingsByWall(nodes: SceneNodes): ReadonlyMap<NodeId, readonly NodeId[]> {
  const found = new Map<NodeId, { id: NodeId; at: number }[]>();
  for (const [id, { wallId, atTenths }] of nodesOf(nodes, 'opening')) {
    const list = found.get(wallId) ?? [];
    list.push({ id, at: atTenths });
    found.set(wallId, list);
  }
  return new Map(
    [...found].map(([wallId, list]) => [
      wallId,
      list.sort((a, b) => a.at - b.at).map(({ id }) => id),
    ]),
  );
}

/** The greatest height of the rooms along each wall. */
function roomHeights(nodes: SceneNodes, levelId: NodeId): ReadonlyMap<NodeId, number> {
  const heights = new Map<NodeId, number>();
  for (const [, { edges, heightTenths }] of roomShapesOf(nodes, levelId)) {
    for (const { wallId } of edges) {
      if (wallId) heights.set(wallId, Math.max(heights.get(wallId) ?? 0, heightTenths));
    }
  }
  return heights;
}

const known = new WeakMap<SceneNodes, Map<NodeId, ReadonlyMap<NodeId, WallShape>>>();

/**
 * The bodies of a level's walls by wall id. Outlines of walls that meet share their edges: together
 * with the rooms' inner outlines they leave no gap. A wall without a height of its own reaches the
 * highest ceiling beside it. Walls of no length are left out.
 */
export function wallShapes(nodes: SceneNodes, levelId: NodeId): ReadonlyMap<NodeId, WallShape> {
  const levels = known.get(nodes) ?? new Map<NodeId, ReadonlyMap<NodeId, WallShape>>();
  known.set(nodes, levels);
  const last = levels.get(levelId);
  if (last) return last;
  const level = nodeOf(nodes, levelId, 'level');
  const { walls, outlines } = levelWalls(nodes, levelId);
  const openings = openingsByWall(nodes);
  const ceilings = roomHeights(nodes, levelId);
  const shapes = new Map<NodeId, WallShape>();
  for (const { id, node } of walls) {
    shapes.set(id, {
      outline: outlines.get(id) ?? [],
      heightTenths: node.heightTenths ?? ceilings.get(id) ?? level?.heightTenths ?? 27_432,
      floorTenths: level?.elevationTenths ?? 0,
      openings: openings.get(id) ?? [],
    });
  }
  levels.set(levelId, shapes);
  return shapes;
}
