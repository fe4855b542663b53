import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isVsdId,
  normalizeVsdId,
  searchModeOf,
  VSD_ID_ALPHABET,
  vsdIdFromBytes,
} from './vsd-id.ts';

test('G-31 an ID is 8 letters and digits, whatever their case', () => {
  for (const id of ['OAKRIDGE', 'oakridge', ' A2B3C4D5 ']) expect(isVsdId(id)).toBe(true);
  for (const bad of ['OAKRIDG', 'OAKRIDGES', 'OAK-RIDG', 'OAK RIDG', 'ÄKRIDGES', '']) {
    expect(isVsdId(bad)).toBe(false);
  }
  expect(normalizeVsdId(' oakridge ')).toBe('OAKRIDGE');
});

test('G-31 a new ID holds no look-alikes, and each character is equally likely', () => {
  expect(256 % VSD_ID_ALPHABET.length).toBe(0);
  expect(new Set(VSD_ID_ALPHABET).size).toBe(32);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const id = vsdIdFromBytes(bytes);
      expect(isVsdId(id)).toBe(true);
      expect(id).not.toMatch(/[0O1I]/);
    }),
  );
  expect(() => vsdIdFromBytes(new Uint8Array(7))).toThrow(RangeError);
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['o', 'none'],
  ['oa', 'none'],
  ['oak', 'name'],
  ['oakridg', 'name'],
  ['oakridge', 'id'],
  ['Oak Home', 'name'],
  ['Oakridge Kitchens', 'name'],
])('SHOW-05 SHOW-06 FMT-11 typing "%s" runs a search of kind %s', (text, mode) => {
  expect(searchModeOf(text)).toBe(mode);
});
