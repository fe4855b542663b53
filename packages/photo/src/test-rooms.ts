// Box rooms with cameras in them, and the marks of a homeowner with an unsteady hand.
import { multiply, turnAbout } from './algebra/matrix3.ts';
import { normalOf, randomOf } from './algebra/random.ts';
import type { Vec3 } from './algebra/vec3.ts';
import { type Camera, lookingAlong, spotOf } from './camera/camera.ts';
import type { CornerMarks, Direction, RectangleMarks } from './camera/marks.ts';
import { CLICK_ERROR_PX, type Spot } from './picture.ts';

export interface TestRoom {
  readonly seed: number;
  /** x, y, z from 0 to here, meters. */
  readonly size: Vec3;
  readonly camera: Camera;
}

/** A room of 3.2 to 6 m with a phone held upright in a corner or at a wall, looking across. */
export function roomOf(seed: number, width = 2048, height = 1365): TestRoom {
  const random = randomOf(seed * 7919 + 11);
  const between = (low: number, high: number) => low + (high - low) * random();
  const size: Vec3 = [between(3.2, 6), between(3.2, 6), between(2.4, 2.9)];
  const at: Vec3 = [between(0.25, 0.9), between(0.25, 0.9), between(1.35, 1.75)];
  const target: Vec3 = [size[0] * between(0.45, 0.75), size[1] * between(0.45, 0.75), 0];
  const yaw = Math.atan2(target[1] - at[1], target[0] - at[0]);
  const pitch = (between(14, 30) * Math.PI) / 180;
  const roll = ((random() - 0.5) * 4 * Math.PI) / 180;
  const turn = multiply(turnAbout([0, 0, roll]), lookingAlong(yaw, pitch));
  const focalPx = between(0.64, 0.86) * Math.max(width, height);
  return { seed, size, camera: { width, height, focalPx, turn, at } };
}

export function isSeen(camera: Camera, point: Vec3): boolean {
  const spot = spotOf(camera, point);
  return (
    spot !== null && spot[0] > 0 && spot[1] > 0 && spot[0] < camera.width && spot[1] < camera.height
  );
}

/** Clicks with the usual error of a picture 2048 pixels wide. */
export function clicker({ seed, camera }: TestRoom): (point: Vec3) => Spot {
  const random = randomOf(seed * 104_729 + 3);
  const error = (CLICK_ERROR_PX * Math.max(camera.width, camera.height)) / 2048;
  return (point) => {
    const spot = spotOf(camera, point);
    if (!spot) throw new Error('the point is behind the camera');
    return [spot[0] + error * normalOf(random), spot[1] + error * normalOf(random)];
  };
}

/** The largest rectangle of the floor whose corners are all in the picture. */
export function seenRectangle({
  size,
  camera,
}: TestRoom): readonly [x0: number, y0: number, x1: number, y1: number] {
  let best: readonly [number, number, number, number] = [0, 0, 0, 0];
  const steps = 12;
  const at = (n: number, of: number) => (n / steps) * of;
  for (let a = 0; a < steps; a++) {
    for (let b = 0; b < steps; b++) {
      for (let c = a + 1; c <= steps; c++) {
        for (let d = b + 1; d <= steps; d++) {
          const box = [at(a, size[0]), at(b, size[1]), at(c, size[0]), at(d, size[1])] as const;
          const area = (box[2] - box[0]) * (box[3] - box[1]);
          if (
            area > (best[2] - best[0]) * (best[3] - best[1]) &&
            cornersOf(box).every((one) => isSeen(camera, one))
          )
            best = box;
        }
      }
    }
  }
  return best;
}

export function cornersOf([x0, y0, x1, y1]: readonly [
  number,
  number,
  number,
  number,
]): readonly Vec3[] {
  return [
    [x0, y0, 0],
    [x1, y0, 0],
    [x1, y1, 0],
    [x0, y1, 0],
  ];
}

/** Four corners and the length of one side, measured with other clicks. */
export function rectangleMarks(room: TestRoom): RectangleMarks {
  const click = clicker(room);
  const box = seenRectangle(room);
  const corners = cornersOf(box);
  const [a, b, , d] = corners as [Vec3, Vec3, Vec3, Vec3];
  const isFirst = room.seed % 2 === 0;
  const meters = isFirst ? box[2] - box[0] : box[3] - box[1];
  return {
    kind: 'rectangle',
    corners: corners.map(click),
    edges: [],
    lengths: [{ from: click(a), to: click(isFirst ? b : d), meters, wall: null }],
  };
}

/** The farthest visible point of a line; null if none is visible. */
function lastSeen(room: TestRoom, line: (t: number) => Vec3): Vec3 | null {
  for (let t = 0.98; t > 0.1; t -= 0.02) if (isSeen(room.camera, line(t))) return line(t);
  return null;
}

/** The far corner of the room with its two floor edges and its upright, and a sill on each wall if visible. */
export function cornerMarks(room: TestRoom): CornerMarks {
  const click = clicker(room);
  const [x, y, z] = room.size;
  const floorEnd = lastSeen(room, (t) => [x * (1 - t), y, 0]) ?? [0, y, 0];
  const onFloor = click([x, y, 0]);
  const edges: readonly (readonly [Direction, Vec3 | null, Vec3 | null])[] = [
    ['first', null, floorEnd],
    ['second', null, lastSeen(room, (t) => [x, y * (1 - t), 0])],
    ['up', null, lastSeen(room, (t) => [x, y, z * t])],
    ['first', [x - 0.5, y, 0.9], lastSeen(room, (t) => [x - 0.5 - 2 * t, y, 0.9])],
    ['second', [x, y - 0.5, 0.9], lastSeen(room, (t) => [x, y - 0.5 - 2 * t, 0.9])],
  ];
  return {
    kind: 'corner',
    corner: onFloor,
    edges: edges.flatMap(([along, from, to]) =>
      to ? [{ along, from: from ? click(from) : onFloor, to: click(to) }] : [],
    ),
    lengths: [{ from: onFloor, to: click(floorEnd), meters: x - floorEnd[0], wall: null }],
  };
}
