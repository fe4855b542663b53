import type { PhotoTakeoff } from '@wevisu/photo/takeoff/photo-takeoff.ts';
import type { ItemToAdd } from '../../../cart/cart-words.ts';
import type { Products } from '../worker/lay-document.ts';

/** What is counted, as the cart takes it; what this showroom does not sell is left out. */
export function itemsOf({ takeoff }: PhotoTakeoff, products: Products): readonly ItemToAdd[] {
  return takeoff.orders.flatMap(({ sku, units }) => {
    const facts = products[sku];
    if (!facts || facts.priceCents === null || units <= 0) return [];
    return [{ variantId: facts.variantId, qty: units, areaE2: null }];
  });
}
