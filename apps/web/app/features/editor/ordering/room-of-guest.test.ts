import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { expect, test } from 'vitest';
import { changesOf } from './room-of-guest.ts';

type Of = Parameters<typeof changesOf>[0];

const facts = (sku: string, variantId: number, problem: string | null = null) => ({
  sku,
  variantId,
  hash: sku,
  name: sku,
  vendor: 'Alder',
  pictureKey: sku,
  unit: 'Box',
  priceCents: 1_000,
  problem,
});
const products = {
  MOSS: facts('MOSS', 1),
  FERN: facts('FERN', 2),
  REED: facts('REED', 3, 'out-of-stock'),
} as unknown as Of['products'];
const orders = [
  { sku: 'MOSS', units: 9, countedUnits: 8, breakageUnits: 1, keptUnits: 0 },
  { sku: 'FERN', units: 2, countedUnits: 2, breakageUnits: null, keptUnits: 0 },
  { sku: 'REED', units: 1, countedUnits: 1, breakageUnits: null, keptUnits: 0 },
  { sku: 'UNKNOWN', units: 1, countedUnits: 1, breakageUnits: null, keptUnits: 0 },
] as unknown as Takeoff['orders'];

function inCart(...lines: readonly (readonly [variant: number, qty: number])[]): Of['inCart'] {
  return lines.map(([variant_id, qty]) => ({
    ...{ variant_id, product_hash: 'x', product_name: 'x', picture: 'x', unit: 'Box' },
    ...{ price: 1_000, qty },
  })) as unknown as Of['inCart'];
}

const shown = (of: Of['inCart']) =>
  changesOf({ orders, inCart: of, products }).changes.map((change) => [
    change.variant_id,
    change.in_room,
    change.in_cart,
  ]);

test("a guest's empty cart gets everything that the room takes, priced as far as it can be bought", () => {
  expect(shown([])).toEqual([
    [1, 9, 0],
    [2, 2, 0],
    [3, 1, 0],
  ]);
  const { total, changes } = changesOf({ orders, inCart: [], products });
  expect(total).toBe(11_000);
  expect(changes.map((change) => change.in_room_contents)).toEqual([
    '8 counted, 1 for breakage',
    null,
    null,
  ]);
  expect(changes.map(({ problem }) => problem !== null)).toEqual([false, false, true]);
});

test('only what differs from the cart is a change, and what the room lost leaves it', () => {
  expect(shown(inCart([1, 9], [2, 1], [7, 4]))).toEqual([
    [2, 2, 1],
    [3, 1, 0],
    [7, 0, 4],
  ]);
});
