// The camera of a still, in the live view's axes: meters, x east, y up, z south.

export interface StillCamera {
  readonly eye: readonly [x: number, y: number, z: number];
  readonly target: readonly [x: number, y: number, z: number];
  /** Of the picture's height. */
  readonly fovDeg: number;
  /** How far the lens is shifted down, in heights of the picture: so a level camera sees more floor. */
  readonly shift: number;
}

type Vec = readonly [x: number, y: number, z: number];

function unit([x, y, z]: Vec): Vec {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** @returns A function that sets a ray (start and direction of length 1) for a place in the picture, pixels from its upper left corner. */
export function aimOf(
  { eye, target, fovDeg, shift }: StillCamera,
  width: number,
  height: number,
): (ray: Float64Array, x: number, y: number) => void {
  const ahead = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  // Looking straight down, up is north.
  const isUpright = Math.abs(ahead[1]) > 0.9999;
  const right = unit(cross(ahead, isUpright ? [0, 0, -1] : [0, 1, 0]));
  const up = cross(right, ahead);
  const half = Math.tan((fovDeg * Math.PI) / 360);
  return (ray, x, y) => {
    const across = ((2 * x - width) / height) * half;
    const upward = (1 - (2 * y) / height - 2 * shift) * half;
    const dx = ahead[0] + across * right[0] + upward * up[0];
    const dy = ahead[1] + across * right[1] + upward * up[1];
    const dz = ahead[2] + across * right[2] + upward * up[2];
    const long = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    ray[0] = eye[0];
    ray[1] = eye[1];
    ray[2] = eye[2];
    ray[3] = dx * long;
    ray[4] = dy * long;
    ray[5] = dz * long;
  };
}
