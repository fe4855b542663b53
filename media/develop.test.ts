import sharp from 'sharp';
import { expect, test } from 'vitest';
import { develop, toneCurve } from './develop.ts';

function flat(value: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, at) => (at === value ? 1000 : 0));
}

test('G-40 a gloomy room is developed lighter, a bright one is left alone', () => {
  const gloomy = toneCurve(flat(90), flat(90));
  expect(gloomy[90]).toBeGreaterThan(120);
  const bright = toneCurve(flat(215), flat(215));
  expect(Math.abs((bright[215] ?? 0) - 215)).toBeLessThan(12);
});

test('G-40 the tone curve rises from black to white without a step back', () => {
  const curve = toneCurve(flat(120), flat(60));
  expect(curve[0]).toBe(0);
  for (let value = 1; value < 256; value++)
    expect(curve[value]).toBeGreaterThanOrEqual(curve[value - 1] ?? 0);
});

test('G-40 lamplight loses most of its yellow, and keeps a little', async () => {
  const yellow = { r: 210, g: 190, b: 150 };
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: yellow } })
    .png()
    .toBuffer();
  const [r = 0, , b = 0] = await (await develop(png)).raw().toBuffer();
  expect(r - b).toBeGreaterThan(0);
  expect(r - b).toBeLessThan(45);
});
