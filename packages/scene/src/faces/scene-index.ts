// What every face asks of a document, gathered once: openings by wall, surfaces by room.

import type { SceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import type { ItemNode } from '../document/nodes/item.ts';
import type { OpeningNode } from '../document/nodes/opening.ts';
import type { RoomNode } from '../document/nodes/room.ts';
import type { RunNode } from '../document/nodes/run.ts';
import { nodesOf, type SceneNodes } from '../document/scene.ts';
import type { Bounds } from '../plane/polygon.ts';
import { levelWalls } from '../rooms/level-walls.ts';
import { type RoomShape, roomShape } from '../rooms/room-shape.ts';
import { type WallShape, wallShapes } from '../rooms/wall-shapes.ts';
import { compareSurfaces, type SurfaceEntry } from './covered-layers.ts';
import { floorHiders } from './hidden-floor.ts';
import { rememberByParts } from './same-list.ts';

export interface ShapedRoom {
  readonly id: NodeId;
  readonly node: RoomNode;
  readonly shape: RoomShape;
}

/** What faces need of a wall's body. */
type WallBody = Pick<WallShape, 'outline' | 'heightTenths'>;

export interface LevelIndex {
  /** The very same map while no wall of the level changes its body. */
  readonly walls: ReadonlyMap<NodeId, WallBody>;
  readonly near: (box: Bounds) => readonly NodeId[];
  readonly hiders: readonly (RunNode | ItemNode)[];
  readonly rooms: readonly ShapedRoom[];
}

export interface SceneIndex {
  readonly nodes: SceneNodes;
  readonly runs: readonly (readonly [NodeId, RunNode])[];
  /** Items by what carries them. */
  readonly carried: ReadonlyMap<NodeId, readonly ItemNode[]>;
  /** Items that wear a covering of their own. */
  readonly covered: readonly (readonly [NodeId, ItemNode])[];
  readonly levels: ReadonlyMap<NodeId, LevelIndex>;
  readonly openings: ReadonlyMap<NodeId, readonly (readonly [NodeId, OpeningNode])[]>;
  /** Highest first. */
  readonly surfaces: ReadonlyMap<NodeId, readonly SurfaceEntry[]>;
}

function grouped<Value>(entries: readonly (readonly [NodeId, Value])[]): Map<NodeId, Value[]> {
  const groups = new Map<NodeId, Value[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

const rememberWalls = rememberByParts<SceneNode, ReadonlyMap<NodeId, WallBody>>();

function wallBodies(nodes: SceneNodes, levelId: NodeId): ReadonlyMap<NodeId, WallBody> {
  const walls = wallShapes(nodes, levelId);
  const levelNode = nodes[levelId];
  if (!levelNode) return walls;
  const parts = [...walls].flatMap(([id, { outline, heightTenths }]) => [
    id,
    outline,
    heightTenths,
  ]);
  return rememberWalls(levelNode, levelId, parts, () => walls);
}

/** More openings than this in one wall are a broken file; the first by id are shown. */
const MAX_OPENINGS = 100;

export function indexScene(nodes: SceneNodes): SceneIndex {
  const openings = nodesOf(nodes, 'opening');
  const surfaces = nodesOf(nodes, 'surface');
  const rooms = nodesOf(nodes, 'room').flatMap(([id, node]): ShapedRoom[] => {
    const shape = roomShape(nodes, id);
    return shape ? [{ id, node, shape }] : [];
  });
  const items = nodesOf(nodes, 'item');
  const carried = items.flatMap(([, item]): [NodeId, ItemNode][] =>
    item.hostId === null ? [] : [[item.hostId, item]],
  );
  const byLevel = grouped(rooms.map((room) => [room.node.levelId, room]));
  return {
    nodes,
    runs: nodesOf(nodes, 'run'),
    carried: grouped(carried),
    covered: items.filter(([, { coverings }]) => Object.keys(coverings).length > 0),
    openings: new Map(
      [...grouped(openings.map((entry) => [entry[1].wallId, entry]))].map(([id, entries]) => [
        id,
        entries.slice(0, MAX_OPENINGS),
      ]),
    ),
    surfaces: new Map(
      [...grouped(surfaces.map((entry) => [entry[1].roomId, entry]))].map(([id, entries]) => [
        id,
        entries.sort(compareSurfaces),
      ]),
    ),
    levels: new Map(
      [...byLevel].map(([levelId, found]) => [
        levelId,
        {
          walls: wallBodies(nodes, levelId),
          near: (box) =>
            levelWalls(nodes, levelId)
              .index.near(box)
              .map(({ id }) => id),
          hiders: floorHiders(nodes, levelId),
          rooms: found,
        },
      ]),
    ),
  };
}
