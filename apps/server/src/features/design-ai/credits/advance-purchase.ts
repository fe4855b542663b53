// A purchase that is written down is done at the gateway, outside of any transaction, and its answer is noted with its
// credits and its entries. Can be rerun by anyone at any time: the key makes the gateway do it once.
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { creditReceiptNumber, packRefusal } from '@wevisu/domain/design-ai/credit-packs.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { gatewayFeeEntries, planChargeEntries } from '@wevisu/domain/ledger/entries.ts';
import { type Cents, cents } from '@wevisu/domain/money/money.ts';
import { CONFIRM_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { DESIGN_AI_PATHS } from '@wevisu/site/design-ai-paths.ts';
import { retryOutage } from '../../../platform/database/retry-outage.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Authorization } from '../../gateway/seam/payment-gateway.ts';
import { book } from '../../money/book.ts';
import type { PurchaseDeps } from './purchase-deps.ts';
import { bookCredits, lockCredits } from './store/credits.ts';
import {
  findByKey,
  insertBoughtLot,
  listLeft,
  lockPurchase,
  markAuthorized,
  markCanceling,
  markConfirming,
  markDone,
  markFailed,
  type Purchase,
  takeReceiptSerial,
} from './store/purchases.ts';
import { tellOfPack } from './tell-of-packs.ts';

const AT_ONCE = 100;
/** Who buys waits that long for the gateway at most; what is older was left by a crash or a lost answer. */
const LEFT_MS = 60_000;

export interface PackPaid {
  readonly id: number;
  readonly credits: number;
  readonly amountCents: number;
  /** `processing`: the gateway has not answered yet, and a job goes on. */
  readonly state: 'processing' | 'confirming' | 'done';
  /** The bank's page. */
  readonly confirmation: { readonly url: string; readonly until: Date } | null;
}

/** Goes on with a purchase as far as it gets, and says how it stands. Refuses one that has failed. */
export async function advancePurchase(
  deps: PurchaseDeps,
  purchase: Purchase,
): Promise<Result<PackPaid>> {
  await goOn(deps, purchase).catch(deps.onError);
  const { pool } = deps;
  const now = await findByKey(pool, { key: purchase.key });
  if (now === null) throw new Error(`purchase ${purchase.id} is gone`);
  if (now.state === 'failed' || now.state === 'canceling')
    return refuse('credits_card_refused', { params: { why: packRefusal(now.outcome ?? '') } });
  return ok(toPaid(now));
}

export function toPaid(purchase: Purchase): PackPaid {
  const { id, credits, amountCents, state, confirmUrl: url, confirmUntil: until } = purchase;
  const waits = state === 'confirming' && url !== null && until !== null;
  return {
    ...{ id, credits, amountCents },
    state: state === 'done' ? 'done' : waits ? 'confirming' : 'processing',
    confirmation: waits ? { url, until } : null,
  };
}

/** Gives up a payment that waits for its bank; nothing else can be given up. */
export async function cancelPurchase(deps: PurchaseDeps, purchase: Purchase): Promise<void> {
  const { id, key } = purchase;
  await markCanceling(deps.pool, { id, outcome: 'not_confirmed' });
  const now = await findByKey(deps.pool, { key });
  // If the gateway does not hear of it now, a job tells it.
  if (now?.state === 'canceling') await letGo(deps, now).catch(deps.onError);
}

/** The gateway says that a payment has changed. */
export async function lookAtPurchase(deps: PurchaseDeps, key: string): Promise<void> {
  const purchase = await findByKey(deps.pool, { key });
  if (purchase !== null) await goOn(deps, purchase);
}

/** A job: purchases that nobody has gone on with. One that fails must not block the others. */
export async function finishPurchases(deps: PurchaseDeps): Promise<void> {
  const now = deps.now();
  const before = new Date(now.getTime() - LEFT_MS);
  for (const purchase of await listLeft(deps.pool, { before, now, most: AT_ONCE }))
    await goOn(deps, purchase).catch(deps.onError);
}

async function goOn(deps: PurchaseDeps, purchase: Purchase): Promise<void> {
  const { id, key, state, ref } = purchase;
  if (state === 'done' || state === 'failed') return;
  if (state === 'canceling') return letGo(deps, purchase);
  if (state === 'authorized' && ref !== null) return charge(deps, { ...purchase, ref });
  const answer = await askGateway(deps, purchase);
  if (answer.outcome === 'refused') {
    const { reason: outcome } = answer;
    await retryOutage(() => markFailed(deps.pool, { id, outcome, now: deps.now() }));
    return;
  }
  if (answer.outcome === 'authorized') {
    const isOurs = await retryOutage(() => markAuthorized(deps.pool, { id, ref: answer.ref }));
    if (isOurs) return charge(deps, { ...purchase, ref: answer.ref });
  } else {
    const until = new Date(deps.now().getTime() + CONFIRM_MINUTES * 60_000);
    await markConfirming(deps.pool, { id, ref: answer.ref, url: answer.url, until });
    const now = await findByKey(deps.pool, { key });
    if (now?.confirmUntil && now.confirmUntil <= deps.now()) return cancelPurchase(deps, now);
  }
}

async function askGateway(deps: PurchaseDeps, purchase: Purchase): Promise<Authorization> {
  const { gateway, publicUrl } = deps;
  const { id, key, token, ref, amountCents, state } = purchase;
  if (state === 'started') {
    const returnUrl = `${publicUrl()}${DESIGN_AI_PATHS.credits}?purchase=${id}`;
    return gateway.authorize({ key, token, amount: cents(amountCents), returnUrl });
  }
  const found = await gateway.find({ key, ref });
  if (found === null || found.outcome === 'voided')
    return { outcome: 'refused', reason: 'not_confirmed' };
  return found;
}

async function charge(
  deps: PurchaseDeps,
  { key, ref, id, amountCents }: Purchase & { readonly ref: string },
): Promise<void> {
  const amount = cents(amountCents);
  const answer = await deps.gateway.capture({ key: `${key}:capture`, ref, amount });
  if (answer.outcome === 'refused') {
    const { reason: outcome } = answer;
    await deps.gateway.void(ref);
    await markFailed(deps.pool, { id, outcome, now: deps.now() });
    return;
  }
  // The card is charged: a connection that breaks now must not let the credits wait for the next job.
  await retryOutage(() => grant(deps, { id, ref: answer.ref, fee: answer.fee }));
}

/** The one transaction that gives the credits, with everything that follows. */
function grant(
  deps: PurchaseDeps,
  of: { readonly id: number; readonly ref: string; readonly fee: Cents },
): Promise<void> {
  const { id, ref, fee } = of;
  return inTransaction(deps.pool, async (trx) => {
    const found = await lockPurchase(trx, { id });
    if (found.state === 'done') return;
    const { accountId, credits } = found;
    const amount = cents(found.amountCents);
    const now = deps.now();
    if ((await lockCredits(trx, { accountId })) === null)
      throw new Error(`AI account ${accountId} was deleted during its payment`);
    const { id: lotId } = await insertBoughtLot(trx, { accountId, credits, now });
    await bookCredits(trx, {
      ...{ accountId, cause: 'bought', credits, held: 0, holdId: null, lotId, now },
    });
    const cause = { cause: 'credits', causeId: id, orderId: null } as const;
    await book(
      trx,
      [
        { ...cause, step: 'captured', entries: planChargeEntries(amount) },
        { ...cause, step: 'fee', entries: gatewayFeeEntries(fee) },
      ],
      now,
    );
    const year = Number(dayOf(now).slice(0, 4));
    const { serial } = await takeReceiptSerial(trx, { year });
    await markDone(trx, { id, ref, feeCents: fee, lotId, year, serial, now });
    const receipt = creditReceiptNumber({ year, serial });
    await tellOfPack(deps, trx, { id, kind: 'bought', credits, amount, receipt, at: now });
  });
}

/** Nothing stays held on the card. */
async function letGo(deps: PurchaseDeps, { id, ref }: Purchase): Promise<void> {
  if (ref !== null) await deps.gateway.void(ref);
  await markFailed(deps.pool, { id, outcome: 'not_confirmed', now: deps.now() });
}
