// Fixtures as small round sources, sampled by what they would give to a place if nothing stood between.
import { LAMP_SIZE, type StillScene } from '../scene/still-scene.ts';
import type { Surface } from './surface.ts';

/** Radius of a source, meters: shadows of lamps are soft. */
const RADIUS = 0.05;
/** Closer than this a lamp gets no brighter: its own shade would burn out. Squared meters. */
const MIN_SQUARE = 0.04;
const MAX_FALLOFF = 1 / MIN_SQUARE;

export function createLamps({ lamps: shared }: Pick<StillScene, 'lamps'>) {
  // A copy for this thread, in the precision of the computation.
  const lamps = Float64Array.from(shared);
  const count = lamps.length / LAMP_SIZE;
  const at = (lamp: number, n: number) => lamps[lamp * LAMP_SIZE + n] as number;
  const candelas = Float64Array.from({ length: count }, (_, n) => at(n, 3) + at(n, 4) + at(n, 5));
  const sums = new Float64Array(count);

  /** Share of a lamp's candelas at an angle of this cosine from straight down. */
  function beam(outer: number, inner: number, cos: number): number {
    if (cos >= inner) return 1;
    if (cos <= outer) return 0;
    const t = (cos - outer) / (inner - outer);
    return t * t * (3 - 2 * t);
  }

  return {
    /** The latest `sample`: direction to the source, distance, and candelas over squared meters and likelihood. */
    dx: 0,
    dy: 0,
    dz: 0,
    far: 0,
    red: 0,
    green: 0,
    blue: 0,
    owner: -1,
    /** Sum over all lamps. */
    total: 0,

    /** Sets the place for later samples. @returns The lux that lamps would give it if nothing stood between. */
    set({ x, y, z, nx, ny, nz }: Surface): number {
      let total = 0;
      for (let n = 0; n < count; n++) {
        const from = n * LAMP_SIZE;
        const px = (lamps[from] as number) - x;
        const py = (lamps[from + 1] as number) - y;
        const pz = (lamps[from + 2] as number) - z;
        const cosine = nx * px + ny * py + nz * pz;
        const far = px * px + py * py + pz * pz;
        const outer = lamps[from + 6] as number;
        // Most places are outside most beams, which needs no square root to tell.
        const isOutside = outer > 0 && (py <= 0 || py * py <= outer * outer * far);
        if (!isOutside && (cosine > 0 || cosine * cosine < 0.0025 * far)) {
          const long = 1 / Math.sqrt(far);
          const down = beam(outer, lamps[from + 7] as number, py * long);
          const facing = cosine * long + 0.06;
          total += (candelas[n] as number) * down * facing * Math.min(long * long, MAX_FALLOFF);
        }
        sums[n] = total;
      }
      this.total = total;
      return total / 3;
    },

    /** `pick` chooses a lamp, `u` and `v` a place on it; false if its light doesn't get here. */
    sample({ x, y, z }: Surface, pick: number, u: number, v: number): boolean {
      const { total } = this;
      let lamp = 0;
      while (lamp < count - 1 && (sums[lamp] as number) <= pick * total) lamp++;
      const share = ((sums[lamp] as number) - (lamp > 0 ? (sums[lamp - 1] as number) : 0)) / total;
      // A place on a sphere.
      const height = 2 * u - 1;
      const radius = Math.sqrt(Math.max(0, 1 - height * height)) * RADIUS;
      const px = at(lamp, 0) + radius * Math.cos(2 * Math.PI * v) - x;
      const py = at(lamp, 1) + height * RADIUS - y;
      const pz = at(lamp, 2) + radius * Math.sin(2 * Math.PI * v) - z;
      const far2 = px * px + py * py + pz * pz;
      this.far = Math.sqrt(far2);
      this.dx = px / this.far;
      this.dy = py / this.far;
      this.dz = pz / this.far;
      const strength = beam(at(lamp, 6), at(lamp, 7), this.dy) / Math.max(far2, MIN_SQUARE) / share;
      this.red = at(lamp, 3) * strength;
      this.green = at(lamp, 4) * strength;
      this.blue = at(lamp, 5) * strength;
      this.owner = at(lamp, 8);
      return strength > 0;
    },
  };
}
