import { cents } from '@wevisu/domain/money/money.ts';
import type { ShippingVendor } from '@wevisu/domain/orders/shipping.ts';
import type { PricedLine } from './cart-contents.ts';

/** The vendor of a line, as its charge is computed. */
export function shippingVendorOf(
  line: Pick<PricedLine, 'vendorId' | 'vendor' | 'shipFromZip' | 'freeShippingFromCents'>,
): ShippingVendor {
  const { vendorId, vendor, shipFromZip, freeShippingFromCents: from } = line;
  return { vendorId, name: vendor, shipFromZip, freeFrom: from === null ? null : cents(from) };
}
