import { expect, test } from 'vitest';
import { toBytes } from './tone.ts';

/** Light of an sRGB byte (IEC 61966-2-1). */
function lightOf(byte: number): number {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
}

/** What one byte more is at that byte. */
const stepAt = (byte: number) => lightOf(byte + 1) - lightOf(byte);

/** A pixel of a surface of that color in white light, 1 being as bright as white gets. */
function pixel(color: readonly [number, number, number], light: number): readonly number[] {
  const [lit, rgb] = [new Float32Array(3).fill(light), new Uint8Array(3)];
  const albedo = Float32Array.from(color, lightOf);
  toBytes({ lit, albedo, rgb }, { width: 1, balance: [1, 1, 1] }, { from: 0, to: 1 });
  return [...rgb];
}

const paints = {
  terracotta: [185, 113, 74],
  olive: [123, 127, 76],
  teal: [47, 90, 92],
  oxblood: [106, 47, 51],
  charcoal: [63, 68, 71],
  white: [226, 224, 218],
} as const;

test.each(Object.entries(paints))('G-39 %s has its own color in any light', (_, paint) => {
  for (const light of [0.1, 0.3, 0.5, 0.8, 1]) {
    const shown = pixel(paint, light);
    const whole = Math.max(...paint.map(lightOf));
    const brightest = Math.max(...shown);
    for (const [n, byte] of paint.entries()) {
      const own = shown[n] ?? 0;
      const share = lightOf(byte) / whole;
      const step = stepAt(own) + share * stepAt(brightest);
      expect(Math.abs(lightOf(own) - share * lightOf(brightest))).toBeLessThan(step);
    }
  }
});

test('G-39 what is brighter than white stays a color, and more light is never darker', () => {
  let before = pixel(paints.terracotta, 0.5);
  for (const light of [1, 1.5, 2, 4, 8, 16]) {
    const now = pixel(paints.terracotta, light);
    for (const [n, byte] of now.entries()) expect(byte).toBeGreaterThanOrEqual(before[n] ?? 0);
    const [red = 0, green = 0, blue = 0] = now;
    expect(red).toBeLessThan(255);
    expect([green, blue]).toEqual([Math.min(green, red - 1), Math.min(blue, green - 1)]);
    before = now;
  }
});
