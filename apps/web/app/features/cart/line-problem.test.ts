import { expect, test } from 'vitest';
import { describeProblem } from './line-problem.ts';

const line = {
  problem: 'As the server says it.',
  stock: 0,
  minimum_unit: 2,
  unit: 'Box',
  vendor: 'Alder Tile',
  is_sample: false,
} as const;

test('a line that can be bought is in no trouble', () => {
  expect(describeProblem({ ...line, problem: null, problem_code: null })).toBeNull();
});

test.each([
  ['out_of_stock', {}, ['Out of stock.', null, true, true]],
  ['product_not_sold', { stock: 9 }, ['Discontinued.', null, false, true]],
  ['product_not_offered', {}, ['Not offered in this showroom.', null, true, true]],
  ['vendor_suspended', {}, ['Alder Tile is not selling here right now.', null, true, true]],
  ['not_enough_stock', { stock: 3 }, ['Only 3 boxes left.', 3, true, true]],
  ['not_enough_stock', { stock: 1 }, ['Only 1 box left.', null, true, true]],
  ['quantity_below_minimum', { stock: 9 }, ['The minimum is 2 boxes.', 2, true, true]],
  ['sample_taken', { is_sample: true }, ['As the server says it.', null, false, false]],
  ['out_of_stock', { is_sample: true }, ['Out of stock.', null, true, false]],
] as const)('%s with %o says what is wrong and what can be done', (problem_code, part, said) => {
  const trouble = describeProblem({ ...line, ...part, problem_code });
  expect([trouble?.text, trouble?.canTake, trouble?.mayReturn, trouble?.hasAlike]).toEqual(said);
});
