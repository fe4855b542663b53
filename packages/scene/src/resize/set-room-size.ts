import type { NodeId } from '../document/node-id.ts';
import { nodeOf, type SceneNodes } from '../document/scene.ts';
import { directionOf, dotOf, leftOf, middleOf, times } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { type RoomShape, roomShape } from '../rooms/room-shape.ts';
import { roomSize } from '../rooms/room-size.ts';
import { moveLines } from './move-lines.ts';
import { isOn, isParallel, linesOf, type PlanLine } from './plan-lines.ts';
import { type Resized, refused } from './refusal.ts';
import { setLength } from './set-length.ts';

export type RoomSide = 'width' | 'depth';
/** The walls that move: those to the east (north) of the room's axes, or those opposite. */
export type RoomEnd = 'high' | 'low';

export interface RoomSizeToSet {
  readonly nodes: SceneNodes;
  readonly roomId: NodeId;
  readonly side: RoomSide;
  readonly tenths: number;
  readonly end: RoomEnd;
}

/** Edges this near to the farthest one are at the end of a room. */
const AT_END = 5;

/** The lines of a room's outline at its far end. */
function linesAtEnd(lines: readonly PlanLine[], roomId: NodeId, shape: RoomShape, outward: Point) {
  const far = Math.max(...shape.inner.map((point) => dotOf(point, outward)));
  const across = leftOf(outward);
  const edges = shape.edges.filter(
    ({ kind, from, to }) =>
      kind !== 'end' &&
      Math.abs(dotOf(directionOf(from, to), across)) > 0.99 &&
      dotOf(middleOf(from, to), outward) > far - AT_END,
  );
  return lines.filter(
    (line) =>
      !line.isWall &&
      line.id === roomId &&
      isParallel(line, across) &&
      edges.some(({ outerFrom, outerTo }) => isOn(line, middleOf(outerFrom, outerTo))),
  );
}

/**
 * A room's overall inside width or depth as typed: the walls at one end move parallel to themselves, as
 * for a wall's length. Refused for rooms with oblique corners.
 */
export function setRoomSize({ nodes, roomId, side, tenths, end }: RoomSizeToSet): Resized {
  const room = nodeOf(nodes, roomId, 'room');
  const shape = roomShape(nodes, roomId);
  const size = roomSize(nodes, roomId);
  if (!room || !shape || !size) return refused('not-there');
  if (!size.isRectilinear) return refused('angled');
  const along = side === 'width' ? size.axis : leftOf(size.axis);
  const normal = end === 'high' ? along : times(along, -1);
  const lines = linesOf(nodes, room.levelId);
  const first = linesAtEnd(lines, roomId, shape, normal);
  return setLength({
    nodes,
    tenths,
    measure: (after) => roomSize(after, roomId)?.[side] ?? null,
    grow: (by) => moveLines({ nodes, levelId: room.levelId, lines, first, normal, by }),
  });
}
