import type { Vec3 } from './vec3.ts';

/** Three rows. */
export type Matrix3 = readonly [Vec3, Vec3, Vec3];

export function apply([a, b, c]: Matrix3, [x, y, z]: Vec3): Vec3 {
  return [
    a[0] * x + a[1] * y + a[2] * z,
    b[0] * x + b[1] * y + b[2] * z,
    c[0] * x + c[1] * y + c[2] * z,
  ];
}

export function transpose([a, b, c]: Matrix3): Matrix3 {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

export function multiply(a: Matrix3, b: Matrix3): Matrix3 {
  const [first, second, third] = transpose(b);
  return transpose([apply(a, first), apply(a, second), apply(a, third)]);
}

/** Null for a singular matrix. */
export function inverseOf([a, b, c]: Matrix3): Matrix3 | null {
  const x = b[1] * c[2] - b[2] * c[1];
  const y = b[2] * c[0] - b[0] * c[2];
  const z = b[0] * c[1] - b[1] * c[0];
  const volume = a[0] * x + a[1] * y + a[2] * z;
  if (!(Math.abs(volume) > 1e-300)) return null;
  const by = 1 / volume;
  return [
    [x * by, (a[2] * c[1] - a[1] * c[2]) * by, (a[1] * b[2] - a[2] * b[1]) * by],
    [y * by, (a[0] * c[2] - a[2] * c[0]) * by, (a[2] * b[0] - a[0] * b[2]) * by],
    [z * by, (a[1] * c[0] - a[0] * c[1]) * by, (a[0] * b[1] - a[1] * b[0]) * by],
  ];
}

/** Rotation about an axis by its length in radians. Source: Rodrigues' formula. */
export function turnAbout([x, y, z]: Vec3): Matrix3 {
  const angle = Math.hypot(x, y, z);
  const s = angle < 1e-8 ? 1 : Math.sin(angle) / angle;
  const c = angle < 1e-8 ? 0.5 : (1 - Math.cos(angle)) / (angle * angle);
  return [
    [1 - c * (y * y + z * z), c * x * y - s * z, c * x * z + s * y],
    [c * x * y + s * z, 1 - c * (x * x + z * z), c * y * z - s * x],
    [c * x * z - s * y, c * y * z + s * x, 1 - c * (x * x + y * y)],
  ];
}
