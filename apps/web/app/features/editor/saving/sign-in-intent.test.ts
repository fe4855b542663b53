import { expect, test } from 'vitest';
import { readSource, sourcePath } from '../../scenes/scene-source.ts';
import { readIntent, returnPath, signInIntents } from './sign-in-intent.ts';

const source = { kind: 'template', id: 'galley-oak & more' } as const;
const paramsOf = (path: string) => new URL(path, 'https://example.com').searchParams;

test.each(signInIntents.filter((intent) => intent !== 'sign-in'))(
  'VIS-08 returning from sign-in opens the same room and %s',
  (intent) => {
    const params = paramsOf(returnPath(sourcePath(source), intent));
    expect(readSource(params)).toEqual(source);
    expect(readIntent(params)).toBe(intent);
  },
);

test('VIS-08 someone who only wanted to save returns to just the room', () => {
  expect(returnPath(sourcePath(source), 'sign-in')).toBe(sourcePath(source));
});

test.each(['', 'then=', 'then=sign-in', 'then=shortcuts', 'then=Cart'])(
  'an address with %o opens nothing besides the room',
  (query) => {
    expect(readIntent(new URLSearchParams(query))).toBeNull();
  },
);
