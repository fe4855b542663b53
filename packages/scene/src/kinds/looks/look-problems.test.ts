import { expect, test } from 'vitest';
import { findLookProblems } from './look-problems.ts';

const look = (of: object) => ({ type: 'model', kind: 'vanity', params: {}, finishes: {}, ...of });
const problemsOf = (of: object) => Object.fromEntries(findLookProblems(look(of)));

test('VEND-01 a look that can be drawn has no problem', () => {
  expect(problemsOf({ params: { widthTenths: 15_240, sinks: 2 } })).toEqual({});
});

test('VEND-01 a bad parameter is told at its field, with its bounds', () => {
  const params = { widthTenths: 90_000, topThicknessTenths: 'thick', front: 'gold', sinks: 3 };
  expect(problemsOf({ params, finishes: { cabinet: 'glass-clear' } })).toEqual({
    'params.widthTenths': 'Enter 16 to 84 in.',
    'params.topThicknessTenths': 'Enter 0.39 to 4.72 in.',
    'params.front': 'Choose one of the values.',
    'params.sinks': 'Choose one of the values.',
    'finishes.cabinet': 'Choose one of the values.',
  });
});

test('a parameter or a kind that there is not is told at the look', () => {
  const text = 'This look cannot be drawn. Choose another one.';
  expect(problemsOf({ params: { wings: 2 } })).toEqual({ '': text });
  expect(problemsOf({ kind: 'spaceship' })).toEqual({ '': text });
});
