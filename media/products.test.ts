import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listModelPictures } from '../db/demo/model-pictures.ts';

const folder = join(import.meta.dirname, 'products');
const PAPER = [250, 248, 244];

test('every model of the demo has its picture, and no picture is left over', async () => {
  const wanted = [...listModelPictures().keys()].map((key) => `${key}.webp`);
  expect(wanted.length).toBeGreaterThan(500);
  expect((await readdir(folder)).sort()).toEqual(wanted.sort());
});

test('pictures are 640 pixels square, small, and end in the page’s own paper', async () => {
  const names = await readdir(folder);
  for (const name of names.filter((_, i) => i % 20 === 0)) {
    const image = sharp(join(folder, name));
    const { width, height, size, format } = await image.metadata();
    expect({ width, height, format }, name).toEqual({ width: 640, height: 640, format: 'webp' });
    expect(size ?? 0, name).toBeLessThan(60_000);
    const corner = await image
      .extract({ left: 0, top: 0, width: 4, height: 4 })
      .removeAlpha()
      .raw()
      .toBuffer();
    for (const [i, value] of corner.entries()) {
      expect(Math.abs(value - (PAPER[i % 3] ?? 0)), name).toBeLessThan(4);
    }
  }
});
