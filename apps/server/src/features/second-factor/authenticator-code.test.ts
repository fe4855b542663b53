import { expect, test } from 'vitest';
import { describeSecret, newSecret, stepOfCode } from './authenticator-code.ts';

// RFC 6238, appendix B, SHA-1; the last six of the eight digits there.
const SECRET = Buffer.from('12345678901234567890');
const VECTORS: readonly (readonly [number, string])[] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

test.each(VECTORS)('the code of second %i is that of RFC 6238', (second, code) => {
  const step = Math.floor(second / 30);
  const at = (offset: number) => stepOfCode(SECRET, code, new Date((second + offset) * 1000));
  expect([at(0), at(30), at(-30)]).toEqual([step, step, step]);
  expect([at(90), at(-90)]).toEqual([null, null]);
});

test('a code of another secret, a shorter one and other characters are wrong', () => {
  const at = new Date(59_000);
  expect(stepOfCode(newSecret(), '287082', at)).toBeNull();
  for (const code of ['28708', '2870820', '28708x', '']) {
    expect([code, stepOfCode(SECRET, code, at)]).toEqual([code, null]);
  }
});

test('a secret has 160 bits, and its URL says to whom it belongs', () => {
  const secret = newSecret();
  expect([secret.length, secret.equals(newSecret())]).toEqual([20, false]);
  const { secret: text, url } = describeSecret(SECRET, {
    issuer: 'WeVisu',
    label: 'ana@a.example',
  });
  expect(text).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const read = new URL(url);
  expect([read.protocol, read.searchParams.get('secret')]).toEqual(['otpauth:', text]);
  expect(decodeURIComponent(read.pathname)).toContain('WeVisu:ana@a.example');
});
