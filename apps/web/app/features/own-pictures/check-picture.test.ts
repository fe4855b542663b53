import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAX_BYTES, problemOfBytes, problemOfSize, workSize } from './check-picture.ts';
import { readHeader } from './read-header.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#886644' } });

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('size and type are read from the bytes, whatever the name says', async () => {
  const size = { width: 640, height: 400 };
  const kinds = ['jpeg', 'png', 'webp', 'gif'] as const;
  for (const kind of kinds) {
    const bytes = await plain(640, 400).toFormat(kind).toBuffer();
    expect(readHeader(bytes)).toEqual({ kind, ...size });
    expect(problemOfBytes(bytes)).toBeNull();
  }
  const lossless = await plain(640, 400).webp({ lossless: true }).toBuffer();
  expect(readHeader(lossless)).toEqual({ kind: 'webp', ...size });
  const withExif = await plain(640, 400)
    .withExif({ IFD0: { Artist: 'Ana' } })
    .jpeg()
    .toBuffer();
  expect(readHeader(withExif)).toEqual({ kind: 'jpeg', ...size });
});

test('pictures that are too small or would fill the memory are refused before they are decoded', async () => {
  expect(problemOfBytes(await plain(1, 1).png().toBuffer())).toMatch(/1 x 1 pixels/);
  const small = Uint8Array.from(await plain(640, 400).png().toBuffer());
  new DataView(small.buffer).setUint32(16, 20_000);
  new DataView(small.buffer).setUint32(20, 20_000);
  expect(problemOfBytes(small)).toMatch(/20,000 x 20,000 pixels/);
});

test('a truncated picture is detected', async () => {
  for (const kind of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await plain(640, 400).toFormat(kind).toBuffer();
    expect(problemOfBytes(bytes.subarray(0, bytes.length - 20))).toMatch(/incomplete/);
  }
});

test('extra data after the picture, such as a film from a phone, does not make it incomplete', async () => {
  const film = Uint8Array.from([
    0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0xff, 0xda, 7, 0xff, 0xd9, 1, 0xff, 0xda, 0,
  ]);
  const noise = Uint8Array.from({ length: 240 * 240 * 3 }, (_, n) => (n * n * 31) % 251);
  for (const progressive of [false, true]) {
    const bytes = await sharp(noise, { raw: { width: 240, height: 240, channels: 3 } })
      .jpeg({ progressive })
      .toBuffer();
    expect(problemOfBytes(Buffer.concat([bytes, film]))).toBeNull();
    for (const share of [0.3, 0.6, 0.9]) {
      const part = bytes.subarray(0, Math.round(bytes.length * share));
      expect(problemOfBytes(part)).toMatch(/incomplete/);
    }
  }
});

test('other files are refused with their type', () => {
  expect(
    problemOfBytes(bytesOf('<?xml version="1.0"?><svg><script>alert(1)</script></svg>')),
  ).toMatch(/SVG/);
  expect(problemOfBytes(bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toMatch(/HEIC/);
  expect(problemOfBytes(bytesOf('%PDF-1.7 and so on'))).toMatch(/PDF/);
  expect(problemOfBytes(bytesOf('\0\0\0\x18ftypisom\0\0\0\0'))).toMatch(/video/);
  for (const bytes of [bytesOf('plain text'), new Uint8Array([0xff, 0xd8]), new Uint8Array([0x89])])
    expect(problemOfBytes(bytes)).toMatch(/not a photo we can read/);
});

test('the file size is checked before reading', () => {
  expect(problemOfSize(0)).toMatch(/empty/);
  expect(problemOfSize(MAX_BYTES)).toBeNull();
  expect(problemOfSize(100 * 1024 * 1024)).toMatch(/100 MB/);
});

test('large photos are scaled down and small ones are left alone', () => {
  expect(workSize(4032, 3024)).toEqual([2048, 1536]);
  expect(workSize(800, 600)).toEqual([800, 600]);
  expect(workSize(64_000, 300)).toEqual([2048, 10]);
});
