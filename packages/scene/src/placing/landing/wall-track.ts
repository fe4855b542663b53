import type { NodeId } from '../../document/node-id.ts';
import {
  along,
  directionOf,
  distanceOf,
  dotOf,
  leftOf,
  minus,
  placed,
} from '../../plane/points.ts';
import type { Point } from '../../plane/polygon.ts';
import type { RoomEdge } from '../../rooms/room-shape.ts';
import { type Ground, groundRoomAt } from './ground.ts';
import { type Mover, middleOfMover } from './mover.ts';
import type { Track } from './slide-along.ts';
import type { Pose } from './troubles.ts';

export interface WallTrack {
  readonly track: Track;
  readonly wallId: NodeId;
  /** Where on the track the thing was wanted. */
  readonly wanted: number;
  /** How far the back is from the wall, tenths; negative beyond its face. */
  readonly gap: number;
  readonly lengthTenths: number;
}

/** Rotation at which a thing's front looks along a direction, integer tenths of a degree. */
export function facing([x, y]: Point): number {
  const tenths = Math.round((Math.atan2(y, x) * 1800) / Math.PI) + 900;
  return ((tenths % 3600) + 3600) % 3600;
}

/** The line on which a thing stands with its back against a side of a room, between the side's ends. */
export function trackOf(
  edge: RoomEdge,
  mover: Mover,
  pose: Pose,
  hangs: boolean,
): WallTrack | null {
  if (edge.wallId === null || edge.kind !== 'side') return null;
  const intoRoom = leftOf(directionOf(edge.from, edge.to));
  // As the room sees it, right runs from `to` to `from`.
  const axis = directionOf(edge.to, edge.from);
  const rotationTenthsDeg = facing(intoRoom);
  const { minX, minY, maxX, maxY } = mover.box;
  const corners = [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ] as const;
  // Its real corners: a wall at an odd angle is not met by a whole tenth of a degree.
  const turned = corners.map((corner) => placed(corner, [0, 0], rotationTenthsDeg));
  const off = -Math.min(...turned.map((corner) => dotOf(corner, intoRoom)));
  const widths = turned.map((corner) => dotOf(corner, axis));
  const lengthTenths = distanceOf(edge.from, edge.to);
  return {
    track: {
      origin: along(edge.to, intoRoom, off),
      axis,
      min: -Math.min(...widths),
      max: lengthTenths - Math.max(...widths),
      rotationTenthsDeg,
      elevationTenths: pose.elevationTenths,
      hostId: hangs ? edge.wallId : pose.hostId,
    },
    wallId: edge.wallId,
    wanted: dotOf(minus(pose.position, edge.to), axis),
    gap: dotOf(minus(pose.position, edge.to), intoRoom) - off,
    lengthTenths,
  };
}

/** Less than any wall with a thing before it is deep. */
const THROUGH = 1_000;
/** How far beyond a wall's face, or its end, a pointer still means this wall. */
const BEYOND = 20_000;

/** The nearest walls to put the back against, nearest first; those whose gap is within `reach`. */
export function wallTracks(
  ground: Ground,
  mover: Mover,
  pose: Pose,
  { reach, hangs }: { readonly reach: number; readonly hangs: boolean },
): readonly WallTrack[] {
  const here = groundRoomAt(ground, middleOfMover(mover, pose))?.id ?? null;
  return ground.rooms
    .flatMap(({ id, edges }) =>
      edges
        .flatMap((edge) => trackOf(edge, mover, pose, hangs) ?? [])
        // Not through a wall to its other face.
        .filter(({ gap }) => here === null || id === here || gap >= -THROUGH),
    )
    .map((one) => {
      const { min, max } = one.track;
      const at = Math.min(Math.max(one.wanted, min), Math.max(min, max));
      return { one, by: Math.hypot(one.gap, at - one.wanted) };
    })
    .filter(
      ({ one, by }) => one.gap <= reach && one.gap >= -BEYOND && by <= Math.max(reach, BEYOND),
    )
    .sort((a, b) => a.by - b.by || (a.one.wallId < b.one.wallId ? -1 : 1))
    .map(({ one }) => one);
}
