// Windows and other openings through which the sky is sampled, chosen by what they may give to a place.
import { PORTAL_SIZE, type StillScene } from '../scene/still-scene.ts';
import type { Surface } from './surface.ts';

/** Places this far behind a portal, within its wall, get the sun too. Meters. */
const SILL = 0.3;

export function createPortals({ portals: shared }: Pick<StillScene, 'portals'>) {
  // A copy for this thread, in the precision of the computation.
  const portals = Float64Array.from(shared);
  const count = portals.length / PORTAL_SIZE;
  const at = (portal: number, n: number) => portals[portal * PORTAL_SIZE + n] as number;
  const shares = new Float64Array(count);
  const sums = new Float64Array(count);

  const own = {
    /** The place that was set, and the sum of shares there. */
    ...{ x: 0, y: 0, z: 0, total: 0 },
    /** Cosine between the ray of the latest `meet` and the portal's axis. */
    cos: 0,
    /** Direction of the latest `sample` and its likelihood, a steradian. */
    dx: 0,
    dy: 0,
    dz: 0,
    pdf: 0,

    /** Sets the place for later samples. @returns About how many steradians of sky it sees. */
    set({ x, y, z, gx, gy, gz }: Surface): number {
      this.x = x;
      this.y = y;
      this.z = z;
      let total = 0;
      for (let n = 0; n < count; n++) {
        const from = n * PORTAL_SIZE;
        const px = (portals[from] as number) - x;
        const py = (portals[from + 1] as number) - y;
        const pz = (portals[from + 2] as number) - z;
        const before = -(
          (portals[from + 9] as number) * px +
          (portals[from + 10] as number) * py +
          (portals[from + 11] as number) * pz
        );
        let share = 0;
        if (before > 1e-4) {
          const reachU =
            gx * (portals[from + 3] as number) +
            gy * (portals[from + 4] as number) +
            gz * (portals[from + 5] as number);
          const reachV =
            gx * (portals[from + 6] as number) +
            gy * (portals[from + 7] as number) +
            gz * (portals[from + 8] as number);
          const above = gx * px + gy * py + gz * pz + Math.abs(reachU) + Math.abs(reachV);
          if (above > 0) {
            const area = portals[from + 12] as number;
            const far = px * px + py * py + pz * pz;
            share = (area * Math.max(before / Math.sqrt(far), 0.1)) / (far + 0.2 * area);
          }
        }
        shares[n] = share;
        total += share;
        sums[n] = total;
      }
      this.total = total;
      return total;
    },

    /** Samples a direction: `pick` chooses a portal, `u` and `v` a place in it. */
    sample(pick: number, u: number, v: number): void {
      const { x, y, z, total } = this;
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

    /** How likely `sample` is to choose this direction from the place that was set. */
    pdfOf(dx: number, dy: number, dz: number): number {
      let pdf = 0;
      for (let n = 0; n < count; n++) {
        const share = shares[n] as number;
        if (share === 0) continue;
        const far = this.meet(n, this.x, this.y, this.z, dx, dy, dz, 0);
        if (far < 0) continue;
        pdf += (share * far * far) / (this.cos * (portals[n * PORTAL_SIZE + 12] as number));
      }
      return this.total > 0 ? pdf / this.total : 0;
    },

    /** How far along a ray it meets a portal; -1 if it doesn't. It may start up to `slack` behind the portal. Sets `cos`. */
    meet(
      portal: number,
      x: number,
      y: number,
      z: number,
      dx: number,
      dy: number,
      dz: number,
      slack: number,
    ): number {
      const from = portal * PORTAL_SIZE;
      const inX = portals[from + 9] as number;
      const inY = portals[from + 10] as number;
      const inZ = portals[from + 11] as number;
      const cos = -(inX * dx + inY * dy + inZ * dz);
      if (cos < 1e-5) return -1;
      const px = (portals[from] as number) - x;
      const py = (portals[from + 1] as number) - y;
      const pz = (portals[from + 2] as number) - z;
      const far = -(inX * px + inY * py + inZ * pz) / cos;
      if (far < -slack) return -1;
      const hx = far * dx - px;
      const hy = far * dy - py;
      const hz = far * dz - pz;
      for (let side = from + 3; side < from + 9; side += 3) {
        const sx = portals[side] as number;
        const sy = portals[side + 1] as number;
        const sz = portals[side + 2] as number;
        const max = (sx * sx + sy * sy + sz * sz) * 1.000001;
        if (Math.abs(hx * sx + hy * sy + hz * sz) > max) return -1;
      }
      this.cos = cos;
      return Math.max(0, far);
    },

    /** Whether a ray from a place, at most `spread` radians off a direction, might leave through a portal. */
    mayLead({ x, y, z }: Surface, dx: number, dy: number, dz: number, spread: number): boolean {
      for (let n = 0; n < count; n++) {
        const from = n * PORTAL_SIZE;
        const inX = portals[from + 9] as number;
        const inY = portals[from + 10] as number;
        const inZ = portals[from + 11] as number;
        const cos = -(inX * dx + inY * dy + inZ * dz);
        if (cos < -2 * spread) continue;
        if (cos < 8 * spread) return true;
        const px = (portals[from] as number) - x;
        const py = (portals[from + 1] as number) - y;
        const pz = (portals[from + 2] as number) - z;
        const far = -(inX * px + inY * py + inZ * pz) / cos;
        if (far < -2 * SILL) continue;
        const hx = far * dx - px;
        const hy = far * dy - py;
        const hz = far * dz - pz;
        const off = (2 * spread * Math.abs(far)) / cos;
        const isAside = (side: number) => {
          const sx = portals[side] as number;
          const sy = portals[side + 1] as number;
          const sz = portals[side + 2] as number;
          const long = sx * sx + sy * sy + sz * sz;
          // (1 + long) / 2 is at least the square root of long.
          return Math.abs(hx * sx + hy * sy + hz * sz) > long * 1.000001 + (off * (1 + long)) / 2;
        };
        if (!isAside(from + 3) && !isAside(from + 6)) return true;
      }
      return false;
    },

    /** Whether a ray from a place leaves through a portal. */
    lead({ x, y, z }: Surface, dx: number, dy: number, dz: number): boolean {
      for (let n = 0; n < count; n++) {
        if (this.meet(n, x, y, z, dx, dy, dz, SILL) >= 0) return true;
      }
      return false;
    },
  };
  return own;
}
