// What the eye sees behind everything: the sky and, around a home, its yard: a lawn up to a hedge, and trees behind it.
// All of it follows from the ray, so that windows and patios show the same yard from wherever they are seen. It lights
// nothing: the light of sky and ground is even.
import type { Surroundings } from '../scene/still-scene.ts';
import { mixBits } from './sequence.ts';
import { createSky } from './sky.ts';

/** How far below the ground floor the lawn is, meters. */
const LAWN_LOW = 0.02;
/** Height of the hedge, and how far its top moves up and down; meters. */
const HEDGE = { high: 1.35, uneven: 0.14 } as const;
/** How high trees reach, as a slope from the eye. */
const TREES = { low: 0.02, high: 0.105 } as const;
/** Around the whole circle. */
const TREE_COUNT = 44;
/** Colors under white light, linear RGB. */
const GRASS = [0.27, 0.35, 0.13] as const;
const LEAVES = [0.16, 0.24, 0.085] as const;
const CROWNS = [0.22, 0.3, 0.13] as const;
/** How much of the horizon's color lies over trees, over the hedge, and over the lawn before it. */
const [TREE_HAZE, HEDGE_HAZE, LAWN_HAZE] = [0.26, 0.06, 0.12] as const;
/** Patterns that are finer than a pixel would flicker: one fades out at this many times its size. */
const FADE = 28;
/** How much darker the lawn is at the foot of the hedge, and how far that reaches in meters. */
const FOOT = { dark: 0.45, reach: 1.2 } as const;

type Color = readonly [r: number, g: number, b: number];

const latticeAt = (x: number, y: number) => (mixBits(x * 7_919 + y * 104_729) >>> 0) / 2 ** 32;

/** Smooth noise on a grid of 1, from -0.5 to 0.5, that repeats after `period` along x. */
function noiseAt(x: number, y: number, period = 2 ** 20): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const [u, v] = [dx * dx * (3 - 2 * dx), dy * dy * (3 - 2 * dy)];
  const right = (left + 1) % period;
  const a = latticeAt(left, top);
  const b = latticeAt(right, top);
  const c = latticeAt(left, top + 1);
  const d = latticeAt(right, top + 1);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v - 0.5;
}

/** Noise of a size in meters, less of it the farther away it is. */
function grassNoise(x: number, z: number, size: number, away: number): number {
  const left = 1 - away / (size * FADE);
  return left > 0 ? left * noiseAt(x / size, z / size) : 0;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Where in a full turn a direction is, 0 to 1. */
function turnOf(x: number, z: number): number {
  const turn = Math.atan2(z, x) / (2 * Math.PI);
  return turn < 0 ? turn + 1 : turn;
}

export function createYard(surroundings: Surroundings) {
  const { seen, yard } = surroundings;
  const { x: midX, z: midZ, radius } = yard ?? { x: 0, z: 0, radius: 0 };
  const sky = createSky(surroundings);
  const [hr, hg, hb] = seen.horizon;
  const hedgeSpan = Math.max(1, Math.round(2 * Math.PI * radius));

  return {
    red: 0,
    green: 0,
    blue: 0,
    /** Meters along the ray to the lawn that the latest ray met; 0 where it met none. */
    lawn: 0,

    /** Sets the color that the eye sees along a ray (start, and direction of length 1) that met nothing; white is 1. */
    look(ray: Float64Array): void {
      this.lawn = 0;
      const dx = ray[3] as number;
      const dy = ray[4] as number;
      const dz = ray[5] as number;
      const flat = Math.max(1e-6, Math.sqrt(dx * dx + dz * dz));
      const slope = dy / flat;
      if (yard === null || slope > TREES.high) {
        this.takeSky(dy);
        return;
      }
      // Where the ray meets the circle of the hedge, seen from above.
      const [ux, uz] = [dx / flat, dz / flat];
      const x = (ray[0] as number) - midX;
      const z = (ray[2] as number) - midZ;
      const ahead = x * ux + z * uz;
      const square = ahead * ahead - x * x - z * z + radius * radius;
      const reach = square > 0 ? Math.max(0, Math.sqrt(square) - ahead) : 0;
      const above = (ray[1] as number) + LAWN_LOW;
      const high = above + slope * reach;
      if (slope < 0 && (high < 0 || reach === 0)) {
        const away = Math.max(0, above / -slope);
        this.lawn = away / flat;
        this.takeLawn((ray[0] as number) + ux * away, (ray[2] as number) + uz * away, away, reach);
      } else if (reach === 0 || !this.takeHedge(turnOf(x + ux * reach, z + uz * reach), high)) {
        this.takeTrees(turnOf(ux, uz), slope, dy);
      }
    },

    takeSky(dy: number): void {
      sky.look(dy);
      this.red = sky.red;
      this.green = sky.green;
      this.blue = sky.blue;
    },

    /** Sets a color in the light of the horizon, which shows through it as haze. */
    take([r, g, b]: Color, by: number, haze: number): void {
      this.red = hr * (r * by + (1 - r * by) * haze);
      this.green = hg * (g * by + (1 - g * by) * haze);
      this.blue = hb * (b * by + (1 - b * by) * haze);
    },

    takeLawn(x: number, z: number, away: number, reach: number): void {
      const tone =
        1 +
        0.3 * grassNoise(x, z, 2.3, away) +
        0.22 * grassNoise(x + 31, z, 0.5, away) +
        0.34 * grassNoise(x, z + 17, 0.06, away);
      const foot = reach > 0 ? FOOT.dark * clamp(1 - (reach - away) / FOOT.reach) ** 2 : 0;
      this.take(GRASS, tone * (1 - foot), LAWN_HAZE * clamp(away / radius));
    },

    /** False above its top. */
    takeHedge(turn: number, high: number): boolean {
      const along = turn * hedgeSpan;
      const bumps = noiseAt(along, 3, hedgeSpan) + 0.6 * noiseAt(along * 4, 5, hedgeSpan * 4);
      const top = HEDGE.high + HEDGE.uneven * bumps;
      if (high >= top) return false;
      const leaves =
        noiseAt(along * 3, high * 3, hedgeSpan * 3) +
        0.8 * noiseAt(along * 9, high * 9, hedgeSpan * 9);
      this.take(LEAVES, (0.6 + 0.6 * (high / top)) * (1 + 0.7 * leaves), HEDGE_HAZE);
      return true;
    },

    takeTrees(turn: number, slope: number, dy: number): void {
      const at = (by: number, y: number) => noiseAt(turn * TREE_COUNT * by, y, TREE_COUNT * by);
      const crown = 0.5 + 0.75 * at(1, 11) + 0.4 * at(3, 13) + 0.16 * at(14, 17);
      const crest = TREES.low + (TREES.high - TREES.low) * clamp(crown);
      if (slope >= crest) {
        this.takeSky(dy);
        return;
      }
      const leaves = at(7, slope * 90) + 0.6 * at(23, slope * 280);
      this.take(CROWNS, (0.7 + 0.5 * clamp(slope / crest)) * (1 + 0.8 * leaves), TREE_HAZE);
    },
  };
}
export type Yard = ReturnType<typeof createYard>;
