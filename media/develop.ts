// Develops a rendered room like a photograph: bright enough that its walls look light, shadows open
// enough to show detail, windows not blown out. The room itself stays as rendered.
import sharp, { type Sharp } from 'sharp';

/** This share of all pixels is darker than what should come out as a light wall. */
const LIGHT_SHARE = 0.86;
const LIGHT = 0.84;
const MIDDLE = 0.5;
const MAX_GAIN = 2.1;
const MIN_GAMMA = 0.72;
/** How much of a color cast is removed: lamplight stays a little warm. */
const BALANCE = 0.6;

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toEncoded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Light above the knee is compressed, so that highlights do not clip to white. */
function shoulder(value: number): number {
  const knee = 0.72;
  if (value <= knee) return value;
  const room = 1 - knee;
  return knee + room * (1 - Math.exp(-(value - knee) / room));
}

/** Cumulative histogram: how many pixels are at most as bright as each of 256 steps. */
export type Histogram = ArrayLike<number>;

function valueAt(histogram: Histogram, share: number): number {
  const all = Array.from(histogram).reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value] ?? 0;
    if (seen >= share * all) return value / 255;
  }
  return 1;
}

/**
 * The tone curve of an 8-bit picture: 256 steps. `peaks` counts each pixel's brightest channel, so
 * that a yellow wall counts as light; `tones` counts its brightness.
 */
export function toneCurve(peaks: Histogram, tones: Histogram): Uint8Array {
  const light = Math.max(0.02, valueAt(peaks, LIGHT_SHARE));
  const gain = Math.min(MAX_GAIN, Math.max(1, toLinear(LIGHT) / toLinear(light)));
  const middle = toEncoded(Math.min(1, toLinear(Math.max(0.02, valueAt(tones, 0.5))) * gain));
  const gamma = Math.min(1, Math.max(MIN_GAMMA, Math.log(MIDDLE) / Math.log(middle)));
  return Uint8Array.from({ length: 256 }, (_, value) => {
    const lifted = toEncoded(shoulder(toLinear(value / 255) * gain)) ** gamma;
    return Math.round(255 * Math.min(1, lifted));
  });
}

/** Factors that remove part of the color cast from near-white, as the eye does indoors. */
function whiteBalance(data: Uint8Array): readonly [r: number, g: number, b: number] {
  const sum = [0, 0, 0];
  let count = 1;
  for (let i = 0; i < data.length; i += 3) {
    const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
    const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
    if (high < 90 || high > 250 || high - low > 0.34 * high) continue;
    for (const [k, value] of [r, g, b].entries()) sum[k] = (sum[k] ?? 0) + value;
    count++;
  }
  if (count < data.length / 30) return [1, 1, 1];
  const [r = 1, g = 1, b = 1] = sum.map((value) => value / count);
  const part = (to: number) => (Math.max(0.8, Math.min(1.3, to)) - 1) * BALANCE + 1;
  return [part(g / r), 1, part(g / b)];
}

/** The developed picture, ready to be encoded. */
export async function develop(png: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const balance = whiteBalance(data);
  const peaks = new Uint32Array(256);
  const tones = new Uint32Array(256);
  for (let i = 0; i < data.length; i += 3) {
    for (let k = 0; k < 3; k++)
      data[i + k] = Math.min(255, Math.round((data[i + k] ?? 0) * (balance[k] ?? 1)));
    const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
    const peak = Math.max(r, g, b);
    const tone = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b);
    peaks[peak] = (peaks[peak] ?? 0) + 1;
    tones[tone] = (tones[tone] ?? 0) + 1;
  }
  const curve = toneCurve(peaks, tones);
  for (let i = 0; i < data.length; i++) data[i] = curve[data[i] ?? 0] ?? 0;
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}
