import { nodeOf, type SceneNodes } from '../document/scene.ts';
import { directionOf, times } from '../plane/points.ts';
import { type SideName, wallSide } from '../rooms/wall-length.ts';
import { linesMeeting, moveEnd } from './line-end.ts';
import { linesOf } from './plan-lines.ts';
import { type Resized, refused } from './refusal.ts';
import { setLength } from './set-length.ts';

export interface WallLengthToSet {
  readonly nodes: SceneNodes;
  readonly side: SideName;
  /** The length between the corners of the room. */
  readonly tenths: number;
  /** The end of the room's edge at which the next wall moves. */
  readonly end: 'from' | 'to';
}

/**
 * A wall's inside length as typed: the line at one of its ends moves parallel to itself, with all that
 * goes straight on from it and all that is attached.
 */
export function setWallLength({ nodes, side, tenths, end }: WallLengthToSet): Resized {
  const found = wallSide(nodes, side);
  const room = nodeOf(nodes, side.roomId, 'room');
  if (!found || !room) return refused('not-there');
  const { edge } = found;
  const way = directionOf(edge.from, edge.to);
  const outward = end === 'to' ? way : times(way, -1);
  const point = end === 'to' ? edge.outerTo : edge.outerFrom;
  const lines = linesOf(nodes, room.levelId);
  const all = linesMeeting(lines, point, way);
  const own = all.filter(({ id, isWall }) => !isWall && id === side.roomId);
  const meeting = own.length > 0 ? own : all;
  return setLength({
    nodes,
    tenths,
    measure: (after) => wallSide(after, side)?.lengthTenths ?? null,
    grow: (by) => moveEnd({ nodes, levelId: room.levelId, lines, meeting, point, outward, by }),
  });
}
