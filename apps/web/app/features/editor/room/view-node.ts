// A saved view: the scene stores tenths of the plan, the 3D view uses meters with y up.
import type { ViewNode } from '@wevisu/scene/document/nodes/marks.ts';

type Place = readonly [number, number, number];

export interface Camera {
  readonly eye: Place;
  readonly target: Place;
}

const PER_METER = 10_000;

function toPlanPlace([x, y, z]: Place): Place {
  return [Math.round(x * PER_METER), Math.round(-z * PER_METER), Math.round(y * PER_METER)];
}

function toRoomPlace([x, y, z]: Place): Place {
  return [x / PER_METER, z / PER_METER, -y / PER_METER];
}

export function toViewNode(name: string, { eye, target }: Camera, fovDeg: number): ViewNode {
  return {
    type: 'view',
    name,
    eye: toPlanPlace(eye),
    target: toPlanPlace(target),
    fovDeg: Math.min(100, Math.max(20, Math.round(fovDeg))),
  };
}

export function toCamera({ eye, target, fovDeg }: ViewNode): Camera & { readonly fovDeg: number } {
  return { eye: toRoomPlace(eye), target: toRoomPlace(target), fovDeg };
}
