import type { Address } from '@wevisu/contract/reply.ts';
import { lineAmount } from '@wevisu/domain/money/split-line.ts';
import { computeShipping } from '@wevisu/domain/orders/shipping.ts';
import { readCartContents } from '../cart/cart-contents.ts';
import { checkAddress } from './check-address.ts';
import type { CheckoutDeps } from './deps.ts';
import { readRates } from './store/start.ts';

/**
 * CHECK-02: what shipping what can be bought of an account's cart to an address would cost, in
 * cents; null without a cart, or where a vendor does not deliver there. `showroom` is the pro's id.
 */
export async function shippingChargeOf(
  deps: Pick<CheckoutDeps, 'pool' | 'now'>,
  given: { readonly userId: number; readonly showroom: number; readonly address: Address },
): Promise<number | null> {
  const { address, showroom, userId } = given;
  if (checkAddress(address) !== null) return null;
  const contents = await readCartContents(deps.pool, {
    showroom,
    owner: { kind: 'member', userId },
    project: null,
    source: 'cart',
    now: deps.now(),
  });
  const lines = contents?.lines.filter((line) => line.problem === null) ?? [];
  if (lines.length === 0) return null;
  const vendorIds = [...new Set(lines.map((line) => line.vendor_id))];
  const { shippingRates } = await readRates(deps.pool, { state: address.state, vendorIds });
  const shipping = computeShipping({
    lines: lines.map((line) => ({
      vendorId: line.vendor_id,
      qty: line.qty,
      weightG: line.weight_g,
      amount: lineAmount({ unit: line.price, qty: line.qty }),
    })),
    vendors: lines.map((line) => ({
      vendorId: line.vendor_id,
      name: line.vendor,
      shipFromZip: line.ship_from_zip,
    })),
    rates: shippingRates,
    toZip: address.zip_code,
  });
  return shipping.ok ? shipping.value.total : null;
}
