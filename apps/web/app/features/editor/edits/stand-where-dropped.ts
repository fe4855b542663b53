// Where a new item goes when it is dropped: hung at the height of the pointer, put on what supports it, or on
// the floor with its back to a nearby wall and no part inside the wall. Pure.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import { nodeOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { symbolOf } from '@wevisu/scene/kinds/plan-of.ts';
import { roomAt } from '@wevisu/scene/placing/in-bounds.ts';
import { kindOfItem } from '@wevisu/scene/placing/kind-of-item.ts';
import { localBoxOf } from '@wevisu/scene/placing/local-box.ts';
import {
  directionOf,
  dotOf,
  leftOf,
  minus,
  placed,
  plus,
  times,
} from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { type RoomShape, roomShape, roomShapesOf } from '@wevisu/scene/rooms/room-shape.ts';
import { dragObject } from './drag-object.ts';
import type { Place } from './place.ts';

const FOOT = 3_048;
/** A drop on a wall below this height is meant for the floor. */
const LOW = FOOT;
/** Tables and chests, whose tops are in view. */
const TABLE_TOP = { min: FOOT, max: 5 * FOOT } as const;

/** A press on a wall is in no room, but a foot beside it is. */
const near: readonly Point[] = [
  [0, 0],
  [FOOT, 0],
  [-FOOT, 0],
  [0, FOOT],
  [0, -FOOT],
];

/** The room at a spot; for a wall, the room it is seen from. */
function roomUnder(nodes: SceneNodes, levelId: NodeId, { at, faceId }: Place): NodeId | null {
  const [ofFace] = faceId?.split(':') ?? [];
  if (ofFace !== undefined && nodeOf(nodes, ofFace, 'room')) return ofFace;
  if (!at) return null;
  for (const by of near) {
    const found = roomAt(nodes, levelId, plus(at, by));
    if (found !== null) return found;
  }
  return null;
}

/** Moves the item so that no part of its box goes through the walls it stands in front of. */
function outOfWalls({ edges }: RoomShape, item: ItemNode): ItemNode {
  const box = localBoxOf(item);
  if (!box) return item;
  let { position } = item;
  for (const { from, to, kind } of edges) {
    if (kind !== 'side') continue;
    const direction = directionOf(from, to);
    const past = dotOf(minus(position, from), direction);
    if (past < 0 || past > dotOf(minus(to, from), direction)) continue;
    const intoRoom = leftOf(direction);
    const corners: Point[] = [
      [box.minX, box.minY],
      [box.maxX, box.minY],
      [box.maxX, box.maxY],
      [box.minX, box.maxY],
    ];
    const within = Math.min(
      ...corners.map((corner) =>
        dotOf(minus(placed(corner, position, item.rotationTenthsDeg), from), intoRoom),
      ),
    );
    if (within >= 0) continue;
    const [x, y] = plus(position, times(intoRoom, -within));
    position = [Math.round(x), Math.round(y)];
  }
  return { ...item, position };
}

function onFloor(nodes: SceneNodes, item: ItemNode, room: RoomShape): ItemNode {
  const inside = outOfWalls(room, item);
  const id = 'dropped' as NodeId;
  const drag = dragObject({ nodes: { ...nodes, [id]: inside }, id, by: [0, 0] });
  const snapped = drag?.nodes[id];
  return snapped?.type === 'item' ? outOfWalls(room, { ...snapped, hostId: null }) : inside;
}

/** On the table at the spot; null if there is none. */
function onTable(nodes: SceneNodes, item: ItemNode, { nodeId }: Place): ItemNode | null {
  const table = nodeOf(nodes, nodeId, 'item');
  const known = table && kindOfItem(table);
  if (!table || !known || known.card.mount(known.params) !== 'floor') return null;
  const top = Math.round(symbolOf(known).topMm * 10);
  if (top < TABLE_TOP.min || top > TABLE_TOP.max) return null;
  return { ...item, hostId: nodeId, elevationTenths: table.elevationTenths + top };
}

/** A wall-mounted item at the height of the pointer. */
function atHeight(nodes: SceneNodes, item: ItemNode, heightTenths: number, room: RoomShape) {
  const known = kindOfItem(item);
  const level = nodeOf(nodes, item.levelId, 'level')?.elevationTenths ?? 0;
  const wanted = heightTenths - level;
  if (!known || wanted < LOW) return item;
  const { bottomMm, topMm } = symbolOf(known);
  const max = room.floorTenths - level + room.heightTenths - topMm * 10;
  const elevationTenths = Math.round(Math.max(-bottomMm * 10, Math.min(wanted, max)));
  return { ...item, elevationTenths };
}

/**
 * Moves an item from its default position to where it was dropped; null outside of all rooms. A level without
 * rooms accepts items anywhere.
 */
export function standWhereDropped(
  nodes: SceneNodes,
  item: ItemNode,
  place: Place,
): ItemNode | null {
  if (!place.at) return null;
  if (roomShapesOf(nodes, item.levelId).length === 0) return item;
  const roomId = roomUnder(nodes, item.levelId, place);
  const room = roomId === null ? null : roomShape(nodes, roomId);
  if (!room) return null;
  const known = kindOfItem(item);
  switch (known?.card.mount(known.params)) {
    case 'wall':
      return place.heightTenths === null ? item : atHeight(nodes, item, place.heightTenths, room);
    case 'counter':
      return onTable(nodes, item, place) ?? item;
    case 'floor':
      return onFloor(nodes, item, room);
    default:
      return item;
  }
}
