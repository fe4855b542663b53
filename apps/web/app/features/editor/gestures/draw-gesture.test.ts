import { noChange } from '@wevisu/scene/edit/change.ts';
import { expect, test } from 'vitest';
import { drawGesture, withTyped } from './draw-gesture.ts';

const FOOT = 3_048;

test('a typed length keeps the direction of the pointer', () => {
  expect(
    withTyped(
      'line',
      [
        [0, 0],
        [0, -4_000],
      ],
      [12 * FOOT, null],
    ),
  ).toEqual([0, -12 * FOOT]);
});

test('without a direction a typed line runs east', () => {
  expect(
    withTyped(
      'line',
      [
        [5, 5],
        [5, 5],
      ],
      [FOOT, null],
    ),
  ).toEqual([5 + FOOT, 5]);
});

test('a typed side of a room is measured between its walls, and the other side follows the pointer', () => {
  expect(
    withTyped(
      'box',
      [
        [0, 0],
        [-700, 900],
      ],
      [FOOT, null],
    ),
  ).toEqual([-FOOT - 1_143, 900]);
});

test('typed lengths hold at the end, however the pointer moved afterward', () => {
  const made: (readonly [number, number])[] = [];
  const gesture = drawGesture([0, 0], {
    nodes: {},
    levelId: 'L',
    shape: 'line',
    label: 'Add wall',
    make: (from, to) => {
      made.push(from, to);
      return noChange;
    },
  });
  gesture.move([9_000, 100], false);
  gesture.type([2 * FOOT, null]);
  gesture.move([12_000, -100], false);
  gesture.end();
  expect(made).toEqual([
    [0, 0],
    [2 * FOOT, 0],
  ]);
});
