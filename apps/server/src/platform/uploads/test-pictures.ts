// Pictures of every kind that is taken, and what pretends to be one, for tests.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const ROOM: PictureSize = { width: 400, height: 300 };

/** Gray all over but for a red left half. */
export function testPicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif',
  size: PictureSize = ROOM,
): Promise<Buffer> {
  const red = {
    create: { ...size, width: size.width / 2, channels: 3, background: '#d22' },
  } as const;
  return sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** Lies on its side, taken by somebody at a place. */
export function testPhotoWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#c94' } })
    .withExif({
      IFD0: { Artist: 'Rosa Diaz', Make: 'Pinhole' },
      IFD3: { GPSLatitude: '34/1 3/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Says that it is so large and holds next to nothing. */
export function pngThatSays(width: number, height: number): Buffer {
  return png({ width, height, format: [8, 2, 0, 0, 0] }, deflateSync(Buffer.alloc(1_000_000)));
}

let thin: Buffer | undefined;

/** A whole picture of 1 x 64,000,000 black pixels in 122 KB: 20 s and more to scale. */
export function thinPng(): Buffer {
  const height = 64_000_000;
  // One bit a pixel, a row of one byte behind that of its filter.
  thin ??= png(
    { width: 1, height, format: [1, 0, 0, 0, 0] },
    deflateSync(Buffer.alloc(2 * height)),
  );
  return thin;
}

interface PngHeader extends PictureSize {
  /** Bits, color type, compression, filter and interlacing. */
  readonly format: readonly number[];
}

function png({ width, height, format }: PngHeader, pixels: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set(format, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function gifThatSays(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.write('GIF89a', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  // Two colors, then one pixel of a picture.
  head[10] = 0x80;
  const colors = Buffer.from([0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]);
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([head, colors, frame]);
}

/** Rows from the bottom, as usual, unless `topDown`. The upper left pixel is blue, all others are white. */
export function testBmp(
  { width, height }: PictureSize = ROOM,
  { bits = 24, topDown = false, compression = 0 } = {},
): Buffer {
  const step = bits / 8;
  const stride = Math.ceil((width * step) / 4) * 4;
  const masks = compression === 3 ? 12 : 0;
  const start = 54 + masks;
  const file = Buffer.alloc(start + stride * height, 255);
  file.fill(0, 0, start);
  file.write('BM', 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(start, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(topDown ? -height : height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(bits, 28);
  file.writeUInt32LE(compression, 30);
  if (masks > 0) {
    for (const [n, mask] of [0xff0000, 0xff00, 0xff].entries())
      file.writeUInt32LE(mask, 54 + 4 * n);
  }
  file.set([255, 0, 0], start + (topDown ? 0 : stride * (height - 1)));
  return file;
}

export function testHeic(): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(500),
  ]);
}

/** A plan of one room, with everything around it that a drawing must not bring along. */
export const TEST_SVG = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://example.com/svg.dtd" [
  <!ENTITY ns "http://example.com/"> <!ENTITY big "&ns;&ns;&ns;"> ]>
<!-- a plan -->
<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="12in" height="9in" viewBox="0 0 120 90" onload="alert(1)">
  <svg:script>alert(2)</svg:script>
  <svg:style>@import url(http://example.com/a.css); .wall { fill: #cc0000; filter: url(#slow) }</svg:style>
  <svg:filter id="slow"><svg:feFlood/></svg:filter>
  <svg:rect class="wall" onclick="alert(3)" x="0" y="0" width="60" height="90" filter="url(#slow)"/>
  <svg:a xlink:href="javascript:alert(4)"><svg:text x="70" y="40">Bath &amp; hall</svg:text></svg:a>
  <svg:use href="http://example.com/b.svg#c"/><svg:rect fill="url(http://example.com/c.svg#d)" width="1" height="1"/>
</svg:svg>`;
