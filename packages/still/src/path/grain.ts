// Wood, stone and cloth computed from the place on a thing, in millimeters: the live view's textures
// (viewer/studio/texture-glsl.ts) in plain code.
import { type GrainPattern, grainPatterns } from '../scene/grain-patterns.ts';

function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 13), 0x297a2d39);
  return ((h ^ (h >>> 16)) >>> 0) * 2 ** -32;
}

function noise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const soft = (t: number) => t * t * (3 - 2 * t);
  const [fx, fy, fz] = [soft(x - ix), soft(y - iy), soft(z - iz)];
  const row = (y1: number, z1: number) => hash(ix, y1, z1) * (1 - fx) + hash(ix + 1, y1, z1) * fx;
  const low = row(iy, iz) * (1 - fy) + row(iy + 1, iz) * fy;
  const high = row(iy, iz + 1) * (1 - fy) + row(iy + 1, iz + 1) * fy;
  return low * (1 - fz) + high * fz;
}

function layered(x: number, y: number, z: number): number {
  return (
    0.5 * noise(x, y, z) +
    0.25 * noise(x * 2.03 + 7.1, y * 2.03 + 7.1, z * 2.03 + 7.1) +
    0.15 * noise(x * 4.1 + 3.7, y * 4.1 + 3.7, z * 4.1 + 3.7) +
    0.1 * noise(x * 8.2 + 1.3, y * 8.2 + 1.3, z * 8.2 + 1.3)
  );
}

function step(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** How much of the second color shows, a factor of brightness, and what is added to the roughness. */
interface Shade {
  readonly accent: number;
  readonly bright: number;
  readonly rough: number;
}

function wood(x: number, y: number, z: number): Shade {
  const [wx, wy, wz] = [x * 0.0022, y * 0.028, z * 0.028];
  const warp = layered(wx * 1.6 + 4, wy * 0.7 + 4, wz * 0.7 + 4);
  const rings = layered(wx, wy * 1.3 + warp * 1.8, wz * 1.3 + warp * 1.8) * 5;
  const ring = rings - Math.floor(rings);
  const band = step(0.3, 0.72, ring) * (1 - step(0.86, 1, ring));
  const pores = noise(x * 0.02, y * 0.55, z * 0.55);
  const shade = 0.55 * band + 0.35 * step(0.5, 0.95, pores) + 0.35 * (warp - 0.5);
  return {
    accent: Math.min(1, Math.max(0, shade)) * 0.75,
    bright: 1,
    rough: 0.08 * (pores - 0.5),
  };
}

function marble(px: number, py: number, pz: number): Shade {
  const [x, y, z] = [px * 0.0042, py * 0.0042, pz * 0.0042];
  const turbulence = layered(x * 1.3 + 2, y * 1.3 + 2, z * 1.3 + 2);
  const by = turbulence * 2.2;
  const vein = Math.abs(layered(x + by, y * 1.6 + by, z + by) - 0.47);
  const far = turbulence * 3 + 8;
  const fine = Math.abs(layered(x * 3.1 + far, y * 3.1 + far, z * 3.1 + far) - 0.5);
  const strength =
    (1 - step(0, 0.035, vein)) * 0.85 +
    (1 - step(0, 0.02, fine)) * 0.3 +
    0.22 * step(0.45, 0.8, turbulence);
  return { accent: Math.min(0.9, Math.max(0, strength)), bright: 1, rough: 0 };
}

function speckle(x: number, y: number, z: number): Shade {
  const grain =
    noise(x * 0.55, y * 0.55, z * 0.55) * 0.6 + noise(x * 1.1 + 5, y * 1.1 + 5, z * 1.1 + 5) * 0.4;
  return {
    accent: step(0.52, 0.8, grain) * 0.8,
    bright: 0.97 + 0.06 * noise(x * 0.02, y * 0.02, z * 0.02),
    rough: 0,
  };
}

function linen(px: number, py: number, pz: number): Shade {
  const [x, y, z] = [px / 0.9, py / 0.9, pz / 0.9];
  const warp = noise(x * 1.4, y * 0.08, z * 1.4);
  const weft = noise(x * 0.08 + 3, y * 1.5 + 3, z * 0.08 + 3);
  return { accent: 0, bright: 0.86 + 0.16 * warp + 0.16 * weft, rough: 0 };
}

function brushed(x: number, y: number, z: number): Shade {
  const streak =
    noise(x * 0.02, y * 0.9, z * 0.9) +
    0.6 * noise(x * 0.008 + 9, y * 0.35 + 9, z * 0.35 + 9) -
    0.8;
  return { accent: 0, bright: 1 + 0.045 * streak, rough: 0.05 * streak };
}

function iron(x: number, y: number, z: number): Shade {
  return {
    accent: 0,
    bright: 0.85 + 0.3 * noise(x / 0.8, y / 0.8, z / 0.8),
    rough: 0.1 * (noise(x * 0.3, y * 0.3, z * 0.3) - 0.5),
  };
}

const shaders = {
  ...{ smooth: null, brushed, wood, marble, speckle, linen, iron },
} as const satisfies Record<GrainPattern, ((x: number, y: number, z: number) => Shade) | null>;
const byNumber = grainPatterns.map((name) => shaders[name]);

/** Color and roughness that `apply` changes in place. Linear RGB. */
export function grainLook() {
  return {
    red: 0,
    green: 0,
    blue: 0,
    roughness: 0,
    /** @param grain As in a look. @param accent Where the second color begins in `looks`. */
    apply(
      grain: number,
      looks: Float32Array,
      accent: number,
      x: number,
      y: number,
      z: number,
    ): void {
      const pattern = byNumber[Math.floor(grain / 3)];
      if (!pattern) return;
      const axis = grain % 3;
      // Only patterns with a direction follow the axis.
      const isTurned = axis > 0 && (pattern === wood || pattern === brushed);
      const shade = !isTurned ? pattern(x, y, z) : axis === 1 ? pattern(y, z, x) : pattern(z, x, y);
      const mix = shade.accent;
      this.red = (this.red + ((looks[accent] as number) - this.red) * mix) * shade.bright;
      this.green = (this.green + ((looks[accent + 1] as number) - this.green) * mix) * shade.bright;
      this.blue = (this.blue + ((looks[accent + 2] as number) - this.blue) * mix) * shade.bright;
      this.roughness = Math.min(1, Math.max(0.03, this.roughness + shade.rough));
    },
  };
}
