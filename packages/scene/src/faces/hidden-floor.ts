// Where no floor is laid: cabinets up to their toe kicks, tubs, pools, walls within the room.
import type { NodeId } from '../document/node-id.ts';
import type { ItemNode } from '../document/nodes/item.ts';
import type { RunNode } from '../document/nodes/run.ts';
import { nodeOf, nodesOf, type SceneDocument, type SceneNodes } from '../document/scene.ts';
import { TOE_SETBACK_MM } from '../fittings/cabinets/construction.ts';
import { noFloorOf } from '../kinds/plan-of.ts';
import { placePolygon, placeRunPolygon } from '../placing/body-of.ts';
import { kindOfItem } from '../placing/kind-of-item.ts';
import { intersect, subtract } from '../plane/combine.ts';
import { boxesMeet, type Region, rectangleOf, regionOf } from '../plane/region.ts';
import { levelWalls } from '../rooms/level-walls.ts';
import { type RoomShape, roomShape } from '../rooms/room-shape.ts';
import { wallShapes } from '../rooms/wall-shapes.ts';
import { type CabinetPlace, runLayout } from '../runs/run-layout.ts';
import { wallsWithin } from './free-walls.ts';

function standingPart(run: RunNode, place: CabinetPlace): Region[] {
  if (!place.footprint) return [];
  const back = run.depthTenths - (run.toeKickTenths > 0 ? TOE_SETBACK_MM * 10 : 0);
  const far = place.toTenths - place.fromTenths;
  const legs = [rectangleOf(-1e5, -back, 1e6, 1e5)];
  if (place.corner === 'left') {
    legs.push(rectangleOf(-1e5, -far, place.fromTenths + back, 1e5));
  } else if (place.corner === 'right') {
    legs.push(rectangleOf(place.toTenths - back, -far, 1e6, 1e5));
  }
  return intersect([regionOf(place.footprint)], legs.map(regionOf));
}

const known = new WeakMap<RunNode | ItemNode, readonly Region[]>();

/** The area under a run or item where no floor is laid, in plan; empty for most. */
export function hiddenBelow(node: RunNode | ItemNode): readonly Region[] {
  const before = known.get(node);
  if (before) return before;
  const found = node.type === 'run' ? belowRun(node) : belowItem(node);
  known.set(node, found);
  return found;
}

function belowRun(run: RunNode): Region[] {
  if (run.elevationTenths > 0 || run.tier === 'wall') return [];
  return runLayout(run)
    .places.flatMap((place) => standingPart(run, place))
    .map(({ outline }) => regionOf(placeRunPolygon(outline, run)));
}

function belowItem(item: ItemNode): Region[] {
  const kind = kindOfItem(item);
  if (!kind) return [];
  return noFloorOf(kind).map((polygon) => regionOf(placePolygon(polygon, item)));
}

/** Runs and items of a level below which no floor is laid, in the order of their ids. */
export function floorHiders(nodes: SceneNodes, levelId: NodeId): readonly (RunNode | ItemNode)[] {
  const all = [...nodesOf(nodes, 'run'), ...nodesOf(nodes, 'item')];
  return all.flatMap(([, node]) =>
    node.levelId === levelId && hiddenBelow(node).length > 0 ? [node] : [],
  );
}

/** The hiders whose hidden part may lie within a room. */
export function hidersIn(
  shape: RoomShape,
  hiders: readonly (RunNode | ItemNode)[],
): readonly (RunNode | ItemNode)[] {
  return hiders.filter((node) =>
    hiddenBelow(node).some(({ outline }) => boxesMeet(outline, shape.inner)),
  );
}

/**
 * The parts of a room's floor that are laid, in plan: its inner outline less walls within it, the
 * cabinets up to their toe kicks, built-in tubs and whatever is dug into the ground. The floor face's
 * areas together are exactly these. Empty where the room has no shape.
 */
export function floorToLay(document: SceneDocument, roomId: NodeId): readonly Region[] {
  const { nodes } = document;
  const room = nodeOf(nodes, roomId, 'room');
  const shape = roomShape(nodes, roomId);
  if (!room || !shape) return [];
  const within = wallsWithin(shape, {
    walls: wallShapes(nodes, room.levelId),
    near: (box) =>
      levelWalls(nodes, room.levelId)
        .index.near(box)
        .map(({ id }) => id),
  });
  const hiders = hidersIn(shape, floorHiders(nodes, room.levelId));
  return subtract(
    [regionOf(shape.inner)],
    [...[...within.values()].flat(), ...hiders.flatMap(hiddenBelow)],
  );
}
