// Light on a painted plane: a large soft window from the upper left, the room all round, and what
// both throw back from a glossy face. Everything in linear light.
import { boxBlur } from './box-blur.ts';
import { clamp, ramp } from './noise.ts';
import type { Surface } from './surface.ts';

export type Light = {
  /** Share of the light that comes from the window; the rest is the room's. */
  readonly keyRatio: number;
  /** Direction to the window: right, down, out of the plane. Need not be of length 1. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Strength of reflections. */
  readonly specular: number;
  /** How much darker corners and the far side are. */
  readonly falloff: number;
  readonly castsShadows: boolean;
};

export const daylight: Light = {
  keyRatio: 0.62,
  x: -0.55,
  y: -0.62,
  z: 0.78,
  specular: 1,
  falloff: 0.16,
  castsShadows: false,
};

/** Linear light, three floats per pixel. */
export type Image = { readonly width: number; readonly height: number; readonly rgb: Float32Array };

/** Lights a surface seen straight on. */
export function shade(surface: Surface, light: Light): Image {
  const { width, height, rows, relief } = surface;
  const rgb = new Float32Array(width * height * 3);
  const norm = Math.hypot(light.x, light.y, light.z);
  const lx = light.x / norm;
  const ly = light.y / norm;
  const lz = light.z / norm;
  const hollow = hollowsOf(surface);
  const shadow = light.castsShadows ? shadowsOf(surface, lx / lz, ly / lz) : null;
  for (let y = 0; y < height; y++) {
    const up = (y > 0 ? y - 1 : y) * width;
    const down = (y < height - 1 ? y + 1 : y) * width;
    const py = (y + 0.5) / height - 0.5;
    const half = 1 / (2 * (rows.step[y] as number));
    const halfDown = 1 / (2 * (rows.depth[y] as number));
    for (let x = 0; x < width; x++) {
      const n = y * width + x;
      const left = x > 0 ? n - 1 : n;
      const right = x < width - 1 ? n + 1 : n;
      const sx = ((relief[right] as number) - (relief[left] as number)) * half;
      const sy = ((relief[down + x] as number) - (relief[up + x] as number)) * halfDown;
      const inverse = 1 / Math.sqrt(1 + sx * sx + sy * sy);
      // The normal of a height field is (-sx, -sy, 1); the flat face counts as 1.
      const facing = ((lz - sx * lx - sy * ly) * inverse) / lz;
      const lit = shadow ? 1 - (shadow[n] as number) : 1;
      const open = 1 - (hollow[n] as number);
      const key = facing > 0 ? facing * lit : 0;
      const px = (x + 0.5) / width - 0.5;
      const spread = 1 - light.falloff * (0.55 * (px - 0) + 0.6 * py + 1.1 * (px * px + py * py));
      const diffuse =
        (light.keyRatio * Math.min(key, 1.7) + (1 - light.keyRatio) * (0.55 + 0.45 * inverse)) *
        open *
        spread;
      const gloss = surface.gloss[n] as number;
      let mirror = 0;
      if (gloss > 0.02) {
        const nx = sx * inverse * 1.15 + (surface.tiltX[n] as number);
        const ny = sy * inverse * 1.15 + (surface.tiltY[n] as number);
        mirror = reflection(px * 0.42 - nx, py * 0.42 - ny, gloss) * light.specular * open * lit;
      }
      rgb[n * 3] = (surface.r[n] as number) * diffuse + mirror;
      rgb[n * 3 + 1] = (surface.g[n] as number) * diffuse + mirror * 0.985;
      rgb[n * 3 + 2] = (surface.b[n] as number) * diffuse + mirror * 0.955;
    }
  }
  return { width, height, rgb };
}

/**
 * What a face sends to the eye of the room it mirrors, looked up by direction: a tall window to
 * the upper left, a paler wall round it. A rougher face blurs and dims it.
 */
function reflection(x: number, y: number, gloss: number): number {
  const blur = 0.05 + (1 - gloss) * 0.42;
  const window =
    ramp(-0.5 - blur, -0.5 + blur, x) *
    (1 - ramp(-0.13 - blur, -0.13 + blur, x)) *
    ramp(-0.62 - blur, -0.62 + blur, y) *
    (1 - ramp(-0.1 - blur, -0.1 + blur, y));
  const wall = 0.5 + 0.5 * clamp(-0.6 * x - 0.8 * y, -1, 1);
  return gloss * gloss * (0.12 * window + 0.009 * wall) + gloss * 0.002;
}

/** How deep each pixel lies among its neighbors, as a share of the light it loses. */
function hollowsOf(surface: Surface): Float32Array {
  const { width, height, relief } = surface;
  const { mmPerPixel } = surface.rows;
  const radius = clamp(Math.round(6 / mmPerPixel), 2, 18);
  const around = boxBlur(boxBlur(relief, width, height, radius), width, height, radius);
  const scale = 0.55 / Math.max(1.2, radius * mmPerPixel * 0.55);
  for (let n = 0; n < around.length; n++) {
    const depth = (around[n] as number) - (relief[n] as number);
    around[n] = clamp(depth * scale, -0.05, 0.68);
  }
  return around;
}

const shadowSteps = 12;

/** Share of the window's light that higher neighbors take, by walking toward the light. */
function shadowsOf(surface: Surface, dx: number, dy: number): Float32Array {
  const { width, height, rows, relief } = surface;
  const result = new Float32Array(width * height);
  const flat = Math.hypot(dx, dy);
  const stepX = dx / flat;
  const stepY = dy / flat;
  const reach = clamp(Math.round(26 / rows.mmPerPixel), 3, 60);
  for (let y = 0; y < height; y++) {
    const rise = (rows.step[y] as number) / flat;
    for (let x = 0; x < width; x++) {
      const n = y * width + x;
      const own = relief[n] as number;
      let worst = 0;
      for (let s = 1; s <= shadowSteps; s++) {
        // Steps grow, since near walls need the finest look.
        const t = reach * (s / shadowSteps) * (0.25 + (0.75 * s) / shadowSteps) + 0.7;
        const qx = (x + stepX * t + 0.5) | 0;
        const qy = (y + stepY * t + 0.5) | 0;
        if (qx < 0 || qy < 0 || qx >= width || qy >= height) break;
        const over = (relief[qy * width + qx] as number) - own - t * rise;
        const dark = over / (0.5 + t * rise * 0.5);
        if (dark > worst) worst = dark;
      }
      result[n] = worst >= 1 ? 0.85 : worst * 0.85;
    }
  }
  return boxBlur(result, width, height, 1);
}
