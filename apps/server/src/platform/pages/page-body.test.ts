import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compressPageBody,
  decompressPageBody,
  fillPageBody,
  NONCE_MARK,
  newNonce,
  toPageBody,
} from './page-body.ts';

const words = fc.array(fc.constantFrom('<p>', 'tile of ', 'Qualität ', '№ ', 'a', '\n'), {
  minLength: 1,
  maxLength: 400,
});
const pages = fc
  .array(words, { minLength: 1, maxLength: 8 })
  .map((parts) => parts.map((part) => part.join('')).join(`<script nonce="${NONCE_MARK}">`));

test('whatever stands around its nonces, a page comes out of Brotli with the nonce of the day', async () => {
  await fc.assert(
    fc.asyncProperty(pages, async (html) => {
      const body = toPageBody(html);
      const compressed = await compressPageBody(body);
      if (compressed === null) throw new Error('not compressed');
      const nonce = newNonce();
      const expected = html.replaceAll(NONCE_MARK, nonce);
      expect(fillPageBody(body, nonce).toString()).toBe(expected);
      expect(brotliDecompressSync(fillPageBody(compressed, nonce)).toString()).toBe(expected);
      expect((await decompressPageBody(compressed)).bytes.equals(body.bytes)).toBe(true);
    }),
  );
});

test('a nonce at the very end of a page is not compressed', async () => {
  expect(await compressPageBody(toPageBody(`<p>${NONCE_MARK}`))).toBeNull();
});

test('a page whose random bytes happen to repeat its text is compressed with others', async () => {
  const text = 'tile of the sea, '.repeat(9);
  const body = toPageBody([text, `">${text}`, `">${text}`].join(NONCE_MARK));
  let asked = 0;
  const random = (length: number) =>
    asked++ < body.gaps.length ? Buffer.from(text).subarray(0, length) : randomBytes(length);
  const compressed = await compressPageBody(body, random);
  if (compressed === null) throw new Error('not compressed');
  expect(asked).toBeGreaterThan(body.gaps.length);
  const nonce = newNonce();
  expect(brotliDecompressSync(fillPageBody(compressed, nonce))).toEqual(fillPageBody(body, nonce));
});
