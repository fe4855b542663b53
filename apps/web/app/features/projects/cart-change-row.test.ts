import { expect, test } from 'vitest';
import { changeWords } from './cart-change-row.tsx';

test.each([
  [9, 0, 'Add 9 boxes'],
  [1, 0, 'Add 1 box'],
  [0, 2, 'Remove 2 boxes'],
  [1200, 3, '1,200 boxes instead of 3'],
])('VIS-04 %i in the room and %i in the cart reads %s', (in_room, in_cart, words) => {
  expect(changeWords({ unit: 'Box', in_room, in_cart })).toBe(words);
});
