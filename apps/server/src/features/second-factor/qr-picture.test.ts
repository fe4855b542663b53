import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQr } from './qr-picture.ts';

/** The rectangles of the path on white, some pixels a module, as a camera sees them. */
function paint({ side, path }: ReturnType<typeof drawQr>, scale = 4) {
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * width + Number(x) * scale) * 4;
      data.fill(0, from, from + Number(run) * scale * 4);
    }
  }
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width, height: width, data };
}

test('the drawn code reads as its text', () => {
  const url = 'otpauth://totp/WeVisu:ana%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(decodeQR(paint(drawQr(url)))).toBe(url);
});
