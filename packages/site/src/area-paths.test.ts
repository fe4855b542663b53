import { expect, test } from 'vitest';
import { areaDoor } from './area-paths.ts';
import { loginPath } from './paths.ts';

test.each([
  ['/pro', '/business/login'],
  ['/vendor/products?q=oak', '/business/login'],
  ['/staff/audit', '/staff/login'],
  ['/pro-account', null],
  ['/professionals', null],
  ['/cart', null],
])('G-01 the page %s belongs to the door %s', (path, door) => {
  expect(areaDoor(path)).toBe(door);
  expect(loginPath(path)).toBe(`${door ?? '/login'}?redirect=${encodeURIComponent(path)}`);
});
