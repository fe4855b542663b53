// What one order is made of.
import type { Chance } from '../random.ts';
import { at } from '../table.ts';
import type { Assortment, SoldVariant } from './assortment.ts';
import { type BasketLine, basketLines, basketShares } from './baskets.ts';
import type { BasketItem } from './price-basket.ts';

const SAMPLES = 'samples';
/** For cuts and breakage. */
const WASTE = 1.1;
const linesOf = Map.groupBy(basketLines, ({ basket }) => basket);

/** One to eight different products; `month` from 0. */
export function chooseBasket(
  assortment: Assortment,
  month: number,
  chance: Chance,
): readonly BasketItem[] {
  const basket = drawBasket(month, chance);
  const items = new Map<number, BasketItem>();
  const put = (variant: SoldVariant, qty: number) => items.set(variant.productId, { variant, qty });
  if (basket === SAMPLES) {
    const count = chance.between(1, 4);
    for (let n = 0; n < count; n++) put(chance.pick(assortment.samples), 1);
  } else {
    const lines = linesOf.get(basket) ?? [];
    for (const line of lines.filter(({ percent }) => chance.percent(percent))) {
      const variant = chance.pick(assortment.ofChild(chance.pick(line.children)));
      put(variant, qtyOf(variant, line, chance));
    }
    const [first] = lines;
    if (items.size === 0 && first !== undefined) {
      const variant = chance.pick(assortment.ofChild(at(first.children, 0)));
      put(variant, qtyOf(variant, first, chance));
    }
  }
  return [...items.values()];
}

function drawBasket(month: number, chance: Chance): string {
  const shares = Object.entries(basketShares).map(
    ([name, byMonth]) => [name, at(byMonth, month)] as const,
  );
  let drawn = chance.below(shares.reduce((sum, [, share]) => sum + share, 0));
  for (const [name, share] of shares) {
    if (drawn < share) return name;
    drawn -= share;
  }
  return SAMPLES;
}

function qtyOf(variant: SoldVariant, { low, high }: BasketLine, chance: Chance): number {
  const wanted = chance.between(low, high);
  const { unit, boxSqftE4, minimumUnit } = variant;
  const isByArea = unit === 'Box' && boxSqftE4 !== null;
  const qty = isByArea ? Math.ceil((wanted * WASTE * 10_000) / boxSqftE4) : wanted;
  return Math.max(minimumUnit, qty);
}
