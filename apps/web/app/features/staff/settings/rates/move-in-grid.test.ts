import { expect, test } from 'vitest';
import { moveInGrid, readPasted } from './move-in-grid.ts';

const SIZE = { row: 5, column: 8 };
const WHOLE = { isAtStart: true, isAtEnd: true };
const INSIDE = { isAtStart: false, isAtEnd: false };
const press = (key: string, over = {}) => ({ key, shiftKey: false, ctrlKey: false, ...over });
const from = (row: number, column: number) => ({ row, column });

test.each([
  ['ArrowDown', {}, [1, 3]],
  ['ArrowUp', {}, [0, 3]],
  ['ArrowLeft', {}, [0, 2]],
  ['ArrowRight', {}, [0, 4]],
  ['Enter', {}, [1, 3]],
  ['Enter', { shiftKey: true }, [0, 3]],
  ['End', { ctrlKey: true }, [4, 7]],
  ['Home', { ctrlKey: true }, [0, 0]],
])(
  'U-50 in the tables of rates, %s with %j leads from the fourth cell of the first row to %j',
  (key, over, [row, column]) => {
    expect(moveInGrid(from(0, 3), press(key, over), WHOLE, SIZE)).toEqual({ row, column });
  },
);

test('no key leaves the table, and inside a text the arrows move its caret', () => {
  expect(moveInGrid(from(4, 7), press('ArrowDown'), WHOLE, SIZE)).toEqual(from(4, 7));
  expect(moveInGrid(from(0, 0), press('ArrowLeft'), WHOLE, SIZE)).toEqual(from(0, 0));
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab', '7'])
    expect(moveInGrid(from(1, 1), press(key), INSIDE, SIZE)).toBeNull();
  expect(moveInGrid(from(1, 1), press('ArrowUp'), INSIDE, SIZE)).toEqual(from(0, 1));
});

test('cells copied from a sheet are read as rows of columns, one value as text', () => {
  expect(readPasted('7.95\t8.55\r\n9.95\t 11.05 \r\n')).toEqual([
    ['7.95', '8.55'],
    ['9.95', '11.05'],
  ]);
  expect(readPasted('8.25')).toBeNull();
});
