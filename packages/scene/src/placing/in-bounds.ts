import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import { type BoxIndex, indexBoxes } from '../plane/box-index.ts';
import { grow, subtract } from '../plane/combine.ts';
import { type Bounds, boundsOf, type Point } from '../plane/polygon.ts';
import { isWithin, type Region, regionOf } from '../plane/region.ts';
import { roomShapesOf } from '../rooms/room-shape.ts';
import { bodyOf } from './body-of.ts';

/** Less than 2 mm outside a room is a matter of rounding. Tenths. */
const SLACK = 10;

type Shapes = ReturnType<typeof roomShapesOf>;

const indices = new WeakMap<Shapes, BoxIndex<Shapes[number]>>();

function shapesNear(shapes: Shapes, box: Bounds): Shapes[number][] {
  const index = indices.get(shapes) ?? indexBoxes(shapes, ([, { inner }]) => boundsOf(inner));
  indices.set(shapes, index);
  return index.near(box);
}

/** The room of a level that contains a point; null if none does. */
export function roomAt(nodes: SceneNodes, levelId: NodeId, point: Point): NodeId | null {
  const near = shapesNear(roomShapesOf(nodes, levelId), boundsOf([point]));
  return near.find(([, { inner }]) => isWithin(inner, point))?.[0] ?? null;
}

/**
 * The parts of an item or run that lie in no room's inner outline: in walls or outside. Rooms that are
 * open to each other are one. Empty for nodes without a body, and for levels without rooms.
 */
export function outOfBounds(nodes: SceneNodes, id: NodeId): Region[] {
  const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  const body = bodyOf(nodes, id);
  if (!body || (node?.type !== 'item' && node?.type !== 'run')) return [];
  const shapes = roomShapesOf(nodes, node.levelId);
  if (shapes.length === 0) return [];
  const near = shapesNear(shapes, boundsOf(body.footprints.flat()));
  const outside = subtract(
    body.footprints.map(regionOf),
    near.map(([, { inner }]) => regionOf(inner)),
  );
  return grow(grow(outside, -SLACK), SLACK);
}

/** Whether an item or run stands wholly within rooms. */
export function isInBounds(nodes: SceneNodes, id: NodeId): boolean {
  return outOfBounds(nodes, id).length === 0;
}
