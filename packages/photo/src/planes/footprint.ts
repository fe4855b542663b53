import type { SurfacePlane } from './surface-plane.ts';

/** The part of a surface that one pixel shows, meters. */
export interface Footprint {
  /** The pixel's middle. */
  u: number;
  v: number;
  /** Half of its longer axis. */
  halfU: number;
  halfV: number;
  longer: number;
  shorter: number;
}

export function newFootprint(): Footprint {
  return { u: 0, v: 0, halfU: 0, halfV: 0, longer: 0, shorter: 0 };
}

/** Writes the footprint of a pixel; false if the pixel doesn't show the surface. */
export function measureFootprint(
  plane: SurfacePlane,
  x: number,
  y: number,
  out: Footprint,
): boolean {
  const a = plane.toPlane[0];
  const b = plane.toPlane[1];
  const c = plane.toPlane[2];
  const px = x + 0.5;
  const py = y + 0.5;
  const w = c[0] * px + c[1] * py + c[2];
  if (!(w > 1e-9)) return false;
  const u = (a[0] * px + a[1] * py + a[2]) / w;
  const v = (b[0] * px + b[1] * py + b[2]) / w;
  const ux = (a[0] - u * c[0]) / w;
  const uy = (a[1] - u * c[1]) / w;
  const vx = (b[0] - v * c[0]) / w;
  const vy = (b[1] - v * c[1]) / w;
  // A round pixel becomes an ellipse: its axes are those of the derivatives' product.
  const uu = ux * ux + uy * uy;
  const vv = vx * vx + vy * vy;
  const uv = ux * vx + uy * vy;
  const middle = (uu + vv) / 2;
  const apart = Math.sqrt(((uu - vv) / 2) ** 2 + uv * uv);
  out.u = u;
  out.v = v;
  out.longer = Math.sqrt(middle + apart);
  out.shorter = Math.sqrt(Math.max(0, middle - apart));
  const alongU = uu >= vv ? middle + apart - vv : uv;
  const alongV = uu >= vv ? uv : middle + apart - uu;
  const size = Math.sqrt(alongU * alongU + alongV * alongV);
  const half = size > 0 ? out.longer / 2 / size : 0;
  out.halfU = alongU * half;
  out.halfV = alongV * half;
  return true;
}
