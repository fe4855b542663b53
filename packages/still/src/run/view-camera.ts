// Where a still of a room is taken from when no camera is given: a view saved in the scene, or a corner.

import type { ViewNode } from '@wevisu/scene/document/nodes/marks.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { isWithin } from '@wevisu/scene/plane/region.ts';
import type { StillCamera } from '../path/camera.ts';
import { cornerCamera } from './corner-camera.ts';
import { shapesOf } from './shaped-room.ts';

const METERS_PER_TENTH = 1e-4;
/** How far a lens shifts, in heights of the picture. Steeper views keep some tilt. */
const MAX_SHIFT = 0.3;

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
