import { expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

const origin = 'http://shop.example:3000';

test.each([
  ['/checkout?a=1', '/checkout?a=1'],
  ['//other.example/checkout', '//other.example/checkout'],
  ['http://other.example/checkout?a=1', '/checkout?a=1'],
  ['HTTPS://other.example', '/'],
  ['//[', '//['],
  ['/\\\\other.example', '///other.example'],
  ['*', '/*'],
])('U-09 the target %s is a page of our own', (target, path) => {
  const url = pageUrl(target, origin);
  expect([url.origin, url.pathname + url.search]).toEqual([origin, path]);
});
