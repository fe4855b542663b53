import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

const marks = { same: ' ', removed: '-', added: '+' } as const;
const show = (from: string, to: string) =>
  diffLines(from, to).map(({ kind, text }) => `${marks[kind]}${text}`);

test('G-63 a changed line shows as removed and added between those that stay', () => {
  expect(show('a\nb\nc', 'a\nx\nc\nd')).toEqual([' a', '-b', '+x', ' c', '+d']);
  expect(show('a', 'a')).toEqual([' a']);
});

test('both texts can be read back from their difference', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '')).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (from, to) => {
      const lines = diffLines(from, to);
      const without = (kind: string) =>
        lines.filter((line) => line.kind !== kind).map((line) => line.text);
      expect(without('added').join('\n')).toBe(from);
      expect(without('removed').join('\n')).toBe(to);
    }),
  );
});
