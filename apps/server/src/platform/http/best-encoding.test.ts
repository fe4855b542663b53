import { expect, test } from 'vitest';
import { bestEncoding } from './best-encoding.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP ; Q=0.4', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=nonsense', null],
])('of what %s takes, %s is sent', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
});
