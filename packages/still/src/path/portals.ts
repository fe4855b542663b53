// Where the sky is looked for: windows and other holes, chosen by what they may give to a place.
import { PORTAL_SIZE, type StillScene } from '../scene/still-scene.ts';
import type { Surface } from './surface.ts';

export function createPortals({ portals }: Pick<StillScene, 'portals'>) {
  const count = portals.length / PORTAL_SIZE;
  const at = (portal: number, n: number) => portals[portal * PORTAL_SIZE + n] as number;
  const shares = new Float64Array(count);
  const sums = new Float64Array(count);
  let [x, y, z] = [0, 0, 0];
  let total = 0;

  const own = {
    /** Of the latest `sample`: direction and how likely it was, for each steradian. */
    dx: 0,
    dy: 0,
    dz: 0,
    pdf: 0,

    /** From now on samples are for this place; about how much of the sky it has before it, in steradians. */
    set(surface: Surface): number {
      x = surface.x;
      y = surface.y;
      z = surface.z;
      total = 0;
      for (let n = 0; n < count; n++) {
        const px = at(n, 0) - x;
        const py = at(n, 1) - y;
        const pz = at(n, 2) - z;
        const reachX = Math.abs(
          surface.gx * at(n, 3) + surface.gy * at(n, 4) + surface.gz * at(n, 5),
        );
        const reachY = Math.abs(
          surface.gx * at(n, 6) + surface.gy * at(n, 7) + surface.gz * at(n, 8),
        );
        const above = surface.gx * px + surface.gy * py + surface.gz * pz + reachX + reachY;
        const before = -(at(n, 9) * px + at(n, 10) * py + at(n, 11) * pz);
        const area = at(n, 12);
        const far = px * px + py * py + pz * pz;
        const share =
          above <= 0 || before <= 1e-4
            ? 0
            : (area * Math.max(before / Math.sqrt(far), 0.1)) / (far + 0.2 * area);
        shares[n] = share;
        total += share;
        sums[n] = total;
      }
      return total;
    },

    /** `pick` chooses a portal, `u` and `v` a place in it. */
    sample(pick: number, u: number, v: number): void {
      let portal = 0;
      while (portal < count - 1 && (sums[portal] as number) <= pick * total) portal++;
      const s = 2 * u - 1;
      const t = 2 * v - 1;
      const dx = at(portal, 0) + s * at(portal, 3) + t * at(portal, 6) - x;
      const dy = at(portal, 1) + s * at(portal, 4) + t * at(portal, 7) - y;
      const dz = at(portal, 2) + s * at(portal, 5) + t * at(portal, 8) - z;
      const long = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      this.dx = dx * long;
      this.dy = dy * long;
      this.dz = dz * long;
      this.pdf = this.pdfOf(this.dx, this.dy, this.dz);
    },

    /** How likely `sample` is to take this way from the place that was set. */
    pdfOf(dx: number, dy: number, dz: number): number {
      let pdf = 0;
      for (let n = 0; n < count; n++) {
        const share = shares[n] as number;
        if (share === 0) continue;
        const cos = -(at(n, 9) * dx + at(n, 10) * dy + at(n, 11) * dz);
        if (cos < 1e-5) continue;
        const px = at(n, 0) - x;
        const py = at(n, 1) - y;
        const pz = at(n, 2) - z;
        const far = -(at(n, 9) * px + at(n, 10) * py + at(n, 11) * pz) / cos;
        if (far <= 0) continue;
        const hx = far * dx - px;
        const hy = far * dy - py;
        const hz = far * dz - pz;
        if (!this.isWithin(n, 3, hx, hy, hz) || !this.isWithin(n, 6, hx, hy, hz)) continue;
        pdf += (share * far * far) / (cos * at(n, 12));
      }
      return total > 0 ? pdf / total : 0;
    },

    isWithin(portal: number, side: number, hx: number, hy: number, hz: number): boolean {
      const sx = at(portal, side);
      const sy = at(portal, side + 1);
      const sz = at(portal, side + 2);
      return Math.abs(hx * sx + hy * sy + hz * sz) <= (sx * sx + sy * sy + sz * sz) * 1.000001;
    },

    /** Whether a ray from a place goes out through a portal. */
    lead(surface: Surface, dx: number, dy: number, dz: number): boolean {
      for (let n = 0; n < count; n++) {
        const cos = -(at(n, 9) * dx + at(n, 10) * dy + at(n, 11) * dz);
        if (cos < 1e-5) continue;
        const px = at(n, 0) - surface.x;
        const py = at(n, 1) - surface.y;
        const pz = at(n, 2) - surface.z;
        const far = -(at(n, 9) * px + at(n, 10) * py + at(n, 11) * pz) / cos;
        if (far < -0.3) continue;
        const hx = far * dx - px;
        const hy = far * dy - py;
        const hz = far * dz - pz;
        if (this.isWithin(n, 3, hx, hy, hz) && this.isWithin(n, 6, hx, hy, hz)) return true;
      }
      return false;
    },
  };
  return own;
}
