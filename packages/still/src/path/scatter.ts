// How a surface scatters light: Lambert below GGX (Smith, height-correlated), Schlick's Fresnel term.
import type { Surface } from './surface.ts';

/** What does not conduct reflects this much straight on. */
const DIELECTRIC = 0.04;
/** Rougher than this, what does not conduct has no highlight worth a ray. */
const CHALK = 0.8;
/** Smoother than this (roughness squared), only rays that were reflected find what is mirrored. */
const SHARP = 0.012;
/** Lamps are small: their highlights are drawn at least this wide, or they would be sparks. */
const LAMP_WIDTH = 0.09;

export function createScatter() {
  let [tx, ty, tz, bx, by, bz, nx, ny, nz] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  let [vx, vy, vz] = [0, 0, 0];
  let [f0r, f0g, f0b] = [0, 0, 0];
  let [dr, dg, db] = [0, 0, 0];
  let alpha = 1;
  let mirrorShare = 0;

  const scatter = {
    /** Of the latest `evaluate` or `sample`: light thrown on times the cosine (divided by pdf in `sample`). */
    red: 0,
    green: 0,
    blue: 0,
    /** For each steradian. */
    pdf: 0,
    /** Direction that `sample` chose. */
    x: 0,
    y: 0,
    z: 0,
    /** Whether `sample` mirrored so sharply that `evaluate` leaves that part out. */
    isSharp: false,
    /** Whether what is seen in the surface is mirrored rather than the surface itself. */
    isMirror: false,

    /** From a surface toward where the ray came from. */
    set(surface: Surface, dx: number, dy: number, dz: number): void {
      nx = surface.nx;
      ny = surface.ny;
      nz = surface.nz;
      const sign = nz >= 0 ? 1 : -1;
      const a = -1 / (sign + nz);
      const b = nx * ny * a;
      tx = 1 + sign * nx * nx * a;
      ty = sign * b;
      tz = -sign * nx;
      bx = b;
      by = sign + ny * ny * a;
      bz = -ny;
      vx = -(dx * tx + dy * ty + dz * tz);
      vy = -(dx * bx + dy * by + dz * bz);
      vz = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
      const { red, green, blue, metalness: metal, roughness } = surface;
      alpha = Math.max(0.002, roughness * roughness);
      if (metal === 0 && roughness > CHALK) {
        mirrorShare = 0;
        dr = red;
        dg = green;
        db = blue;
        this.isMirror = false;
        return;
      }
      f0r = DIELECTRIC + (red - DIELECTRIC) * metal;
      f0g = DIELECTRIC + (green - DIELECTRIC) * metal;
      f0b = DIELECTRIC + (blue - DIELECTRIC) * metal;
      const bend = (1 - vz) ** 5;
      // Rough surfaces reflect less at a grazing angle.
      const edge = Math.max(0, 1 - roughness) * bend;
      const left = (1 - metal) * (1 - DIELECTRIC - (1 - DIELECTRIC) * edge);
      dr = red * left;
      dg = green * left;
      db = blue * left;
      const mirrored = (f0r + f0g + f0b) / 3 + (1 - (f0r + f0g + f0b) / 3) * edge;
      const spread = (dr + dg + db) / 3;
      mirrorShare = metal === 1 ? 1 : Math.min(0.9, Math.max(0.12, mirrored / (mirrored + spread)));
      this.isMirror = metal > 0.5 && alpha < 0.03;
    },

    /** Of light from a direction; `isLamp`: from a source so small that highlights are widened. */
    evaluate(x: number, y: number, z: number, isLamp: boolean): void {
      const lz = x * nx + y * ny + z * nz;
      this.red = 0;
      this.green = 0;
      this.blue = 0;
      this.pdf = 0;
      if (lz <= 0) return;
      const flat = lz / Math.PI;
      this.red = dr * flat;
      this.green = dg * flat;
      this.blue = db * flat;
      this.pdf = (1 - mirrorShare) * flat;
      if (mirrorShare === 0 || (alpha < SHARP && !isLamp)) return;
      const lx = x * tx + y * ty + z * tz;
      const ly = x * bx + y * by + z * bz;
      const a = isLamp ? Math.max(alpha, LAMP_WIDTH) : alpha;
      this.addGlossy(lx, ly, lz, a);
    },

    addGlossy(lx: number, ly: number, lz: number, a: number): void {
      const hx = lx + vx;
      const hy = ly + vy;
      const hz = lz + vz;
      const long = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
      const cosH = hz * long;
      const cosD = (lx * hx + ly * hy + lz * hz) * long;
      const a2 = a * a;
      const k = cosH * cosH * (a2 - 1) + 1;
      const density = a2 / (Math.PI * k * k);
      const shadeV = Math.sqrt(a2 + (1 - a2) * vz * vz);
      const shadeL = Math.sqrt(a2 + (1 - a2) * lz * lz);
      const visible = (2 * lz * vz) / (lz * shadeV + vz * shadeL);
      const strength = (density * visible) / (4 * vz);
      const bend = (1 - cosD) ** 5;
      this.red += (f0r + (1 - f0r) * bend) * strength;
      this.green += (f0g + (1 - f0g) * bend) * strength;
      this.blue += (f0b + (1 - f0b) * bend) * strength;
      this.pdf += (mirrorShare * density) / (2 * (vz + shadeV));
    },

    /** Chooses a direction; false where none is thrown on. `pick` chooses the way of scattering. */
    sample(u: number, v: number, pick: number): boolean {
      this.isSharp = pick < mirrorShare && alpha < SHARP;
      let [lx, ly, lz] = [0, 0, 0];
      if (pick < mirrorShare) {
        const sx = vx * alpha;
        const sy = vy * alpha;
        const size = 1 / Math.sqrt(sx * sx + sy * sy + vz * vz);
        const [cx, cy, cz] = [sx * size, sy * size, vz * size];
        const angle = 2 * Math.PI * u;
        const z = (1 - v) * (1 + cz) - cz;
        const around = Math.sqrt(Math.max(0, 1 - z * z));
        let hx = (around * Math.cos(angle) + cx) * alpha;
        let hy = (around * Math.sin(angle) + cy) * alpha;
        let hz = Math.max(1e-6, z + cz);
        const long = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
        hx *= long;
        hy *= long;
        hz *= long;
        const cos = vx * hx + vy * hy + vz * hz;
        lx = 2 * cos * hx - vx;
        ly = 2 * cos * hy - vy;
        lz = 2 * cos * hz - vz;
        if (lz <= 1e-4) return false;
        if (this.isSharp) {
          const a2 = alpha * alpha;
          const shadeV = Math.sqrt(a2 + (1 - a2) * vz * vz);
          const shadeL = Math.sqrt(a2 + (1 - a2) * lz * lz);
          const grow = (lz * (vz + shadeV)) / (lz * shadeV + vz * shadeL) / mirrorShare;
          const bend = (1 - Math.max(0, cos)) ** 5;
          this.red = (f0r + (1 - f0r) * bend) * grow;
          this.green = (f0g + (1 - f0g) * bend) * grow;
          this.blue = (f0b + (1 - f0b) * bend) * grow;
        }
      } else {
        const far = Math.sqrt(u);
        const angle = 2 * Math.PI * v;
        lx = far * Math.cos(angle);
        ly = far * Math.sin(angle);
        lz = Math.sqrt(Math.max(1e-9, 1 - u));
      }
      this.x = lx * tx + ly * bx + lz * nx;
      this.y = lx * ty + ly * by + lz * ny;
      this.z = lx * tz + ly * bz + lz * nz;
      if (this.isSharp) return true;
      this.evaluate(this.x, this.y, this.z, false);
      if (!(this.pdf > 1e-9)) return false;
      this.red /= this.pdf;
      this.green /= this.pdf;
      this.blue /= this.pdf;
      return true;
    },
  };
  return scatter;
}
export type Scatter = ReturnType<typeof createScatter>;
