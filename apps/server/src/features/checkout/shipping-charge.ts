import type { Address } from '@wevisu/contract/reply.ts';
import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { lineAmount } from '@wevisu/domain/money/split-line.ts';
import { computeShipping } from '@wevisu/domain/orders/shipping.ts';
import { readCartContents } from '../cart/cart-contents.ts';
import { findProOfLastCart } from '../cart/last-cart.ts';
import { checkAddress } from './check-address.ts';
import type { CheckoutDeps } from './deps.ts';
import { readRates } from './store/start.ts';

/**
 * CHECK-02: the shipping cost, in cents, of an account's cart (what can be bought) to an address; null
 * without a cart, or if a vendor does not deliver there. Without a pro, the cart that was changed last.
 */
export async function shippingChargeOf(
  deps: Pick<CheckoutDeps, 'pool' | 'now'>,
  given: { readonly userId: UserId; readonly proId: ProUserId | null; readonly address: Address },
): Promise<number | null> {
  const { address, userId } = given;
  if (checkAddress(address) !== null) return null;
  const proId = given.proId ?? (await findProOfLastCart(deps.pool, { userId }));
  if (proId === null) return null;
  const contents = await readCartContents(deps.pool, {
    proId,
    owner: { kind: 'member', userId },
    project: null,
    source: 'cart',
    now: deps.now(),
  });
  const lines = contents?.lines.filter((line) => line.problem === null) ?? [];
  if (lines.length === 0) return null;
  const vendorIds = [...new Set(lines.map((line) => line.vendorId))];
  const { shippingRates } = await readRates(deps.pool, { state: address.state, vendorIds });
  const shipping = computeShipping({
    lines: lines.map((line) => ({
      vendorId: line.vendorId,
      qty: line.qty,
      weightG: line.weightG,
      amount: lineAmount({ unit: line.price, qty: line.qty }),
    })),
    vendors: lines.map((line) => ({
      vendorId: line.vendorId,
      name: line.vendor,
      shipFromZip: line.shipFromZip,
    })),
    rates: shippingRates,
    toZip: address.zip_code,
  });
  return shipping.ok ? shipping.value.total : null;
}
