import { expect, test } from 'vitest';
import { laying } from '../patterns/laying.ts';
import { bakeTexture, type TextureRequest } from './bake-texture.ts';
import { linearOf } from './color.ts';
import { material } from './material.ts';

const request: TextureRequest = {
  material: material.parse({
    kind: 'paint',
    baseColor: '#b08050',
    stippleRatio: 0,
    finish: 'matte',
  }),
  laying: laying.parse({
    pattern: 'stacked',
    piece: { lengthTenths: 1_000, widthTenths: 1_000 },
    joint: { widthTenths: 0, color: '#000000' },
  }),
  widthPx: 64,
  heightPx: 48,
  mmPerPixel: 1,
  origin: [0, 0],
};

test('a flat painted face has its own color, a straight normal and an even roughness', () => {
  const { albedo, normal, roughness, width, height } = bakeTexture(request);
  expect([width, height, albedo.length, roughness.length]).toEqual([64, 48, 64 * 48 * 4, 64 * 48]);
  const middle = (24 * 64 + 32) * 4;
  const seen = [...albedo.slice(middle, middle + 3)];
  for (const [n, value] of [0xb0, 0x80, 0x50].entries()) {
    expect(Math.abs((seen[n] ?? 0) - value)).toBeLessThan(3);
  }
  expect([...normal.slice(middle, middle + 4)]).toEqual([128, 128, 255, 255]);
  expect(new Set(roughness).size).toBe(1);
});

test('a joint lies below the faces and its borders lean toward it', () => {
  const { relief, normal } = bakeTexture({
    ...request,
    material: material.parse({
      kind: 'stone',
      rock: 'basalt',
      baseColor: '#808080',
      cloudRatio: 0,
    }),
    laying: { ...request.laying, joint: { widthTenths: 60, color: '#000000' } },
    widthPx: 128,
  });
  // Pieces lie in the middle of their modules of 106 mm: this joint runs from 103 to 109.
  const at = (x: number) => 24 * 128 + x;
  expect(relief[at(106)] ?? 0).toBeLessThan((relief[at(50)] ?? 0) - 0.5);
  // The face left of the joint falls to the right: its normal leans right.
  expect(normal[at(102) * 4] ?? 0).toBeGreaterThan(150);
  expect(normal[at(109) * 4] ?? 255).toBeLessThan(106);
});

test('color is free of light: the mean of a face is its declared color', () => {
  const { albedo } = bakeTexture(request);
  let sum = 0;
  for (let n = 0; n < albedo.length; n += 4) sum += linearOf(hexOf(albedo[n] ?? 0)).r;
  expect(sum / (albedo.length / 4)).toBeCloseTo(linearOf('#b08050').r, 2);
});

function hexOf(byte: number): string {
  const pair = byte.toString(16).padStart(2, '0');
  return `#${pair}${pair}${pair}`;
}

test.each([
  ['of no width', { widthPx: 0 }],
  ['of a fraction', { heightPx: 20.5 }],
  ['of endless detail', { mmPerPixel: 0 }],
  ['of no detail', { mmPerPixel: Number.NaN }],
])('a texture %s is refused', (_, change) => {
  expect(() => bakeTexture({ ...request, ...change })).toThrow(RangeError);
});
