import type { Checkout } from '@wevisu/contract/checkout.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { CartId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { servesZip } from '@wevisu/domain/people/service-area.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { asksForRetry, inTransaction } from '../../platform/database/transaction.ts';
import { type CartContents, readCartContents } from '../cart/cart-contents.ts';
import { checkAddress } from './check-address.ts';
import type { CheckoutDeps } from './deps.ts';
import { planCheckout } from './plan-checkout.ts';
import { toCheckout } from './show-checkout.ts';
import { findCheckout } from './store/checkouts.ts';
import { type LockedTables, lockCart, readStartTables, readStartTerms } from './store/start.ts';
import { writeCheckout } from './store/write-checkout.ts';
import type { TaxToAsk, TaxTurn } from './tax/known-tax.ts';

interface Start {
  readonly userId: UserId;
  /** The pro's user id. */
  readonly proId: ProUserId;
  readonly address: Address;
}

type Deps = Pick<CheckoutDeps, 'pool' | 'now' | 'newId' | 'taxService'>;

/** With what a tax service has said so far. */
interface Begin extends Start {
  readonly turn: TaxTurn;
}

/** A checkout, or what a tax service has to be asked before there is one. */
type Begun = Result<Checkout> | TaxToAsk;

/** The cart may change while the service thinks. After so many answers the table counts. */
const MAX_ASKED = 2;

/** What to buy from which cart, once validated. */
interface FullCart {
  readonly contents: CartContents;
  readonly cartId: CartId;
  readonly revision: number;
}

/**
 * Holds the stock of what can be bought from a cart and quotes its delivered cost. A cart has one live
 * checkout: two tabs share it, and repeating the call refreshes address, prices, stock and hold.
 *
 * Nothing is locked while reading and computing: the writing statement verifies that nothing changed.
 * If something did, or an order is just being placed, it is repeated with locks. A tax service is asked
 * between two attempts, while nothing is locked and no connection is held.
 */
export async function startCheckout(deps: Deps, given: Start): Promise<Result<Checkout>> {
  const wrong = checkAddress(given.address);
  if (wrong !== null) return wrong;
  let turn: TaxTurn = { mayAsk: deps.taxService !== null, asked: null };
  let asked = 0;
  let isFree = true;
  for (;;) {
    const begin = { ...given, turn };
    const begun: Begun | null = isFree
      ? await startFreely(deps, begin)
      : await inTransaction(deps.pool, (trx) => startLocked(trx, deps, begin));
    if (begun === null) isFree = false;
    else if ('ok' in begun) return begun;
    else {
      const { request } = begun;
      const answer = (await deps.taxService?.computeTax(request)) ?? null;
      asked += 1;
      turn = { mayAsk: asked < MAX_ASKED, asked: { request, answer } };
    }
  }
}

/** Null if somebody else changed something meanwhile. Three round trips. */
async function startFreely(deps: Deps, given: Begin): Promise<Begun | null> {
  const now = deps.now();
  const cart = await readFullCart(deps.pool, given, now);
  if (!cart.ok) return cart;
  const { contents, cartId } = cart.value;
  const terms = await readStartTerms(deps.pool, termsOf(cart.value, given));
  const liveId = terms.earlier?.state === 'open' ? terms.earlier.id : null;
  if (terms.earlier?.state === 'paying' || !isHeldBy(contents, liveId)) return null;
  const lots = new Map(contents.lines.map((line) => [line.variantId, line.lots]));
  const held = new Map(contents.holds.map((hold) => [hold.lotId, hold.qty]));
  const tables = { ...terms, lots, held };
  try {
    return await write(deps.pool, deps, { ...given, ...cart.value, cartId, tables, now });
  } catch (error) {
    if (asksForRetry(error)) return null;
    throw error;
  }
}

/** Whether cart and terms were read from the same checkout. An open one holds something. */
function isHeldBy({ holds }: CartContents, liveId: string | null): boolean {
  return liveId === null
    ? holds.length === 0
    : holds.length > 0 && holds.every((hold) => hold.checkoutId === liveId);
}

async function startLocked(trx: Queryable, deps: Deps, given: Begin): Promise<Begun> {
  const now = deps.now();
  await lockCart(trx, given);
  const cart = await readFullCart(trx, given, now);
  if (!cart.ok) return cart;
  const tables = await readStartTables(trx, {
    ...termsOf(cart.value, given),
    variantIds: [...new Set(cart.value.contents.lines.map((line) => line.variantId))],
  });
  if (tables.earlier?.state === 'paying') {
    const paying = await findCheckout(trx, { id: tables.earlier.id, userId: given.userId });
    // It may take minutes until the bank has its answer: the payment page tells what can be done.
    return paying?.confirmation ? ok(toCheckout(paying, now, [])) : refuse('order_in_progress');
  }
  const started = await write(trx, deps, { ...given, ...cart.value, tables, now });
  if (started === null) throw new Error(`cart ${cart.value.cartId} was locked and has changed`);
  return started;
}

async function readFullCart(db: Queryable, given: Start, now: Date): Promise<Result<FullCart>> {
  const contents = await readCartContents(db, {
    proId: given.proId,
    owner: { kind: 'member', userId: given.userId },
    project: null,
    source: 'cart',
    now,
  });
  if (contents === null) return refuse('showroom_not_found');
  if (!contents.open) return refuse('showroom_closed');
  if (contents.stopped) return refuse('showroom_stopped');
  const { zip_code: zip } = given.address;
  if (contents.refusesOutside && !servesZip(contents.serviceZips, zip)) {
    return refuse('outside_service_area', { params: { zip } });
  }
  const { cartId, revision, lines } = contents;
  if (cartId === null || revision === null || lines.length === 0) return refuse('cart_empty');
  return ok({ contents, cartId, revision });
}

function termsOf({ contents, cartId }: FullCart, { address }: Start) {
  const vendorIds = [...new Set(contents.lines.map((line) => line.vendorId))];
  return { cartId, state: address.state, vendorIds };
}

/** Null if it could not be written as planned. */
async function write(
  db: Queryable,
  deps: Deps,
  given: Begin & FullCart & { readonly tables: LockedTables; readonly now: Date },
): Promise<Begun | null> {
  const { contents, tables, address, now } = given;
  const planned = planCheckout(given);
  if (!planned.ok) return planned;
  if (planned.value.kind === 'ask') return planned.value;
  const { changes, ...plan } = planned.value;
  // The expired hold of an open checkout was still its own until now, so it is simply extended.
  const liveId = tables.earlier?.state === 'open' ? tables.earlier.id : null;
  const id = liveId ?? deps.newId();
  const written = await writeCheckout(db, {
    ...{ id, liveId, address, now, ...plan },
    userId: given.userId,
    cartId: given.cartId,
    revision: given.revision,
    showroomId: contents.showroomId,
  });
  if (!written) return null;
  const row = {
    id,
    state: 'open',
    vsdId: contents.vsdId,
    companyName: contents.companyName,
    serviceZips: contents.serviceZips,
    address,
    quote: plan.quote,
    holdExpiresAt: plan.holdExpiresAt,
    orderNumber: null,
    confirmation: null,
  } as const;
  return ok(toCheckout(row, now, changes));
}
