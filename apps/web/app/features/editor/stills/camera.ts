// Where a still is taken from and which part of the 3D view it shows. Pure: meters, y up, z to the south.
import type { StillCameraView } from '@wevisu/contract/stills.ts';

type Place = readonly [x: number, y: number, z: number];

export interface Camera {
  readonly eye: Place;
  readonly target: Place;
  /** The vertical field of view. */
  readonly fovDeg: number;
}

/** Aspect ratio of the 3D view: width divided by height. */
export interface SeenCamera extends Camera {
  readonly ratio: number;
}

const [NARROWEST_DEG, WIDEST_DEG] = [10, 120];

function half(fovDeg: number): number {
  return Math.tan((fovDeg * Math.PI) / 360);
}

function fovOf(halfHeight: number): number {
  return (Math.atan(halfHeight) * 360) / Math.PI;
}

/**
 * The still's camera. A view wider than the still loses its sides; a narrower one loses its top and bottom.
 */
export function cutTo({ ratio, ...camera }: SeenCamera, stillRatio: number): Camera {
  const high = half(camera.fovDeg) * Math.min(1, ratio / stillRatio);
  return { ...camera, fovDeg: Math.min(WIDEST_DEG, Math.max(NARROWEST_DEG, fovOf(high))) };
}

/** How much a canvas of the given ratio has to show for the whole still to fit. */
export function seenWith(camera: Camera, stillRatio: number, canvasRatio: number): Camera {
  const high = half(camera.fovDeg) * Math.max(1, stillRatio / canvasRatio);
  return { ...camera, fovDeg: fovOf(high) };
}

/** The share of that canvas that the still covers, in its middle. */
export function frameOn(canvasRatio: number, stillRatio: number) {
  return {
    width: Math.min(1, stillRatio / canvasRatio),
    height: Math.min(1, canvasRatio / stillRatio),
  };
}

/** A flat view as a camera would take it: from far away it is nearly flat. */
const FLAT_FOV_DEG = 12;

/** `height`: meters that the flat view shows from its lower to its upper edge. */
export function fromFarAway({ eye, target }: Omit<Camera, 'fovDeg'>, height: number): Camera {
  const [x, y, z] = wayOf({ eye, target });
  const away = height / 2 / half(FLAT_FOV_DEG);
  const [tx, ty, tz] = target;
  return {
    eye: [tx - x * away, ty - y * away, tz - z * away],
    target,
    fovDeg: FLAT_FOV_DEG,
  };
}

function wayOf({ eye, target }: Pick<Camera, 'eye' | 'target'>): Place {
  const [x, y, z] = [target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]];
  const long = Math.hypot(x, y, z) || 1;
  return [x / long, y / long, z / long];
}

/**
 * As the server expects it: a walker's target is right in front of the eyes, too close to give a direction.
 */
export function toRequest({ eye, target, fovDeg }: Camera): StillCameraView {
  const [x, y, z] = wayOf({ eye, target });
  return { eye: [...eye], target: [eye[0] + x, eye[1] + y, eye[2] + z], fovDeg };
}

type PlanPoint = readonly [x: number, y: number];

const PER_METER = 10_000;
/** How far the triangle of the visible area is drawn, in meters. */
const SIGHT = 3;

/** In tenths of the plan: the camera's position and the triangle that it sees. */
export function seenOnPlan(
  camera: Camera,
  ratio: number,
): { readonly eye: PlanPoint; readonly sight: readonly PlanPoint[] } {
  const [wayX, , wayZ] = wayOf(camera);
  const level = Math.hypot(wayX, wayZ);
  const wide = half(camera.fovDeg) * ratio;
  const at = (ahead: number, aside: number): PlanPoint => [
    (camera.eye[0] + wayX * ahead - wayZ * aside) * PER_METER,
    -(camera.eye[2] + wayZ * ahead + wayX * aside) * PER_METER,
  ];
  const eye = at(0, 0);
  // Straight down has no direction on the plan.
  if (level < 0.05) return { eye, sight: [eye] };
  const far = SIGHT / level;
  return { eye, sight: [eye, at(far, far * wide), at(far, -far * wide)] };
}
