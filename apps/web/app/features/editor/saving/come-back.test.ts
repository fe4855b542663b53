import { expect, test } from 'vitest';
import { readSource, sourcePath } from '../../scenes/scene-source.ts';
import { comeBackPath, readWanted, wantedThings } from './come-back.ts';

const source = { kind: 'template', id: 'galley-oak & more' } as const;
const paramsOf = (path: string) => new URL(path, 'https://example.com').searchParams;

test.each(wantedThings.filter((wanted) => wanted !== 'sign-in'))(
  'VIS-08 the way back from signing in opens the same room and %s',
  (wanted) => {
    const params = paramsOf(comeBackPath(sourcePath(source), wanted));
    expect(readSource(params)).toEqual(source);
    expect(readWanted(params)).toBe(wanted);
  },
);

test('VIS-08 whoever wanted to save comes back to the room alone', () => {
  expect(comeBackPath(sourcePath(source), 'sign-in')).toBe(sourcePath(source));
});

test.each(['', 'then=', 'then=sign-in', 'then=shortcuts', 'then=Cart'])(
  'an address with %o opens nothing besides the room',
  (query) => {
    expect(readWanted(new URLSearchParams(query))).toBeNull();
  },
);
