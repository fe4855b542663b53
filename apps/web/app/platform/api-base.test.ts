import { expect, test } from 'vitest';
import { resolveApiBase } from './api-base.ts';

const own = 'https://shop.example';

test('API-04 the meta tag says where calls go', () => {
  expect(resolveApiBase('https://shop.example/', own)).toBe('https://shop.example');
  expect(resolveApiBase('/behind/proxy/', own)).toBe('https://shop.example/behind/proxy');
  expect(resolveApiBase(undefined, own)).toBe(own);
});

test('U-21 an origin other than the own one is not followed', () => {
  for (const foreign of [
    'https://evil.example',
    '//evil.example/x',
    'http://shop.example',
    'data:x',
  ]) {
    expect(resolveApiBase(foreign, own)).toBe(own);
  }
});
