// Fixtures as small round sources: chosen by what they would give to a place if nothing stood between.
import { LAMP_SIZE, type StillScene } from '../scene/still-scene.ts';
import type { Surface } from './surface.ts';

/** Radius of a source, metres: shadows of lamps are soft. */
const RADIUS = 0.05;
/** Nearer than this, nearness stops counting: a shade does not burn at its own bulb. Squared metres. */
const NEAREST = 0.04;
const CLOSEST = 1 / NEAREST;

export function createLamps({ lamps: shared }: Pick<StillScene, 'lamps'>) {
  // A copy of one thread's own, as wide as what is computed with it.
  const lamps = Float64Array.from(shared);
  const count = lamps.length / LAMP_SIZE;
  const at = (lamp: number, n: number) => lamps[lamp * LAMP_SIZE + n] as number;
  const candelas = Float64Array.from({ length: count }, (_, n) => at(n, 3) + at(n, 4) + at(n, 5));
  const sums = new Float64Array(count);

  /** Share of a lamp's candelas that go down at an angle of this cosine. */
  function beam(outer: number, inner: number, cos: number): number {
    if (cos >= inner) return 1;
    if (cos <= outer) return 0;
    const t = (cos - outer) / (inner - outer);
    return t * t * (3 - 2 * t);
  }

  return {
    /** Of the latest `sample`: way to the source, how far, candelas by squared metres and by likelihood. */
    dx: 0,
    dy: 0,
    dz: 0,
    far: 0,
    red: 0,
    green: 0,
    blue: 0,
    owner: -1,
    /** Of all lamps, as `sums` counts them. */
    total: 0,

    /** From now on samples are for this place; lux that lamps would give it if nothing stood between. */
    set({ x, y, z, nx, ny, nz }: Surface): number {
      let total = 0;
      for (let n = 0; n < count; n++) {
        const from = n * LAMP_SIZE;
        const px = (lamps[from] as number) - x;
        const py = (lamps[from + 1] as number) - y;
        const pz = (lamps[from + 2] as number) - z;
        const aslant = nx * px + ny * py + nz * pz;
        const far = px * px + py * py + pz * pz;
        const outer = lamps[from + 6] as number;
        // Most places are outside of most beams: they are known without a root.
        const isOutside = outer > 0 && (py <= 0 || py * py <= outer * outer * far);
        if (!isOutside && (aslant > 0 || aslant * aslant < 0.0025 * far)) {
          const long = 1 / Math.sqrt(far);
          const down = beam(outer, lamps[from + 7] as number, py * long);
          const facing = aslant * long + 0.06;
          total += (candelas[n] as number) * down * facing * Math.min(long * long, CLOSEST);
        }
        sums[n] = total;
      }
      this.total = total;
      return total / 3;
    },

    /** `pick` chooses a lamp, `u` and `v` a place on it; false where it does not shine here. */
    sample({ x, y, z }: Surface, pick: number, u: number, v: number): boolean {
      const { total } = this;
      let lamp = 0;
      while (lamp < count - 1 && (sums[lamp] as number) <= pick * total) lamp++;
      const share = ((sums[lamp] as number) - (lamp > 0 ? (sums[lamp - 1] as number) : 0)) / total;
      // A place on a ball.
      const height = 2 * u - 1;
      const round = Math.sqrt(Math.max(0, 1 - height * height)) * RADIUS;
      const px = at(lamp, 0) + round * Math.cos(2 * Math.PI * v) - x;
      const py = at(lamp, 1) + height * RADIUS - y;
      const pz = at(lamp, 2) + round * Math.sin(2 * Math.PI * v) - z;
      const far2 = px * px + py * py + pz * pz;
      this.far = Math.sqrt(far2);
      this.dx = px / this.far;
      this.dy = py / this.far;
      this.dz = pz / this.far;
      const strength = beam(at(lamp, 6), at(lamp, 7), this.dy) / Math.max(far2, NEAREST) / share;
      this.red = at(lamp, 3) * strength;
      this.green = at(lamp, 4) * strength;
      this.blue = at(lamp, 5) * strength;
      this.owner = at(lamp, 8);
      return strength > 0;
    },
  };
}
