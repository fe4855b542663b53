import type { PhotoTakeoff } from '@wevisu/photo/takeoff/photo-takeoff.ts';
import type { TakeoffOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';
import type { ItemToAdd } from '../../cart/cart-words.ts';
import { unitsInWords } from '../../product-facts/summary.ts';
import type { Products } from '../worker/lay-document.ts';

function soldOrders({ takeoff }: PhotoTakeoff, products: Products): readonly TakeoffOrder[] {
  return takeoff.orders.filter(
    ({ sku, units }) => units > 0 && (products[sku]?.priceCents ?? null) !== null,
  );
}

/** What is counted, as the cart takes it; what this showroom does not sell is left out. */
export function itemsOf(takeoff: PhotoTakeoff, products: Products): readonly ItemToAdd[] {
  return soldOrders(takeoff, products).flatMap(({ sku, units }) => {
    const facts = products[sku];
    return facts ? [{ variantId: facts.variantId, qty: units, areaE2: null }] : [];
  });
}

/** The same in words: '9 boxes', '2 products'. Where nothing is sold here, what was counted. */
export function itemsInWords(takeoff: PhotoTakeoff, products: Products): string {
  const sold = soldOrders(takeoff, products);
  const named = sold.length > 0 ? sold : takeoff.takeoff.orders;
  const [first] = named;
  return named.length === 1 && first
    ? unitsInWords(first.units, first.unit)
    : `${named.length} products`;
}
