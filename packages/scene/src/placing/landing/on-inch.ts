import { placed } from '../../plane/points.ts';
import { boundsOf } from '../../plane/polygon.ts';
import { type Ground, groundRoomAt } from './ground.ts';
import type { Mover } from './mover.ts';
import type { Pose } from './troubles.ts';

const INCH = 254;

/** Whole inches from its box to the west and south sides of its room, or of the plan outside of rooms. */
export function onInch(ground: Ground, { box }: Mover, pose: Pose): Pose {
  const room = groundRoomAt(ground, pose.position);
  const { minX, minY, maxX, maxY } = box;
  const corners = [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ] as const;
  const own = boundsOf(corners.map((at) => placed(at, pose.position, pose.rotationTenthsDeg)));
  const [x, y] = room ? [own.minX - room.box.minX, own.minY - room.box.minY] : [...pose.position];
  const by = (value: number) => Math.round(value / INCH) * INCH - value;
  return {
    ...pose,
    position: [Math.round(pose.position[0] + by(x)), Math.round(pose.position[1] + by(y))],
  };
}
