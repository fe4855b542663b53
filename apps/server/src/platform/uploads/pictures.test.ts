import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { kindOfPicture } from './kind-of-picture.ts';
import { createPictureProcessor } from './picture-processor.ts';
import { readBmp } from './read-bmp.ts';
import { frameOf } from './svg-frame.ts';
import { testPdf } from './test-files.ts';
import {
  gifThatSays,
  pngThatSays,
  TEST_SVG,
  testBmp,
  testHeic,
  testPhotoWithPlace,
  testPicture,
} from './test-pictures.ts';

const SIZES = { longestPx: 4096, smallPx: 720 };
const OPTIONS = { limitMs: 60_000, drawingLimitMs: 60_000, maxWaiting: 4 };
const ANA = { userId: 1, sizes: SIZES };
const processor = createPictureProcessor(OPTIONS);
afterAll(() => processor.close());

async function remake(bytes: Buffer) {
  const made = await processor.remake(bytes, ANA);
  return made.ok ? made.value : made.code;
}

async function whole(bytes: Buffer) {
  const made = await remake(bytes);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

/** Red, green and blue of one pixel. */
async function pixelAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const near = (color: number[], wanted: number[]) =>
  color.every((value, n) => Math.abs(value - (wanted[n] ?? 0)) < 25);

test('CAT-14 U-18 a picture is what its first bytes say', async () => {
  for (const kind of ['jpeg', 'png', 'webp', 'gif'] as const) {
    expect(kindOfPicture(await testPicture(kind))).toBe(kind);
  }
  expect(kindOfPicture(testBmp())).toBe('bmp');
  expect(kindOfPicture(testHeic())).toBe('heic');
  for (const svg of [TEST_SVG, '<svg/>', '<svg xmlns="x">', ' \n<!-- <html> --><svg ']) {
    expect(kindOfPicture(Buffer.from(svg))).toBe('svg');
  }
  const others = ['', 'BM', 'MZ', '<html><svg ', '<svgx>', '<!-- <svg ', '<?xml <svg ', 'x<svg '];
  for (const other of [...others, '\0\0\0\x18ftypavif', '\0\0\0\x18ftypmp42']) {
    expect([other, kindOfPicture(Buffer.from(other, 'latin1'))]).toEqual([other, null]);
  }
  expect(kindOfPicture(testPdf())).toBeNull();
});

describe('CAT-14 a picture is made anew', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('from %s', async (kind) => {
    const made = await whole(await testPicture(kind));
    expect([made.width, made.height, made.sent]).toEqual([400, 300, { width: 400, height: 300 }]);
    expect((await sharp(made.full).metadata()).format).toBe('jpeg');
    expect((await sharp(made.small).metadata()).format).toBe('webp');
    expect(near(await pixelAt(made.full, 50, 150), [0xdd, 0x22, 0x22])).toBe(true);
    expect(near(await pixelAt(made.full, 350, 150), [0x88, 0x88, 0x88])).toBe(true);
  });

  test.each([
    ['24 bits', {}],
    ['32 bits', { bits: 32 }],
    ['32 bits with masks', { bits: 32, compression: 3 }],
    ['rows from the top', { topDown: true }],
  ])('from a BMP of %s', async (_, options) => {
    const picture = readBmp(testBmp({ width: 201, height: 151 }, options));
    if (typeof picture === 'string') throw new Error(picture);
    expect([picture.width, picture.height]).toEqual([201, 151]);
    expect([...picture.pixels.subarray(0, 6)]).toEqual([0, 0, 255, 255, 255, 255]);
    const made = await whole(testBmp({ width: 201, height: 151 }, options));
    expect([made.width, made.height]).toEqual([201, 151]);
  });

  test('upright, and nothing tells where or by whom it was taken', async () => {
    const photo = await testPhotoWithPlace();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Rosa Diaz');
    const made = await whole(Buffer.concat([photo, Buffer.from('<script>')]));
    for (const file of [made.full, made.small]) {
      const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(file).metadata();
      expect([width, height]).toEqual([400, 600]);
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
      expect(file.toString('latin1')).not.toMatch(/Rosa|Pinhole|<script>/);
    }
  });

  test('on white paper where one sees through it', async () => {
    const clear = { width: 400, height: 300, channels: 4, background: '#0000' } as const;
    const made = await whole(await sharp({ create: clear }).png().toBuffer());
    expect(await pixelAt(made.full, 5, 5)).toEqual([255, 255, 255]);
  });

  test('with its longest side at 4096 pixels', async () => {
    const made = await whole(await testPicture('jpeg', { width: 6000, height: 1500 }));
    expect([made.width, made.height]).toEqual([4096, 1024]);
    expect((await sharp(made.small).metadata()).width).toBe(720);
  });
});

describe('U-18 a drawing', () => {
  test('is written anew without what runs, loads or filters', () => {
    const cleaned = cleanSvg(TEST_SVG, 2000);
    if (typeof cleaned === 'string') throw new Error(cleaned);
    expect(cleaned.frame).toMatchObject({ width: 2000, height: 1500 });
    expect(cleaned.svg).not.toMatch(
      /script|alert|onload|onclick|javascript|example\.com|import|filter|feFlood|ENTITY|&ns/i,
    );
    expect(cleaned.svg).toContain('Bath &amp; hall');
    expect(cleaned.svg).toContain('class="wall"');
  });

  test('is drawn on white', async () => {
    const made = await whole(Buffer.from(TEST_SVG));
    expect([made.width, made.height]).toEqual([2048, 1536]);
    expect(near(await pixelAt(made.full, 500, 700), [0xcc, 0, 0])).toBe(true);
    expect(await pixelAt(made.full, 2000, 1500)).toEqual([255, 255, 255]);
  });

  test('that holds photos or pages is refused, since they would be missing', async () => {
    for (const part of [
      '<image href="data:image/png;base64,AAAA"/>',
      '<foreignObject><p/></foreignObject>',
    ]) {
      expect(await remake(Buffer.from(`<svg width="9" height="9">${part}</svg>`))).toBe(
        'svg_holds_pictures',
      );
    }
  });

  test.each([
    ['cut off', '<svg width="9" height="9"><g>'],
    ['cut off in a tag', '<svg width="9" height="9"><rect x="'],
    ['crossed', '<svg width="9" height="9"><g></svg></g>'],
    ['without a size', '<svg><rect/></svg>'],
    ['of no size', '<svg width="0" height="0"/>'],
    ['too deep', `<svg width="9" height="9">${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`],
    ['twice', '<svg width="9" height="9"/><svg/>'],
  ])('that is %s is none', (_, svg) => {
    expect(cleanSvg(svg, 2000)).toBe('damaged');
  });

  test('has the size that it says, in any unit, or that of its sheet', () => {
    const frame = (attributes: Record<string, string>) => {
      const { width, height } = frameOf(new Map(Object.entries(attributes)), 1000) ?? {};
      return [width, height];
    };
    expect(frame({ width: '210mm', height: '297mm' })).toEqual([707, 1000]);
    expect(frame({ viewBox: '0 0 12.5 10' })).toEqual([1000, 800]);
    expect(frame({ viewBox: '0,0,40,10', width: '100%', height: '100%' })).toEqual([1000, 250]);
    expect(frame({ viewBox: '0 0 40 10', height: '5cm' })).toEqual([1000, 250]);
    expect(frame({ viewBox: '0 0 0 10' })).toEqual([undefined, undefined]);
  });

  test('whatever its text is, cleaning ends with a drawing or a word', () => {
    const piece = fc.constantFrom(
      ...[
        '<svg width="9" height="9">',
        '<g>',
        '</g>',
        '</svg>',
        '<a b="c"/>',
        '<!--',
        '-->',
        '<![CDATA[',
      ],
      ...[
        ']]>',
        '<!DOCTYPE a [',
        ']>',
        '&amp;',
        '&#0;',
        '&#x110000;',
        '<style>',
        '</style>',
        '"',
        "'",
        '<',
        '>',
        '/',
        ' ',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const cleaned = cleanSvg(`<svg width="9" height="9">${pieces.join('')}`, 100);
        if (typeof cleaned !== 'string') expect(cleaned.svg).toMatch(/^<svg .*<\/svg>$/s);
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  test('that would take all memory costs nobody else theirs', async () => {
    // Each step holds two of the one before: 2 to the power of 40.
    const steps = Array.from(
      { length: 40 },
      (_, n) => `<g id="s${n + 1}"><use href="#s${n}"/><use href="#s${n}"/></g>`,
    );
    const svg = `<svg width="99" height="99"><defs><rect id="s0" width="9" height="9"/>${steps.join('')}</defs><use href="#s40"/></svg>`;
    const before = process.memoryUsage.rss();
    expect(['svg_not_drawn', 'file_unreadable']).toContain(await remake(Buffer.from(svg)));
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('that takes too long is given up, while those of others are made', async () => {
    // Millions of dashes: minutes.
    const line =
      '<path d="M0 0L400 400 0 400 400 0" stroke="red" stroke-linecap="round" stroke-dasharray="0.02"/>';
    const slow = Buffer.from(`<svg width="400" height="400">${line.repeat(100)}</svg>`);
    const hasty = createPictureProcessor({ ...OPTIONS, drawingLimitMs: 8_000 });
    const given = hasty.remake(slow, ANA);
    // Somebody else's does not wait for it, another one of the same person does.
    const order: string[] = [];
    const photo = await testPicture('png');
    await Promise.all([
      given.then(() => order.push('slow')),
      hasty.remake(photo, ANA).then(() => order.push('behind')),
      hasty.remake(photo, { ...ANA, userId: 2 }).then(() => order.push('beside')),
    ]);
    expect(order).toEqual(['beside', 'slow', 'behind']);
    expect(await given).toMatchObject({ code: 'svg_not_drawn' });
    hasty.close();
  });
});

describe('a picture that is none', () => {
  test('of more than 64 million pixels is refused before it is unpacked', async () => {
    for (const picture of [pngThatSays(20_000, 20_000), gifThatSays(25_000, 25_000)]) {
      expect(await remake(picture)).toBe('picture_too_many_pixels');
    }
  });

  test('a GIF that unpacks to much within the limit is unpacked elsewhere', async () => {
    const before = process.memoryUsage.rss();
    await remake(gifThatSays(8_000, 7_900));
    await remake(pngThatSays(8_000, 7_900));
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('cut off as %s', async (kind) => {
    const noisy = await sharp({
      create: {
        ...{ width: 300, height: 300, channels: 3, background: '#fff' },
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(kind)
      .toBuffer();
    expect(await remake(noisy.subarray(0, noisy.length / 2))).toBe('file_unreadable');
  });

  test('a BMP that is cut off, that says nonsense, or of a sort that is not read', async () => {
    const bmp = testBmp();
    expect(await remake(bmp.subarray(0, bmp.length - 5))).toBe('file_unreadable');
    expect(await remake(testBmp({ width: 100_000, height: 1 }).subarray(0, 90))).toBe(
      'file_unreadable',
    );
    expect(await remake(testBmp(undefined, { bits: 8 }))).toBe('bmp_not_read');
    expect(await remake(testBmp(undefined, { compression: 1 }))).toBe('bmp_not_read');
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 54, maxLength: 90 }), fc.nat(89), (bytes, at) => {
        const broken = Buffer.from(bmp.subarray(0, 500));
        broken.set(bytes.subarray(0, 40), Math.min(at, 14));
        expect(readBmp(broken)).toEqual(expect.anything());
      }),
      { numRuns: 500, seed: 8 },
    );
  });

  test('HEIC is known by name, other files by none', async () => {
    expect(await remake(testHeic())).toBe('picture_is_heic');
    expect(await remake(testPdf())).toBe('picture_type_invalid');
    expect(await remake(Buffer.from('\x89PNG\r\n\x1a\n no png', 'latin1'))).toBe('file_unreadable');
  });

  test('where too many wait, another one is to come again', async () => {
    const narrow = createPictureProcessor({ ...OPTIONS, maxWaiting: 1 });
    const picture = await testPicture('png');
    const three = [1, 2, 3].map(() => narrow.remake(picture, ANA));
    expect(await Promise.all(three)).toMatchObject([
      { ok: true },
      { ok: true },
      { code: 'unavailable' },
    ]);
    narrow.close();
  });
});
