// From light to bytes: a tone curve, sRGB, and noise of half a step.
import { mixBits } from '../path/sequence.ts';
import type { Rows } from './planes.ts';

/** Up to here, 1 being white, light stays as it is. */
const START = 0.8;
const DESATURATION = 0.15;

/**
 * Tone-maps linear RGB in place: colors stay what they are up to near white, brighter ones roll off as in Khronos PBR
 * Neutral. Of that curve the step down by up to 0.04 is left out, which takes away what a shiny surface mirrors of a
 * white room at full light: in a room that is half as bright and has colored walls, it made olive yellow-green.
 */
function neutral(color: Float64Array): void {
  const peak = Math.max(color[0] as number, color[1] as number, color[2] as number);
  if (peak < START) return;
  const range = 1 - START;
  const white = 1 - (range * range) / (peak + range - START);
  const gray = 1 - 1 / (DESATURATION * (peak - white) + 1);
  for (let k = 0; k < 3; k++) {
    const scaled = ((color[k] as number) * white) / peak;
    color[k] = scaled + (white - scaled) * gray;
  }
}

/** Linear light to sRGB, both 0 to 1 (IEC 61966-2-1). */
function encode(value: number): number {
  const c = Math.min(1, Math.max(0, value));
  return c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
}

/** Writes light times the surface's color as three bytes a pixel. The same numbers give the same bytes. */
export function toBytes(
  { lit, albedo, rgb }: { lit: Float32Array; albedo: Float32Array; rgb: Uint8Array },
  { width, balance }: { width: number; balance: readonly [number, number, number] },
  { from, to }: Rows,
): void {
  const color = new Float64Array(3);
  for (let at = from * width * 3; at < to * width * 3; at += 3) {
    for (let k = 0; k < 3; k++) {
      const light = Math.fround((lit[at + k] as number) * (albedo[at + k] as number));
      color[k] = Math.max(0, light) * (balance[k as 0 | 1 | 2] as number);
    }
    neutral(color);
    const grain = (mixBits(at) >>> 0) / 2 ** 32 - 0.5;
    for (let k = 0; k < 3; k++) {
      const value = 255 * encode(color[k] as number) + grain;
      rgb[at + k] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
}
