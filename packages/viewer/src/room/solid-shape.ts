import { BufferAttribute, BufferGeometry } from 'three';
import { METERS_PER_TENTH } from './cell-frame.ts';

export interface Prism {
  /** Convex outline in plan, counter-clockwise, tenths. */
  readonly outline: readonly (readonly [x: number, y: number])[];
  readonly bottom: number;
  readonly top: number;
}

/** Upright prisms as one geometry in meters, flat shaded: whole, or their tops only. */
export function prismGeometry(
  prisms: readonly Prism[],
  parts: 'all' | 'top' = 'all',
): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const put = (x: number, y: number, z: number, n: readonly [number, number, number]) => {
    positions.push(x * METERS_PER_TENTH, z * METERS_PER_TENTH, -y * METERS_PER_TENTH);
    normals.push(n[0], n[2], -n[1]);
  };
  for (const { outline, bottom, top } of prisms) {
    const [first] = outline;
    if (!first) continue;
    for (let i = 1; i + 1 < outline.length; i++) {
      const [b, c] = [outline[i], outline[i + 1]];
      if (!b || !c) continue;
      for (const point of [first, b, c]) put(point[0], point[1], top, [0, 0, 1]);
      if (parts === 'all') {
        for (const point of [first, c, b]) put(point[0], point[1], bottom, [0, 0, -1]);
      }
    }
    if (parts === 'top') continue;
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length] ?? a;
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const n = [(b[1] - a[1]) / long, (a[0] - b[0]) / long, 0] as const;
      put(a[0], a[1], bottom, n);
      put(b[0], b[1], bottom, n);
      put(b[0], b[1], top, n);
      put(a[0], a[1], bottom, n);
      put(b[0], b[1], top, n);
      put(a[0], a[1], top, n);
    });
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.computeBoundingSphere();
  return geometry;
}
