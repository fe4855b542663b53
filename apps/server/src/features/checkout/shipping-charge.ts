import type { Address } from '@wevisu/contract/reply.ts';
import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { readCartContents } from '../cart/cart-contents.ts';
import { findProOfLastCart } from '../cart/last-cart.ts';
import { checkAddress } from './check-address.ts';
import type { CheckoutDeps } from './deps.ts';
import { shipLines, vendorsOf } from './ship-lines.ts';
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
  const { state, zip_code: zip } = address;
  const rates = await readRates(deps.pool, { state, vendorIds: vendorsOf(lines) });
  const shipping = shipLines(lines, { zip, rates: rates.shippingRates });
  return shipping.ok ? shipping.value.total : null;
}
