import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const order = fc.record({
  sort: fc.constantFrom('name', 'price', 'placed_at'),
  dir: fc.constantFrom('asc' as const, 'desc' as const),
});
const place = fc.record({
  key: fc.option(fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'))),
  id: fc.maxSafeInteger(),
});

test('a place comes back as it went out, whatever the value', () => {
  fc.assert(
    fc.property(order, place, (of, at) => {
      expect(readCursor(of, writeCursor(of, at))).toEqual({ key: at.key, id: at.id || 0 });
    }),
  );
});

test('a place belongs to its sort and direction', () => {
  fc.assert(
    fc.property(order, order, place, (of, other, at) => {
      fc.pre(of.sort !== other.sort || of.dir !== other.dir);
      expect(readCursor(other, writeCursor(of, at))).toBeNull();
    }),
  );
});

test('what nobody was given is no place', () => {
  const of = { sort: 'name', dir: 'asc' as const };
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readCursor(of, text) === null));
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readCursor(of, Buffer.from(text).toString('base64url'))).toBeNull();
    }),
  );
  const forge = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  expect(readCursor(of, forge(['name', 'asc', { $ne: 1 }, 1]))).toBeNull();
  expect(readCursor(of, forge(['name', 'asc', 'a', '1']))).toBeNull();
  expect(readCursor(of, forge(['name', 'asc', 'a\0', 1]))).toBeNull();
});
