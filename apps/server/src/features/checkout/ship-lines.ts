import type { VendorId } from '@wevisu/domain/ids.ts';
import { lineAmount } from '@wevisu/domain/money/split-line.ts';
import { computeShipping, type ShippingRate } from '@wevisu/domain/orders/shipping.ts';
import type { PricedLine } from '../cart/cart-contents.ts';
import { shippingVendorOf } from '../cart/shipping-vendor.ts';

/** What it costs to ship lines of a cart to a ZIP code. */
export function shipLines(
  lines: readonly PricedLine[],
  { zip, rates }: { readonly zip: string; readonly rates: readonly ShippingRate[] },
) {
  return computeShipping({
    lines: lines.map((line) => ({
      vendorId: line.vendorId,
      qty: line.qty,
      weightG: line.weightG,
      amount: lineAmount({ unit: line.price, qty: line.qty }),
    })),
    vendors: lines.map(shippingVendorOf),
    rates,
    toZip: zip,
  });
}

export function vendorsOf(lines: readonly Pick<PricedLine, 'vendorId'>[]): VendorId[] {
  return [...new Set(lines.map((line) => line.vendorId))];
}
