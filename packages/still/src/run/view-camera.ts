// Where a still of a room is taken from when no camera is given: a view saved in the scene, or a corner.

import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ViewNode } from '@wevisu/scene/document/nodes/marks.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { areaOf, boundsOf, type Polygon } from '@wevisu/scene/plane/polygon.ts';
import { isWithin } from '@wevisu/scene/plane/region.ts';
import { type RoomShape, roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import type { StillCamera } from '../path/camera.ts';

const METERS_PER_TENTH = 1e-4;
/** How far a lens shifts, in heights of the picture. Steeper views keep some tilt. */
const MAX_SHIFT = 0.3;
const EYE_HEIGHT = 1.6;
/** How far the eye stands off the corner, as a share of the way to the middle. */
const STEP_IN = 0.12;

/** Levels a view and shifts its lens down instead, so that upright lines stay upright. One that looks straight down stays as it is. */
export function cameraOfView({ eye, target, fovDeg }: ViewNode): StillCamera {
  const [ex, ey, ez] = eye.map((one) => one * METERS_PER_TENTH) as [number, number, number];
  const [tx, ty, tz] = target.map((one) => one * METERS_PER_TENTH) as [number, number, number];
  const away = Math.hypot(tx - ex, ty - ey);
  const from = [ex, ez, -ey] as const;
  if (away < METERS_PER_TENTH) return { eye: from, target: [tx, tz, -ty], fovDeg, shift: 0 };
  const half = Math.tan((fovDeg * Math.PI) / 360);
  const shift = Math.max(0, Math.min(MAX_SHIFT, (ez - tz) / away / half / 2));
  const left = (ez - tz) / away - shift * half * 2;
  return { eye: from, target: [tx, ez - left * away, -ty], fovDeg, shift };
}

/** Half of what a picture of 3 by 2 shows across, radians. */
const HALF_VIEW = 0.77;
/** What is nearer hides the room where it reaches up to the eye, meters. */
const NEAR = 1.6;
const BELOW_EYE = 0.4;
/** Corners that are hidden by so little more than another are as good, radians. */
const AS_GOOD = 0.1;

type Plan = readonly [x: number, y: number];

function spread(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

/** How much of a view from a point toward another is hidden by what stands close to the eye, radians. */
function hiddenFrom(eye: Plan, toward: Plan, bodies: readonly Polygon[]): number {
  const ahead = Math.atan2(toward[1] - eye[1], toward[0] - eye[0]);
  return bodies.reduce((sum, polygon) => {
    if (isWithin(polygon, eye)) return sum + 2 * HALF_VIEW;
    const away = polygon.map(([x, y]) => Math.hypot(x - eye[0], y - eye[1]) * METERS_PER_TENTH);
    if (Math.min(...away) > NEAR) return sum;
    const angles = polygon.map(([x, y]) => spread(Math.atan2(y - eye[1], x - eye[0]) - ahead));
    const from = Math.max(-HALF_VIEW, Math.min(...angles));
    const to = Math.min(HALF_VIEW, Math.max(...angles));
    return sum + Math.max(0, to - from);
  }, 0);
}

/** What reaches up to the eye in a room and is not a wall. */
function tallBodies(document: SceneDocument, { levelId, floorTenths, inner }: ShapedRoom) {
  const least = floorTenths + (EYE_HEIGHT - BELOW_EYE) / METERS_PER_TENTH;
  const most = floorTenths + EYE_HEIGHT / METERS_PER_TENTH;
  return sceneFacts(document)
    .obstacles.near(levelId, boundsOf(inner))
    .filter(({ what, top, bottom }) => what !== 'wall' && top > least && bottom < most)
    .map(({ polygon }) => polygon);
}

/**
 * A camera in a corner of the largest room that looks at its middle: of the corners with nothing in the way, the one
 * farthest from the middle. Null if there is no room.
 */
export function cornerCamera(document: SceneDocument): StillCamera | null {
  const [largest] = shapesOf(document).toSorted((a, b) => areaOf(b.inner) - areaOf(a.inner));
  if (!largest) return null;
  const { minX, minY, maxX, maxY } = boundsOf(largest.inner);
  const middle: Plan = [(minX + maxX) / 2, (minY + maxY) / 2];
  const away = ([x, y]: Plan) => Math.hypot(x - middle[0], y - middle[1]);
  const stepIn = ([x, y]: Plan): Plan => [
    x + (middle[0] - x) * STEP_IN,
    y + (middle[1] - y) * STEP_IN,
  ];
  const bodies = tallBodies(document, largest);
  const corners = largest.inner
    .toSorted((a, b) => away(b) - away(a))
    .map((corner) => ({ corner, hidden: hiddenFrom(stepIn(corner), middle, bodies) }));
  const least = Math.min(...corners.map(({ hidden }) => hidden));
  const { corner = [minX, minY] as const } =
    corners.find(({ hidden }) => hidden <= least + AS_GOOD) ?? {};
  const floor = largest.floorTenths * METERS_PER_TENTH;
  const at = ([x, y]: Plan) =>
    [x * METERS_PER_TENTH, floor + EYE_HEIGHT, -y * METERS_PER_TENTH] as const;
  return { eye: at(stepIn(corner)), target: at(middle), fovDeg: 65, shift: 0.18 };
}

/** The first saved view that is inside a room, else a corner of the largest room; null if there is no room. */
export function insideCamera(document: SceneDocument): StillCamera | null {
  const shapes = shapesOf(document);
  const view = nodesOf(document.nodes, 'view').find(
    ([
      ,
      {
        eye: [x, y, z],
      },
    ]) =>
      shapes.some(
        ({ inner, floorTenths, heightTenths }) =>
          isWithin(inner, [x, y]) && z > floorTenths && z < floorTenths + heightTenths,
      ),
  );
  return view ? cameraOfView(view[1]) : cornerCamera(document);
}

interface ShapedRoom extends RoomShape {
  readonly levelId: NodeId;
}

function shapesOf({ nodes }: SceneDocument): ShapedRoom[] {
  return nodesOf(nodes, 'room').flatMap(([id, { levelId }]) => {
    const shape = roomShape(nodes, id);
    return shape ? [{ ...shape, levelId }] : [];
  });
}
