// How a surface scatters light: Lambert below GGX with height-correlated Smith masking and Schlick's Fresnel term.
// Source: Heitz, Sampling the GGX distribution of visible normals (2018).
import type { Surface } from './surface.ts';

/** Reflectance of non-metals straight on. */
const DIELECTRIC = 0.04;
/** Non-metals rougher than this have no highlight worth a ray. */
const CHALK = 0.8;
/** Below this squared roughness only reflected rays find what is mirrored. */
const SHARP = 0.012;
/** Highlights of lamps are at least this wide: lamps are small, and sharper highlights would be fireflies. */
const LAMP_WIDTH = 0.09;

function fifth(value: number): number {
  const square = value * value;
  return square * square * value;
}

export function createScatter() {
  const scatter = {
    /** Frame of the surface: two tangents and the normal, and the direction to where the ray came from, in that frame. */
    ...{ tx: 0, ty: 0, tz: 0, bx: 0, by: 0, bz: 0, nx: 0, ny: 0, nz: 0, vx: 0, vy: 0, vz: 0 },
    /** Reflectance straight on, diffuse color, squared roughness, and the chance to sample the mirror. */
    ...{ f0r: 0, f0g: 0, f0b: 0, dr: 0, dg: 0, db: 0, alpha: 1, mirrorShare: 0 },

    /** The latest `evaluate` or `sample`: scattered light times the cosine (divided by `pdf` in `sample`). */
    red: 0,
    green: 0,
    blue: 0,
    /** Likelihood, a steradian. */
    pdf: 0,
    /** Direction that `sample` chose, of length 1. */
    x: 0,
    y: 0,
    z: 0,
    /** Whether `sample` mirrored so sharply that `evaluate` leaves that part out. */
    isSharp: false,
    /** Whether the eye sees what the surface mirrors rather than the surface. */
    isMirror: false,

    /** Sets the surface and the direction of the ray that met it. */
    set(surface: Surface, dx: number, dy: number, dz: number): void {
      const { nx, ny, nz } = surface;
      const sign = nz >= 0 ? 1 : -1;
      const a = -1 / (sign + nz);
      const b = nx * ny * a;
      const tx = 1 + sign * nx * nx * a;
      const ty = sign * b;
      const tz = -sign * nx;
      const by = sign + ny * ny * a;
      this.nx = nx;
      this.ny = ny;
      this.nz = nz;
      this.tx = tx;
      this.ty = ty;
      this.tz = tz;
      this.bx = b;
      this.by = by;
      this.bz = -ny;
      this.vx = -(dx * tx + dy * ty + dz * tz);
      this.vy = -(dx * b + dy * by - dz * ny);
      const vz = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
      this.vz = vz;
      const { red, green, blue, metalness: metal, roughness } = surface;
      this.alpha = Math.max(0.002, roughness * roughness);
      if (metal === 0 && roughness > CHALK) {
        this.mirrorShare = 0;
        this.dr = red;
        this.dg = green;
        this.db = blue;
        this.isMirror = false;
        return;
      }
      const f0r = DIELECTRIC + (red - DIELECTRIC) * metal;
      const f0g = DIELECTRIC + (green - DIELECTRIC) * metal;
      const f0b = DIELECTRIC + (blue - DIELECTRIC) * metal;
      this.f0r = f0r;
      this.f0g = f0g;
      this.f0b = f0b;
      // Rough surfaces reflect less at grazing angles.
      const edge = Math.max(0, 1 - roughness) * fifth(1 - vz);
      const left = (1 - metal) * (1 - DIELECTRIC - (1 - DIELECTRIC) * edge);
      this.dr = red * left;
      this.dg = green * left;
      this.db = blue * left;
      const straight = (f0r + f0g + f0b) / 3;
      const mirrored = straight + (1 - straight) * edge;
      const spread = ((red + green + blue) * left) / 3;
      this.mirrorShare =
        metal === 1 ? 1 : Math.min(0.9, Math.max(0.12, mirrored / (mirrored + spread)));
      this.isMirror = metal > 0.5 && this.alpha < 0.03;
    },

    /** Evaluates light from a direction. @param isLamp The source is so small that its highlight is widened. */
    evaluate(x: number, y: number, z: number, isLamp: boolean): void {
      const lz = x * this.nx + y * this.ny + z * this.nz;
      this.red = 0;
      this.green = 0;
      this.blue = 0;
      this.pdf = 0;
      if (lz <= 0) return;
      const flat = lz / Math.PI;
      this.red = this.dr * flat;
      this.green = this.dg * flat;
      this.blue = this.db * flat;
      this.pdf = (1 - this.mirrorShare) * flat;
      if (this.mirrorShare === 0 || (this.alpha < SHARP && !isLamp)) return;
      const lx = x * this.tx + y * this.ty + z * this.tz;
      const ly = x * this.bx + y * this.by + z * this.bz;
      const a = isLamp ? Math.max(this.alpha, LAMP_WIDTH) : this.alpha;
      this.addGlossy(lx, ly, lz, a);
    },

    addGlossy(lx: number, ly: number, lz: number, a: number): void {
      const { vx, vy, vz, f0r, f0g, f0b, mirrorShare } = this;
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
      const bend = fifth(1 - cosD);
      this.red += (f0r + (1 - f0r) * bend) * strength;
      this.green += (f0g + (1 - f0g) * bend) * strength;
      this.blue += (f0b + (1 - f0b) * bend) * strength;
      this.pdf += (mirrorShare * density) / (2 * (vz + shadeV));
    },

    /** Samples a direction; false if the light is absorbed. `pick` chooses between mirror and diffuse. */
    sample(u: number, v: number, pick: number): boolean {
      const { vx, vy, vz, alpha, mirrorShare } = this;
      this.isSharp = pick < mirrorShare && alpha < SHARP;
      let lx = 0;
      let ly = 0;
      let lz = 0;
      if (pick < mirrorShare) {
        const sx = vx * alpha;
        const sy = vy * alpha;
        const size = 1 / Math.sqrt(sx * sx + sy * sy + vz * vz);
        const cz = vz * size;
        const angle = 2 * Math.PI * u;
        const z = (1 - v) * (1 + cz) - cz;
        const around = Math.sqrt(Math.max(0, 1 - z * z));
        let hx = (around * Math.cos(angle) + sx * size) * alpha;
        let hy = (around * Math.sin(angle) + sy * size) * alpha;
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
          const bend = fifth(1 - Math.max(0, cos));
          this.red = (this.f0r + (1 - this.f0r) * bend) * grow;
          this.green = (this.f0g + (1 - this.f0g) * bend) * grow;
          this.blue = (this.f0b + (1 - this.f0b) * bend) * grow;
        }
      } else {
        const far = Math.sqrt(u);
        const angle = 2 * Math.PI * v;
        lx = far * Math.cos(angle);
        ly = far * Math.sin(angle);
        lz = Math.sqrt(Math.max(1e-9, 1 - u));
      }
      this.x = lx * this.tx + ly * this.bx + lz * this.nx;
      this.y = lx * this.ty + ly * this.by + lz * this.ny;
      this.z = lx * this.tz + ly * this.bz + lz * this.nz;
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
