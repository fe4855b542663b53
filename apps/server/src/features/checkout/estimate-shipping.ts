import { ok, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { stateOfZip } from '@wevisu/domain/people/us-states.ts';
import { readCartContents } from '../cart/cart-contents.ts';
import type { CartOwner } from '../cart/owner.ts';
import { arrivalOf } from './arrival.ts';
import type { CheckoutDeps } from './deps.ts';
import { shipLines, vendorsOf } from './ship-lines.ts';
import { readRates } from './store/start.ts';

/** CHECK-02: shipping of a cart (what can be bought of it) to a zip code, for guests as well; as the checkout charges it. */
export async function estimateShipping(
  deps: Pick<CheckoutDeps, 'pool' | 'now'>,
  given: { readonly proId: ProUserId; readonly owner: CartOwner; readonly zip: string },
) {
  const { proId, owner, zip } = given;
  const state = stateOfZip(zip);
  if (state === null) return refuseFields({ zip: 'zip_unknown' });
  const now = deps.now();
  const contents = await readCartContents(deps.pool, {
    ...{ proId, owner, now },
    project: null,
    source: 'cart',
  });
  if (contents === null) return refuse('showroom_not_found');
  if (!contents.known) return refuse('cart_not_found');
  const lines = contents.lines.filter((line) => line.problem === null);
  if (lines.length === 0) return refuse('cart_empty');
  const vendorIds = vendorsOf(lines);
  const { shippingRates, transit } = await readRates(deps.pool, { state, vendorIds });
  const shipping = shipLines(lines, { zip, rates: shippingRates });
  if (!shipping.ok) return shipping;
  const { total, consignments } = shipping.value;
  return ok({
    zip_code: zip.slice(0, 5),
    state,
    total,
    parcels: vendorIds.map((vendorId) => {
      const own = lines.filter((line) => line.vendorId === vendorId);
      const sent = consignments.find((one) => one.vendorId === vendorId);
      if (sent === undefined) throw new Error(`Nothing is sent by vendor ${vendorId}.`);
      const arrives = arrivalOf(own, { zip, transit, now });
      return { vendor_id: vendorId, shipping: sent.charge, arrives };
    }),
  });
}
