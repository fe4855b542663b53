import type { Color } from '../light/linear.ts';
import type { Footprint } from '../planes/footprint.ts';
import type { LaidTexture } from './laid-texture.ts';
import { APRON, type Tile } from './texture-tile.ts';

/** Samples along the longer axis of a pixel; far floors need many. */
const MAX_TAPS = 16;

/**
 * The mean of a texture over a pixel's footprint, linear light (anisotropic filtering): samples along its longer axis, each
 * from the level whose texels are about as large as its shorter axis, so that nothing finer than a pixel aliases.
 */
export function sampleTexture(texture: LaidTexture, footprint: Footprint, out: Color): void {
  const { u, v, halfU, halfV, longer, shorter } = footprint;
  const taps = Math.min(MAX_TAPS, Math.max(1, Math.round(longer / shorter)));
  const across = Math.max(shorter, longer / MAX_TAPS);
  out.r = 0;
  out.g = 0;
  out.b = 0;
  for (let n = 0; n < taps; n++) {
    const t = (2 * n + 1) / taps - 1;
    const atU = u + t * halfU;
    const atV = v + t * halfV;
    addTap(texture.tileAt(footprint, atU, atV), atU, atV, across, out);
  }
  out.r /= taps;
  out.g /= taps;
  out.b /= taps;
}

function addTap(tile: Tile, u: number, v: number, across: number, out: Color): void {
  let step = 0;
  let texel = tile.metersPerTexel;
  while (texel * 1.4 < across && step + 1 < tile.levels.length) {
    texel *= 2;
    step++;
  }
  const level = tile.levels[step];
  if (!level) return;
  const { size, r, g, b } = level;
  const apron = APRON / 2 ** step - 0.5;
  const x = Math.min(size - 1.001, Math.max(0, (u - tile.u0) / texel + apron));
  const y = Math.min(size - 1.001, Math.max(0, (v - tile.v0) / texel + apron));
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const n = row * size + column;
  const w00 = (1 - fx) * (1 - fy);
  const w10 = fx * (1 - fy);
  const w01 = (1 - fx) * fy;
  const w11 = fx * fy;
  const below = n + size;
  out.r +=
    w00 * (r[n] as number) +
    w10 * (r[n + 1] as number) +
    w01 * (r[below] as number) +
    w11 * (r[below + 1] as number);
  out.g +=
    w00 * (g[n] as number) +
    w10 * (g[n + 1] as number) +
    w01 * (g[below] as number) +
    w11 * (g[below + 1] as number);
  out.b +=
    w00 * (b[n] as number) +
    w10 * (b[n + 1] as number) +
    w01 * (b[below] as number) +
    w11 * (b[below + 1] as number);
}
