import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { labelPoint } from '@wevisu/scene/plane/label-point.ts';
import { along, directionOf, distanceOf } from '@wevisu/scene/plane/points.ts';
import { areaOf, type Point } from '@wevisu/scene/plane/polygon.ts';
import { type RoomShape, roomShapesOf } from '@wevisu/scene/rooms/room-shape.ts';

const EYE_METERS = 1.6;
const PER_METER = 10_000;

/** In meters, in the axes of the 3D view: y up, z to the south. */
export interface WalkStart {
  readonly eye: readonly [x: number, y: number, z: number];
  readonly target: readonly [x: number, y: number, z: number];
}

/** Where a walk starts: in the largest room, in the corner that sees the most of it. */
export function walkStart(nodes: SceneNodes, levelId: NodeId | null): WalkStart | null {
  const rooms = levelId === null ? [] : roomShapesOf(nodes, levelId);
  const greatest = rooms.toSorted(([, a], [, b]) => areaOf(b.inner) - areaOf(a.inner))[0];
  return greatest ? inCorner(greatest[1]) : null;
}

/** The corner of a room that sees the most of it. */
export function inCorner({
  inner,
  floorTenths,
}: Pick<RoomShape, 'inner' | 'floorTenths'>): WalkStart | null {
  const middle = labelPoint(inner);
  const corner = inner.toSorted((a, b) => distanceOf(b, middle) - distanceOf(a, middle))[0];
  if (!corner) return null;
  // Two feet from the corner, or halfway in a small room.
  const far = distanceOf(corner, middle);
  const [x, y]: Point = along(corner, directionOf(corner, middle), Math.min(far / 2, 9_000));
  const eyeHeight = floorTenths / PER_METER + EYE_METERS;
  return {
    eye: [x / PER_METER, eyeHeight, -y / PER_METER],
    target: [middle[0] / PER_METER, eyeHeight - 0.2, -middle[1] / PER_METER],
  };
}
