// Where a still can be taken from: the 3D view, views saved with the room, and a corner of each room.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { isWithin } from '@wevisu/scene/plane/region.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { toCamera } from '../room/view-node.ts';
import { inCorner } from '../room/walk-start.ts';
import { type Camera, fromFarAway, type SeenCamera } from './camera.ts';

export interface StillPlace {
  /** The name of the view or the room. */
  readonly id: NodeId;
  readonly label: string;
  readonly camera: Camera;
}

const PER_METER = 10_000;
const CORNER_FOV_DEG = 65;

export function placesOf(nodes: SceneNodes): readonly StillPlace[] {
  const views = nodesOf(nodes, 'view').map(([id, view]) => {
    return { id, label: `Kept view “${view.name}”`, camera: toCamera(view) };
  });
  const corners = nodesOf(nodes, 'room').flatMap(([id, { name }]) => {
    const shape = roomShape(nodes, id);
    const start = shape && inCorner(shape);
    return start
      ? [{ id, label: `A corner of ${name}`, camera: { ...start, fovDeg: CORNER_FOV_DEG } }]
      : [];
  });
  return [...views, ...corners];
}

/** The camera of the 3D view at this moment. */
export function seenIn(room: RoomView): SeenCamera {
  const { controls, camera } = room.rig;
  const places = {
    eye: controls.getPosition(camera.position.clone()).toArray(),
    target: controls.getTarget(camera.position.clone()).toArray(),
  };
  const ratio = room.ratio();
  if ('fov' in camera) return { ...places, fovDeg: camera.fov, ratio };
  return { ...fromFarAway(places, (camera.top - camera.bottom) / camera.zoom), ratio };
}

interface Inside {
  /** The room that a still shows: the one its camera is in, or else the one it looks at. */
  readonly room: string | null;
  readonly isOutside: boolean;
}

export function insideOf(nodes: SceneNodes, { eye, target }: Camera): Inside {
  const standing = roomAt(nodes, eye);
  return {
    room: standing ?? roomAt(nodes, target, true),
    isOutside: standing === null,
  };
}

function roomAt(nodes: SceneNodes, [x, y, z]: Camera['eye'], isAnyHeight = false): string | null {
  const at: Point = [x * PER_METER, -z * PER_METER];
  for (const [id, { name }] of nodesOf(nodes, 'room')) {
    const shape = roomShape(nodes, id);
    if (!shape || !isWithin(shape.inner, at)) continue;
    const above = y * PER_METER - shape.floorTenths;
    if (isAnyHeight || (above >= 0 && above <= shape.heightTenths)) return name;
  }
  return null;
}
