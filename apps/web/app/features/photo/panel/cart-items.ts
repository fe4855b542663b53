import type { PhotoTakeoff } from '@wevisu/photo/takeoff/photo-takeoff.ts';
import type { TakeoffOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';
import type { ItemToAdd } from '../../cart/cart-inputs.ts';
import { unitsText } from '../../product-facts/summary.ts';
import type { Products } from '../worker/lay-document.ts';

function soldOrders({ takeoff }: PhotoTakeoff, products: Products): readonly TakeoffOrder[] {
  return takeoff.orders.filter(
    ({ sku, units }) => units > 0 && (products[sku]?.priceCents ?? null) !== null,
  );
}

/** The counted products as the cart accepts them, without those that this showroom does not sell. */
export function itemsOf(takeoff: PhotoTakeoff, products: Products): readonly ItemToAdd[] {
  return soldOrders(takeoff, products).flatMap(({ sku, units }) => {
    const facts = products[sku];
    return facts ? [{ variantId: facts.variantId, qty: units, areaSqftE2: null }] : [];
  });
}

/** The same as text: '9 boxes', '2 products'. If nothing is sold here, everything that was counted. */
export function itemsText(takeoff: PhotoTakeoff, products: Products): string {
  const sold = soldOrders(takeoff, products);
  const named = sold.length > 0 ? sold : takeoff.takeoff.orders;
  const [first] = named;
  return named.length === 1 && first
    ? unitsText(first.units, first.unit)
    : `${named.length} products`;
}
