// Where a still of a room is taken from when nobody stands anywhere: a view that is kept in the scene, or a corner.
import type { ViewNode } from '@wevisu/scene/document/nodes/marks.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { areaOf, boundsOf } from '@wevisu/scene/plane/polygon.ts';
import { isWithin } from '@wevisu/scene/plane/region.ts';
import { type RoomShape, roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import type { StillCamera } from '../path/camera.ts';

const METRES = 1e-4;
/** Steeper looks than this keep some of their tilt: a lens shifts only so far, in heights of the picture. */
const MOST_SHIFT = 0.3;
const EYE_HEIGHT = 1.6;
/** From the corner to the middle: nobody stands in the walls. */
const STEP_IN = 0.12;

/** A view levelled, its lens shifted down: upright lines stay upright. One that looks straight down is left as it is. */
export function cameraOfView({ eye, target, fovDeg }: ViewNode): StillCamera {
  const [ex, ey, ez] = eye.map((one) => one * METRES) as [number, number, number];
  const [tx, ty, tz] = target.map((one) => one * METRES) as [number, number, number];
  const away = Math.hypot(tx - ex, ty - ey);
  const from = [ex, ez, -ey] as const;
  if (away < METRES) return { eye: from, target: [tx, tz, -ty], fovDeg, shift: 0 };
  const half = Math.tan((fovDeg * Math.PI) / 360);
  const shift = Math.max(0, Math.min(MOST_SHIFT, (ez - tz) / away / half / 2));
  const left = (ez - tz) / away - shift * half * 2;
  return { eye: from, target: [tx, ez - left * away, -ty], fovDeg, shift };
}

/** From a corner of the largest room to its middle; null where there is no room. */
export function cornerCamera(document: SceneDocument): StillCamera | null {
  const [largest] = shapesOf(document).toSorted((a, b) => areaOf(b.inner) - areaOf(a.inner));
  if (!largest) return null;
  const { minX, minY, maxX, maxY } = boundsOf(largest.inner);
  const [mx, my] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const away = ([x, y]: readonly [number, number]) => Math.hypot(x - mx, y - my);
  const [corner = [minX, minY] as const] = largest.inner.toSorted((a, b) => away(b) - away(a));
  const floor = largest.floorTenths * METRES;
  const at = (share: number, height: number) =>
    [
      (corner[0] + (mx - corner[0]) * share) * METRES,
      floor + height,
      -(corner[1] + (my - corner[1]) * share) * METRES,
    ] as const;
  return { eye: at(STEP_IN, EYE_HEIGHT), target: at(1, EYE_HEIGHT), fovDeg: 65, shift: 0.18 };
}

/** From the first kept view that is within a room, else from a corner of the largest; null where there is no room. */
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

function shapesOf({ nodes }: SceneDocument): RoomShape[] {
  return nodesOf(nodes, 'room').flatMap(([id]) => roomShape(nodes, id) ?? []);
}
