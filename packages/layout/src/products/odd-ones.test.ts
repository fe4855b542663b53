import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { expect, test } from 'vitest';
import type { Choices } from '../dressing/choices.ts';
import { oddOnes } from './odd-ones.ts';

const product = (sku: string, finish: string) => ({ sku, finish }) as ProductFacts;

function place(
  key: string,
  offers: readonly (readonly [finish: string, suits: number])[],
): Choices {
  const candidates = offers.map(([finish]) => {
    const facts = product(`${key} ${finish}`, finish);
    return { facts, child: key, style: null, color: finish };
  });
  return { key, set: 'pair', candidates, suits: offers.map(([, suits]) => suits) };
}

const washer = place('washer', [
  ['black', 3],
  ['white', 2],
  ['navy', 1],
]);
const dryer = place('dryer', [
  ['white', 2],
  ['navy', 4],
]);
const seen = new Map([washer, dryer].map((one) => [one.key, one]));
const chosen = (first: string, second: string) =>
  new Map([
    ['washer', product(`washer ${first}`, first)],
    ['dryer', product(`dryer ${second}`, second)],
  ]);
const anything = () => true;

test('a pair of one finish has no odd one', () => {
  expect(oddOnes(seen, chosen('white', 'white'), anything)).toEqual([]);
});

test('a black washer beside a navy dryer gives way to the finish that suits both best', () => {
  expect(oddOnes(seen, chosen('black', 'navy'), anything)).toEqual([
    'washer black',
    'washer white',
    'dryer white',
  ]);
});

test('what is not on offer makes no pair, and where none can be had nothing changes', () => {
  const withoutNavy = ({ finish }: ProductFacts) => finish !== 'navy';
  expect(oddOnes(seen, chosen('black', 'white'), withoutNavy)).toContain('washer black');
  const onlyBlack = ({ finish }: ProductFacts) => finish === 'black';
  expect(oddOnes(seen, chosen('black', 'navy'), onlyBlack)).toEqual([]);
});
