import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';
import { isWholePdf } from './is-whole-pdf.ts';
import { kindOfFile, type PictureType } from './kind-of-file.ts';
import { testPdf, testPhoto } from './test-files.ts';
import { pngThatSays, thinPng } from './test-pictures.ts';

async function whole(bytes: Buffer, type: PictureType): Promise<Buffer> {
  const made = await cleanPicture(bytes, type);
  if (typeof made === 'string') throw new Error(made);
  return made.clean;
}

const blank = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#c94' } });

test('G-02 a file is what its first bytes say', async () => {
  expect(kindOfFile(testPdf())).toBe('application/pdf');
  expect(kindOfFile(Buffer.concat([Buffer.from('\r\n'), testPdf()]))).toBe('application/pdf');
  expect(kindOfFile(await testPhoto())).toBe('image/jpeg');
  expect(kindOfFile(await blank().png().toBuffer())).toBe('image/png');
  expect(kindOfFile(await blank().webp().toBuffer())).toBe('image/webp');
  for (const other of [
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><svg/>',
    'GIF89a',
    'MZ\x90\0',
    'PK\x03\x04',
    '\0\0\0\x18ftypheic',
    'RIFF\0\0\0\0AVI ',
  ]) {
    expect(kindOfFile(Buffer.from(other, 'latin1'))).toBeNull();
  }
});

describe('G-02 a PDF', () => {
  test('is whole with its table as text, or as a stream, also behind a line of something else', () => {
    expect(isWholePdf(testPdf())).toBe(true);
    expect(isWholePdf(Buffer.concat([Buffer.from('\r\n\r\n'), testPdf()]))).toBe(true);
    const head = '%PDF-1.7\n';
    const stream =
      '1 0 obj\n<< /Type /XRef /Size 1 /W [1 2 1] /Length 4 >>\nstream\n1234\nendstream';
    const file = `${head}${stream}\nendobj\nstartxref\n${head.length}\n%%EOF`;
    expect(isWholePdf(Buffer.from(file))).toBe(true);
  });

  test('that is cut off anywhere is not', () => {
    const whole = testPdf();
    const end = whole.lastIndexOf('%%EOF');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: end + 4 }), (length) => {
        expect(isWholePdf(whole.subarray(0, length))).toBe(false);
      }),
      { numRuns: 200, seed: 5 },
    );
  });

  test('with an end that points nowhere is not', () => {
    for (const place of ['5', '99999999', '0']) {
      const text = testPdf()
        .toString('latin1')
        .replace(/startxref\n\d+/, `startxref\n${place}`);
      expect(isWholePdf(Buffer.from(text, 'latin1'))).toBe(false);
    }
    expect(isWholePdf(Buffer.from('%PDF-1.4\n<script>alert(1)</script>\n%%EOF'))).toBe(false);
  });

  test('whatever its bytes are, the look ends', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(isWholePdf(Buffer.concat([Buffer.from('%PDF-1.4\n'), bytes]))).toBe(false);
      }),
      { numRuns: 200, seed: 6 },
    );
  });
});

describe('G-02 a picture', () => {
  test('is made anew, upright, without where and by whom it was taken', async () => {
    const photo = await testPhoto();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Rosa Diaz');
    const cleaned = await whole(Buffer.concat([photo, Buffer.from('<script>')]), 'image/jpeg');
    expect(cleaned.toString('latin1')).not.toMatch(/Rosa Diaz|<script>/);
    const { format, width, height, exif, orientation } = await sharp(cleaned).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      ...{ format: 'jpeg', width: 40, height: 60 },
      ...{ exif: undefined, orientation: undefined },
    });
  });

  test.each(['jpeg', 'png', 'webp'] as const)('as %s that is cut off is none', async (format) => {
    const picture = await sharp({
      create: {
        ...{ width: 200, height: 200, channels: 3, background: '#fff' },
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer();
    const type = `image/${format}` as const;
    expect(await cleanPicture(picture, type)).toHaveProperty('clean');
    expect(await cleanPicture(picture.subarray(0, picture.length / 2), type)).toBe(
      'file_unreadable',
    );
  });

  test('that is another than it begins as is none', async () => {
    const png = await blank().png().toBuffer();
    expect(await cleanPicture(png, 'image/jpeg')).toBe('file_unreadable');
    expect(
      await cleanPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'),
    ).toBe('file_unreadable');
  });

  test('of more pixels than any camera takes is refused before it is unpacked', async () => {
    // 20,000 x 20,000 in a few bytes: 1.2 GB once they are unpacked.
    const png = pngThatSays(20_000, 20_000);
    const before = process.memoryUsage.rss();
    expect(await cleanPicture(png, 'image/png')).toBe('picture_too_many_pixels');
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('with a longer side than any camera makes is refused before it is unpacked', async () => {
    expect(await cleanPicture(thinPng(), 'image/png')).toBe('picture_side_too_long');
  });

  test('that is large comes down to a page at 300 dots per inch', async () => {
    const large = await sharp({
      create: { width: 6000, height: 3000, channels: 3, background: '#c94' },
    })
      .jpeg()
      .toBuffer();
    const { width, height } = await sharp(await whole(large, 'image/jpeg')).metadata();
    expect([width, height]).toEqual([3300, 1650]);
  });
});
