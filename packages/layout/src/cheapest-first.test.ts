import { expect, test } from 'vitest';
import { cheapestFirst } from './cheapest-first.ts';

/** Numbers from 0 to below `below`, alike for a seed. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function listOf(seed: number) {
  const next = random(seed);
  return Array.from({ length: 1 + next(30) }, (_, index) => {
    const least = next(12);
    return { index, least, costs: Array.from({ length: next(3) }, () => least + next(6)) };
  });
}

type One = ReturnType<typeof listOf>[number];
const make = ({ index, costs }: One) => costs.map((cost, at) => ({ cost, index, at }));

test('gives what sorting everything by cost gives, in the same order', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const list = listOf(seed);
    const given = [...cheapestFirst(list, ({ least }) => least, make)];
    expect(given).toEqual(list.flatMap(make).sort((a, b) => a.cost - b.cost));
  }
});

test('makes nothing that can not be the next', () => {
  const made: number[] = [];
  const list = [3, 1, 9, 2];
  const [first, second] = cheapestFirst(
    list,
    (one) => one,
    (one) => {
      made.push(one);
      return [{ cost: one }];
    },
  );
  expect([first, second]).toEqual([{ cost: 1 }, { cost: 2 }]);
  expect(made).toEqual([1, 2]);
});
