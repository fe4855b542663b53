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
