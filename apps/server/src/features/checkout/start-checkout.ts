import type { Checkout } from '@wevisu/contract/checkout.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { STOCK_HOLD_MINUTES } from '@wevisu/domain/policy/policy.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readCartContents } from '../cart/cart-contents.ts';
import { checkAddress } from './check-address.ts';
import { composeQuote } from './compose-quote.ts';
import type { CheckoutDeps } from './deps.ts';
import { holdChanges } from './hold-changes.ts';
import { linesToBuy } from './lines-to-buy.ts';
import { toCheckout } from './show-checkout.ts';
import { lockCart, readStartTables } from './store/start.ts';
import { writeCheckout } from './store/write-checkout.ts';
import { tellChanges } from './tell-changes.ts';

interface Start {
  readonly userId: number;
  /** The pro's user id. */
  readonly showroom: number;
  readonly address: Address;
}

type Deps = Pick<CheckoutDeps, 'pool' | 'now' | 'newId'>;

/**
 * Holds the stock of what can be bought of a cart and says what it costs, delivered. A cart has one
 * live checkout: two tabs share it, and doing it again refreshes address, prices, stock and hold.
 */
export async function startCheckout(deps: Deps, given: Start): Promise<Result<Checkout>> {
  const wrong = checkAddress(given.address);
  if (wrong !== null) return wrong;
  return inTransaction(deps.pool, (trx) => start(trx, deps, given));
}

async function start(trx: Queryable, deps: Deps, given: Start): Promise<Result<Checkout>> {
  const { userId, showroom, address } = given;
  const now = deps.now();
  const cartId = await lockCart(trx, { userId, showroom });
  const contents = await readCartContents(trx, {
    showroom,
    owner: { kind: 'member', userId },
    project: null,
    source: 'cart',
    now,
  });
  if (contents === null) return refuse('showroom_not_found');
  if (!contents.open) return refuse('showroom_closed');
  if (cartId === null || contents.lines.length === 0) return refuse('cart_empty');
  const tables = await readStartTables(trx, {
    cartId,
    state: address.state,
    vendorIds: [...new Set(contents.lines.map((line) => line.vendor_id))],
    variantIds: [...new Set(contents.lines.map((line) => line.variant_id))],
  });
  const { earlier } = tables;
  if (earlier?.state === 'paying') return refuse('order_in_progress');

  const { bought, skipped } = linesToBuy(contents.lines, tables.lots);
  if (bought.length === 0) return skipped[0]?.problem ?? refuse('cart_empty');
  const composed = composeQuote({
    bought,
    skipped,
    coupon:
      contents.coupon_code === null || contents.couponRate === null
        ? null
        : { code: contents.coupon_code, rate: contents.couponRate },
    state: address.state,
    zip: address.zip_code,
    shippingRates: tables.shippingRates,
    taxRules: tables.taxRules,
  });
  if (!composed.ok) return composed;
  const quote = composed.value;

  // The hold of an open checkout that has run out was its own until now, so it is simply held on.
  const id = earlier?.state === 'open' ? earlier.id : deps.newId();
  const holdExpiresAt = new Date(now.getTime() + STOCK_HOLD_MINUTES * 60_000);
  const written = await writeCheckout(trx, {
    id,
    userId,
    cartId,
    showroomId: contents.showroom_id,
    address,
    quote,
    holdExpiresAt,
    now,
    ...holdChanges(bought, [...tables.lots.values()].flat()),
  });
  if (!written) throw new Error(`checkout ${id} was locked and is not open any more`);
  const changes = tellChanges({
    quote,
    zip: address.zip_code,
    bought,
    before:
      earlier === null
        ? null
        : {
            quote: earlier.quote,
            zip: earlier.address.zip_code,
            expired: earlier.state === 'expired' || earlier.holdExpiresAt <= now,
          },
  });
  const row = {
    id,
    state: 'open',
    vsdId: contents.vsd_id,
    companyName: contents.company_name,
    address,
    quote,
    holdExpiresAt,
    orderNumber: null,
  } as const;
  return ok(toCheckout(row, now, changes));
}
