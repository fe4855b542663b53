// Where a still is taken from: a view that is kept in the scene, or else a corner of its largest room.
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { areaOf, boundsOf } from '@wevisu/scene/patterns/polygon.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import type { StillCamera } from '@wevisu/still/path/camera.ts';
import { levelled } from '../../media/room-shot.ts';
import { CommandFailure, exitCodes } from './command.ts';

const METRES = 1e-4;
const EYE_HEIGHT = 1.6;
/** From the corner to the middle: nobody stands in the walls. */
const STEP_IN = 0.12;

function fromCorner(document: SceneDocument): StillCamera {
  const shapes = nodesOf(document.nodes, 'room').flatMap(([id]) => {
    return roomShape(document.nodes, id) ?? [];
  });
  const [largest] = shapes.toSorted((a, b) => areaOf(b.inner) - areaOf(a.inner));
  if (!largest) {
    throw new CommandFailure(exitCodes.unreadable, 'The scene has no room to stand in.');
  }
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

/** `asked`: the id of a view of the scene; without it the first one is taken. */
export function stillCamera(document: SceneDocument, asked: string | undefined): StillCamera {
  const views = nodesOf(document.nodes, 'view');
  const found = asked === undefined ? views[0] : views.find(([id]) => id === asked);
  if (asked !== undefined && !found) {
    throw new CommandFailure(exitCodes.unreadable, `The scene has no view ${asked}.`);
  }
  if (!found) return fromCorner(document);
  const { eye, shift } = levelled(found[1]);
  return { eye: eye.eye, target: eye.target, fovDeg: eye.fovDeg ?? 55, shift };
}
