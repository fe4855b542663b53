import { expect, test } from 'vitest';
import { toTokens } from './tokens.ts';

test.each([
  ['Carrara Hexagon', ['carrara', 'hexagon']],
  ['Casa Lumière', ['casa', 'lumiere']],
  ['12 x 24', ['12x24']],
  ['12" x 24"', ['12x24']],
  ['12″ × 24″', ['12x24']],
  ['12in x 24 in', ['12x24']],
  ['12x24', ['12x24']],
  ['12 by 24 inches', ['12x24']],
  ['24 x 34 x 21', ['24x34x21']],
  ['2.5 x 8', ['2.5x8']],
  ['30-inch range', ['30in', 'range']],
  ['30" range', ['30in', 'range']],
  ['30 in. range', ['30in', 'range']],
  ['1/2 inch', ['1/2in']],
  ['½ inch', ['1/2in']],
  ['12 mm plank', ['12mm', 'plank']],
  ['9.5mm (3/8 in)', ['9.5mm', '3/8in']],
  ['tiles', ['tile']],
  ['glass', ['glass']],
  ['brushes', ['brush']],
  ['vanities', ['vanity']],
  ['boxes', ['box']],
  ['wood-look', ['wood', 'look']],
  ["Kohl's", ['kohl', 's']],
  ['', []],
  ['  !!! ', []],
  ['плитка', ['плитка']],
])('%j becomes the words %j', (text, words) => {
  expect(toTokens(text)).toEqual(words);
});
