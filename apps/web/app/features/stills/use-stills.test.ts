import { expect, test } from 'vitest';
import { ApiFailure } from '../../platform/api-failure.ts';
import { nextLook } from './use-stills.ts';

const waiting = [{ status: 'waiting' }] as const;

test('stills are polled only while one is in progress', () => {
  expect(nextLook({ data: waiting, error: null })).toBeGreaterThan(0);
  expect(nextLook({ data: [{ status: 'done' }, { status: 'failed' }], error: null })).toBe(false);
  expect(nextLook({ data: undefined, error: null })).toBe(false);
});

test('polling stops when the project no longer exists', () => {
  expect(nextLook({ data: waiting, error: new ApiFailure(404) })).toBe(false);
  expect(nextLook({ data: waiting, error: new ApiFailure(403) })).toBe(false);
  for (const passing of [new ApiFailure(0), new ApiFailure(429), new ApiFailure(503)]) {
    expect(nextLook({ data: waiting, error: passing })).toBeGreaterThan(0);
  }
});
