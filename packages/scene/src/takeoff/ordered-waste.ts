// How much more than the surface is ordered, as the trade states its allowances: area bought over area covered.
import type { ProductFacts } from '../document/product-facts.ts';
import type { Takeoff, TakeoffLine } from './takeoff-line.ts';
import { unitArea } from './unit-size.ts';

export interface OrderedWaste {
  readonly sku: string;
  /** The surface that it covers, square tenths. */
  readonly area: number;
  /** What the count takes beyond it, before rounding to boxes, and what is ordered; ten-thousandths. */
  readonly countedE4: number;
  readonly orderedE4: number;
  /** What the trade adds by habit. */
  readonly habitE4: readonly [low: number, high: number];
}

/** The orders that a habit exists for: tile, boards and pavers by area, slabs aside. */
export function orderedWaste(
  { lines, orders }: Takeoff,
  products: Readonly<Record<string, ProductFacts>>,
): readonly OrderedWaste[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return orders.flatMap(({ sku, unit, units, lineIds }) => {
    const facts = Object.hasOwn(products, sku) ? products[sku] : undefined;
    const perUnit = facts ? unitArea(facts) : null;
    const own = lineIds.flatMap((id) => byId.get(id) ?? []);
    const habit = habitOf(own);
    const area = own.reduce((sum, { net }) => sum + net, 0);
    if (perUnit === null || habit === null || area <= 0 || unit === 'Slab') return [];
    const exact = own.reduce((sum, { exactUnits }) => sum + exactUnits, 0);
    const overE4 = (amount: number) => Math.round(((amount * perUnit) / area - 1) * 10_000);
    return [{ sku, area, countedE4: overE4(exact), orderedE4: overE4(units), habitE4: habit }];
  });
}

/** By area where patterns differ; null where one has no habit. */
function habitOf(lines: readonly TakeoffLine[]): readonly [number, number] | null {
  const area = lines.reduce((sum, { net }) => sum + net, 0);
  const mean = (side: 0 | 1) =>
    Math.round(
      lines.reduce((sum, { habitE4, net }) => sum + (habitE4?.[side] ?? 0) * net, 0) / area,
    );
  const known = lines.every(({ habitE4, measure }) => habitE4 !== null && measure === 'area');
  return known && area > 0 ? [mean(0), mean(1)] : null;
}
