import { cents, ppm } from '@wevisu/domain/money/money.ts';
import type { LockedItem } from './store/lockable.ts';

/** A line as the domain computes another price of it. */
export function toLine(
  item: Pick<LockedItem, 'qty' | 'priceCents' | 'shippingCents' | 'taxCents'>,
  taxPpm: number,
) {
  return {
    qty: item.qty,
    price: cents(item.priceCents),
    shipping: cents(item.shippingCents),
    tax: cents(item.taxCents),
    taxRate: ppm(taxPpm),
  };
}
