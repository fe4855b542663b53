import { expect, test } from 'vitest';
import { pictureShown } from './picture-shown.ts';

const nothing = { held: null, drawn: null, rendered: null };

test('G-39 the drawing of two choices is shown until their render is ready', () => {
  expect(pictureShown({ ...nothing, drawn: 'drawing' })).toBe('drawing');
  expect(pictureShown({ ...nothing, drawn: 'drawing', rendered: 'render' })).toBe('render');
});

test('G-39 what has no drawing is shown by product pictures until its render is ready', () => {
  expect(pictureShown(nothing)).toBeNull();
  expect(pictureShown({ ...nothing, rendered: 'render' })).toBe('render');
});

test('G-39 a render does not replace the picture under a line that is being moved', () => {
  const ready = { drawn: 'drawing', rendered: 'render' };
  expect(pictureShown({ ...ready, held: 'drawing' })).toBe('drawing');
  expect(pictureShown({ ...ready, held: null })).toBe('render');
});
