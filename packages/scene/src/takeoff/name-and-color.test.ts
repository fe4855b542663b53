import { expect, test } from 'vitest';
import { nameAndColor } from './name-and-color.ts';

test('what has a color is named without the number of it', () => {
  expect(nameAndColor('Grout, #c9c5bd')).toEqual({ name: 'Grout', color: '#c9c5bd' });
  expect(nameAndColor('Paint, #f3efe6, 2 coats')).toEqual({
    name: 'Paint, 2 coats',
    color: '#f3efe6',
  });
  expect(nameAndColor('Underlayment')).toEqual({ name: 'Underlayment', color: null });
});
