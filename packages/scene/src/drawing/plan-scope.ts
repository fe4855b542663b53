// How much of a level a plan shows: all of it, or one room with the walls around it.
import type { NodeOf } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import { bodyOf } from '../placing/body-of.ts';
import { grow, intersect } from '../plane/combine.ts';
import { along, directionOf, middleOf } from '../plane/points.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { isWithin, isWithinRegion, type Region, regionOf } from '../plane/region.ts';
import { roomShape } from '../rooms/room-shape.ts';

export interface PlanScope {
  hasRoom(id: NodeId, room: NodeOf<'room'>): boolean;
  /** The part of a wall's outline that is drawn. */
  wall(id: NodeId, outline: Polygon): readonly Polygon[];
  hasOpening(opening: NodeOf<'opening'>): boolean;
  hasThing(id: NodeId, thing: NodeOf<'item'> | NodeOf<'run'>): boolean;
  hasDimension(dimension: NodeOf<'dimension'>): boolean;
  /** What strings of dimensions run around; null is the level's own outline. */
  readonly contour: Polygon | null;
}

function wallOf(nodes: SceneNodes, wallId: NodeId): NodeOf<'wall'> | null {
  const wall = nodes[wallId];
  return wall?.type === 'wall' ? wall : null;
}

function wholeLevel(nodes: SceneNodes, levelId: NodeId): PlanScope {
  return {
    hasRoom: (_, room) => room.levelId === levelId,
    wall: (_, outline) => [outline],
    hasOpening: ({ wallId }) => wallOf(nodes, wallId)?.levelId === levelId,
    hasThing: (_, thing) => thing.levelId === levelId,
    hasDimension: (dimension) => dimension.levelId === levelId,
    contour: null,
  };
}

/** The scope of a plan; a room without a shape is no reason to draw nothing: the whole level then. */
export function planScope(nodes: SceneNodes, levelId: NodeId, roomId?: NodeId): PlanScope {
  const shape = roomId === undefined ? null : roomShape(nodes, roomId);
  if (!shape) return wholeLevel(nodes, levelId);
  const wallIds = new Set(shape.edges.flatMap(({ wallId }) => wallId ?? []));
  const thickness = [...wallIds].map((id) => wallOf(nodes, id)?.thicknessTenths ?? 0);
  // Walls are cut off a little beyond the room's corners.
  const around: Region[] = grow([regionOf(shape.inner)], Math.max(0, ...thickness) + 20);
  const isAround = (point: Point) => around.some((region) => isWithinRegion(region, point));
  return {
    hasRoom: (id) => id === roomId,
    wall: (id, outline) =>
      wallIds.has(id) ? intersect(around, [regionOf(outline)]).map((part) => part.outline) : [],
    hasOpening: ({ wallId, atTenths }) => {
      const wall = wallOf(nodes, wallId);
      if (!wall || !wallIds.has(wallId)) return false;
      return isAround(along(wall.from, directionOf(wall.from, wall.to), atTenths));
    },
    hasThing: (id, thing) =>
      thing.levelId === levelId &&
      (bodyOf(nodes, id)?.footprints.some((one) => one.some((at) => isWithin(shape.inner, at))) ??
        false),
    hasDimension: ({ levelId: own, from, to }) =>
      own === levelId && isWithin(shape.inner, middleOf(from, to)),
    contour: shape.inner,
  };
}
