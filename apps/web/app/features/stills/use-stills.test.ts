import { expect, test } from 'vitest';
import { ApiFailure } from '../../platform/api-failure.ts';
import { nextLook } from './use-stills.ts';

const waiting = [{ status: 'waiting' }] as const;

test('stills are looked at again only while one is under way', () => {
  expect(nextLook({ data: waiting, error: null })).toBeGreaterThan(0);
  expect(nextLook({ data: [{ status: 'done' }, { status: 'failed' }], error: null })).toBe(false);
  expect(nextLook({ data: undefined, error: null })).toBe(false);
});

test('stills of a project that is not there any more are not asked for again and again', () => {
  expect(nextLook({ data: waiting, error: new ApiFailure(404) })).toBe(false);
  expect(nextLook({ data: waiting, error: new ApiFailure(403) })).toBe(false);
  for (const passing of [new ApiFailure(0), new ApiFailure(429), new ApiFailure(503)]) {
    expect(nextLook({ data: waiting, error: passing })).toBeGreaterThan(0);
  }
});
