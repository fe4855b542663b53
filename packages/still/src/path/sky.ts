// Light from behind everything: a sky that pales toward the horizon, and ground below it.
import type { Surroundings } from '../scene/still-scene.ts';

export function createSky({ horizon, zenith, ground, seen }: Surroundings) {
  return {
    red: 0,
    green: 0,
    blue: 0,
    /** Sets cd/m2 from a direction, by its y. */
    light(height: number): void {
      const t = height > 0 ? Math.sqrt(height) : 0;
      const from = height >= 0 ? horizon : ground;
      const to = height >= 0 ? zenith : ground;
      this.red = from[0] + (to[0] - from[0]) * t;
      this.green = from[1] + (to[1] - from[1]) * t;
      this.blue = from[2] + (to[2] - from[2]) * t;
    },
    /** Sets the color that the eye sees in a direction, white being 1. */
    look(height: number): void {
      const t = height > 0 ? height ** 0.55 : 0;
      // The ground fades in below the horizon.
      const fall = Math.min(1, Math.max(0, -height / 0.06));
      const low = fall * fall * (3 - 2 * fall);
      const at = (k: 0 | 1 | 2) => {
        const sky = seen.horizon[k] + (seen.zenith[k] - seen.horizon[k]) * t;
        return sky + (seen.ground[k] - sky) * low;
      };
      this.red = at(0);
      this.green = at(1);
      this.blue = at(2);
    },
  };
}
