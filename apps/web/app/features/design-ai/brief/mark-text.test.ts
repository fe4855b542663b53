import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import { expect, test } from 'vitest';
import { markText } from './mark-text.ts';

test('what is not understood and what contradicts itself is marked, and nothing of the text is lost', () => {
  const text = 'Kitchen with an island, flumph, no island';
  const pieces = markText(readBrief(text));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ mark }) => mark === 'unknown').map((piece) => piece.text)).toEqual([
    'flumph',
  ]);
  expect(pieces.filter(({ mark }) => mark === 'against')).toHaveLength(2);
});
