// Masses of leaves: crowns of trees, shrubs, hedges and ferns. The same seed grows the same plant.
import { boundsOf, mapPoints, merge, move, type Shape } from '../geometry/shape.ts';
import { radians, type Vec3 } from '../geometry/vec.ts';
import { leafAt, smallLeaf } from './leaf.ts';
import { bead } from './plain-rounds.ts';

/** Even shares of 0 to 1, one after another, the same for a seed everywhere (mulberry32). */
export function shares(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Turn from one leaf to the next that keeps leaves out of each other's light. */
export const GOLDEN_DEG = 137.508;

export interface Mass {
  readonly at: Vec3;
  /** Half extents. */
  readonly reach: Vec3;
}

/** The inside of a mass of leaves, a little smaller than the mass, of many small facets. */
export function innerMass(mass: Mass, seed: number, share = 0.86): Shape {
  return mapPoints(bead(1, 1, 18), ([x, y, z]) => {
    // Keyed by place, so that points that meet at a pole stay together.
    const wave =
      Math.sin(11.7 * x + 7.3 * y + 9.1 * z + seed) * Math.sin(8.3 * x - 10.9 * y + 6.7 * z);
    const r = share * (1 + 0.13 * wave);
    return [
      mass.at[0] + x * r * mass.reach[0],
      mass.at[1] + y * r * mass.reach[1],
      mass.at[2] + z * r * mass.reach[2],
    ];
  });
}

interface LeafSize {
  readonly length: number;
  readonly width: number;
}

/** `count` leaves over the outside of a mass, pointing outward and a little up. */
export function leavesOn(mass: Mass, count: number, size: LeafSize, seed: number): Shape {
  const next = shares(seed);
  const leaves = Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / count;
    const azimuth = i * GOLDEN_DEG + next() * 40;
    const ring = Math.sqrt(1 - y * y) * (0.84 + 0.1 * next());
    const sin = Math.sin(radians(azimuth));
    const cos = Math.cos(radians(azimuth));
    const scale = 0.75 + 0.5 * next();
    const rise = Math.max(-50, Math.min(85, Math.asin(y) * 57.3 * 0.7 + (next() - 0.4) * 60));
    return leafAt(
      smallLeaf(size.length * scale, size.width * scale, rise),
      azimuth + (next() - 0.5) * 70,
      [
        mass.at[0] + sin * ring * mass.reach[0],
        mass.at[1] + y * (0.84 + 0.1 * next()) * mass.reach[1],
        mass.at[2] + cos * ring * mass.reach[2],
      ],
    );
  });
  return merge(...leaves);
}

/** Shapes brought together to the given extents, standing on `bottom`, centered on the axis. */
export function grownTo(shapes: readonly Shape[], width: number, height: number, depth: number) {
  const { min, max } = boundsOf(...shapes);
  const fx = width / (max[0] - min[0]);
  const fy = height / (max[1] - min[1]);
  const fz = depth / (max[2] - min[2]);
  const midX = (min[0] + max[0]) / 2;
  const midZ = (min[2] + max[2]) / 2;
  return shapes.map((shape) =>
    mapPoints(shape, ([x, y, z]) => [(x - midX) * fx, (y - min[1]) * fy, (z - midZ) * fz]),
  );
}

/** A lump of stone or fruit: a ball with a few soft dents. */
export function lump(reach: Vec3, seed: number, roughness = 0.12, segments = 12): Shape {
  const next = shares(seed);
  const [a, b, c] = [next() * 6, next() * 6, next() * 6];
  const stone = mapPoints(bead(1, 1, segments), ([x, y, z]) => {
    const r = 1 + roughness * Math.sin(2.3 * x + a) * Math.cos(2.1 * y + b) * Math.sin(2.7 * z + c);
    return [x * r * reach[0], y * r * reach[1], z * r * reach[2]];
  });
  return move(stone, 0, reach[1], 0);
}
