import type { Pose, RoomView } from '../groups/group.ts';

/** A bed with its head below a window, or in the line of a door, is second best. */
export function bedComfort(
  { side, at, index }: Pose,
  { doors, windows }: RoomView,
  half: number,
): number {
  const isUnderWindow = windows.some(
    (one) => one.index === index && Math.abs(one.at - at) < one.width / 2 + half,
  );
  const [x, y] = side.spot(at, 40).at;
  const isBeforeDoor = doors.some(({ at: door, into }) => {
    const [dx, dy] = [x - door[0], y - door[1]];
    return Math.abs(dx * into[1] - dy * into[0]) < half && dx * into[0] + dy * into[1] < 100;
  });
  const isFacing = doors.some(({ into }) => into[0] * side.into[0] + into[1] * side.into[1] < -0.7);
  return (isUnderWindow ? 18 : 0) + (isBeforeDoor ? 12 : 0) - (isFacing ? 6 : 0);
}
