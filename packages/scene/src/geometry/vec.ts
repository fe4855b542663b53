export type Vec2 = readonly [number, number];
export type Vec3 = readonly [number, number, number];
export type Axis = 'x' | 'y' | 'z';

export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scaled(a: Vec3, by: number): Vec3 {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function mix(a: Vec3, b: Vec3, t: number): Vec3 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Vec3): number {
  return Math.hypot(a[0], a[1], a[2]);
}

/** Unit vector; a zero vector stays zero. */
export function normalize(a: Vec3): Vec3 {
  const size = length(a);
  return size === 0 ? a : scaled(a, 1 / size);
}

/** `a` turned about the unit axis by an angle in radians (right hand). */
export function rotateAbout(a: Vec3, axis: Vec3, radians: number): Vec3 {
  const cos = Math.cos(radians);
  const along = scaled(axis, dot(axis, a) * (1 - cos));
  return add(add(scaled(a, cos), scaled(cross(axis, a), Math.sin(radians))), along);
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
