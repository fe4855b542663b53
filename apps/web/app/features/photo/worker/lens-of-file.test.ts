import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lensOf, lensOfFile } from './lens-of-file.ts';
import { type ExifFacts, readExif } from './read-exif.ts';

/** A main lens of 26 mm on 36, in a frame of 4032 x 3024. */
const phone = {
  FocalLengthIn35mmFilm: '26',
  FocalLength: '57/10',
  PixelXDimension: '4032',
  PixelYDimension: '3024',
  DigitalZoomRatio: '1/1',
};

async function fileOf(
  width: number,
  height: number,
  exif: Record<string, string>,
  kind: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Uint8Array> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#a98' } });
  const place = { IFD3: { GPSLatitude: '47/1 36/1 0/1' }, IFD0: { Make: 'Maker' } };
  return plain
    .withExif({ ...place, IFD2: exif })
    .toFormat(kind)
    .toBuffer();
}

const facts: ExifFacts = {
  focal35: 26,
  focalMm: 5.7,
  pixelsPerMm: null,
  sides: [4032, 3024],
  zoom: 1,
};
const frame = { width: 4032, height: 3024 };
/** 26 mm of 43.27 mm of diagonal. */
const focalOfFrame = (26 / Math.hypot(36, 24)) * Math.hypot(4032, 3024);

test.each(['jpeg', 'png', 'webp'] as const)(
  'VIS-02 the lens is read from what cameras write into a %s',
  async (kind) => {
    const bytes = await fileOf(403, 302, phone, kind);
    expect(readExif(bytes)).toEqual({
      ...facts,
      focalMm: expect.closeTo(5.7, 3),
      pixelsPerMm: null,
      // The library writes the sides of the file itself.
      sides: [403, 302],
    });
  },
);

test('a whole photo has the focal length of its lens, in pixels of the smaller copy', async () => {
  const bytes = await fileOf(4032, 3024, phone);
  const lens = lensOfFile(bytes, frame, 2048 / 4032);
  expect(lens?.focalPx).toBeCloseTo((focalOfFrame * 2048) / 4032, 0);
  expect(lens?.isWhole).toBe(true);
  expect(lens?.spread).toBeLessThan(0.04);
  // Held upright, the sides change places.
  expect(lensOf(facts, { width: 3024, height: 4032 })).toEqual(lensOf(facts, frame));
  // Only the lens is kept: nothing of the place, the time or the device.
  expect(Object.keys(lens ?? {}).sort()).toEqual(['focalPx', 'isWhole', 'spread']);
});

test('a resized photo is whole, with a focal length as much shorter', () => {
  const lens = lensOf(facts, { width: 2016, height: 1512 });
  expect(lens?.isWhole).toBe(true);
  expect(lens?.focalPx).toBeCloseTo(focalOfFrame / 2, 0);
});

test('a crop is not whole, and keeps the focal length of its frame', () => {
  const lens = lensOf(facts, { width: 3000, height: 2600 });
  expect(lens?.isWhole).toBe(false);
  expect(lens?.focalPx).toBeCloseTo(focalOfFrame, 0);
  // Where the program that cropped wrote the new sides, only their shape shows it.
  const rewritten = lensOf({ ...facts, sides: [3000, 2600] }, { width: 3000, height: 2600 });
  expect(rewritten?.isWhole).toBe(false);
  expect(rewritten?.spread).toBeGreaterThan(0.15);
});

test('digital zoom makes the focal length unsure, and a sensor of known fineness needs no film', () => {
  const zoomed = lensOf({ ...facts, zoom: 2 }, frame);
  expect(zoomed?.focalPx).toBeCloseTo(focalOfFrame * Math.SQRT2, 0);
  expect(zoomed?.spread).toBeGreaterThan(0.3);
  const camera = { ...facts, focal35: null, focalMm: 24, pixelsPerMm: 168 };
  expect(lensOf(camera, frame)?.focalPx).toBeCloseTo(24 * 168, 5);
  expect(lensOf({ ...camera, pixelsPerMm: null }, frame)).toBeNull();
  expect(lensOf({ ...facts, focal35: 9000 }, frame)).toBeNull();
});

test('a file without Exif data, or with damaged ones, tells nothing', async () => {
  const plain = sharp({ create: { width: 300, height: 300, channels: 3, background: '#a98' } });
  for (const kind of ['jpeg', 'png', 'webp', 'gif'] as const) {
    expect(readExif(await plain.clone().toFormat(kind).toBuffer())).toBeNull();
  }
  const bytes = Uint8Array.from(await fileOf(400, 300, phone));
  const start = bytes.findIndex((_, n) => bytes[n] === 0x45 && bytes[n + 1] === 0x78);
  for (let at = start + 6; at < start + 120; at++) {
    const damaged = bytes.slice();
    damaged[at] = 0xff;
    expect(() => lensOfFile(damaged, frame, 1)).not.toThrow();
    expect(() => readExif(damaged.subarray(0, at))).not.toThrow();
  }
});
