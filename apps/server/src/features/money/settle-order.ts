// The money of an order follows its lines. What is to be done is decided under their locks and written down, then done at
// the gateway, then noted with its entries in the ledger; whoever comes by after a crash goes on from there.
import type { OrderId } from '@wevisu/domain/ids.ts';
import { decideSettlement, type SettlementStep } from '@wevisu/domain/ledger/settlement.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { refundDays } from '@wevisu/domain/policy/policy.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { captureAtGateway } from './capture-at-gateway.ts';
import type { MoneyDeps } from './deps.ts';
import { toSettledItem } from './ledger-item.ts';
import { refundAtGateway } from './refund-at-gateway.ts';
import { stampItems } from './store/capture-ends.ts';
import {
  findOpenVoid,
  insertCapture,
  insertRefund,
  listOpenCaptures,
  listOpenRefunds,
  lockItems,
  lockOrder,
  noteVoidConfirmed,
  noteVoidDecided,
  type OrderMoneyRow,
  setSettleAt,
} from './store/order-money.ts';

/** A step may call for another: a hold that can't be charged for a new charge, a late cancel for a refund. */
const ROUNDS = 4;
/** What the gateway did not answer is asked again after. */
const RETRY_MS = 5 * 60_000;

/** Charges, gives up and pays back what is due of an order. Safe to run at any time, by several at once. */
export async function settleOrder(
  deps: MoneyDeps,
  { orderId }: { readonly orderId: OrderId },
): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const isOpen = await inTransaction(deps.pool, (trx) => decide(deps, trx, orderId));
    if (!isOpen) return;
    await doAtGateway(deps, orderId);
  }
}

/** Writes down what is to be done next. True if something is under way at the gateway. */
async function decide(
  { now: clock }: MoneyDeps,
  trx: Queryable,
  orderId: OrderId,
): Promise<boolean> {
  const now = clock();
  const items = await lockItems(trx, { orderId });
  const order = await lockOrder(trx, { orderId });
  if (order === null) return false;
  const { steps, askAgainAt } = decideSettlement({
    placedAt: order.placedAt,
    hold: { state: stateOf(order), amount: cents(order.heldCents), expiresAt: order.expiresAt },
    items: items.map(toSettledItem),
    failed: { count: order.failedCharges, lastAt: order.lastFailedAt },
    now,
  });
  for (const step of steps) await writeDown(trx, { orderId, step, now });
  const isOpen =
    (await listOpenCaptures(trx, { orderId })).length > 0 ||
    (await listOpenRefunds(trx, { orderId })).length > 0 ||
    (await findOpenVoid(trx, { orderId })) !== null;
  const at = isOpen ? new Date(now.getTime() + RETRY_MS) : askAgainAt;
  await setSettleAt(trx, { orderId, at });
  return isOpen;
}

function stateOf({ voidedAt, isCaptured, isHoldRefused }: OrderMoneyRow) {
  if (voidedAt !== null) return 'voided';
  if (isCaptured) return 'captured';
  return isHoldRefused ? 'over' : 'held';
}

async function writeDown(
  trx: Queryable,
  of: { readonly orderId: OrderId; readonly step: SettlementStep; readonly now: Date },
): Promise<void> {
  const { orderId, step, now } = of;
  if (step.kind === 'void') {
    await noteVoidDecided(trx, { orderId, now });
    return;
  }
  if (step.kind === 'refund') {
    const { itemId, cause, amount: amountCents, restocking: restockingCents } = step;
    const days = refundDays(now);
    await insertRefund(trx, { itemId, cause, amountCents, restockingCents, ...days, now });
    return;
  }
  const { id: captureId } = await insertCapture(trx, {
    ...{ orderId, amountCents: step.amount, key: `capture:${orderId}`, now },
    kind: step.kind === 'capture' ? 'hold' : 'charge',
  });
  await stampItems(trx, { captureId, itemIds: step.itemIds });
}

/** Everything that is written down; one that the gateway does not answer must not block the others. */
async function doAtGateway(deps: MoneyDeps, orderId: OrderId): Promise<void> {
  const { pool, gateway, now } = deps;
  const failures: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => failures.push(error));
  const ref = await findOpenVoid(pool, { orderId });
  if (ref !== null) {
    await attempt(
      gateway.void(ref).then(async () => {
        await noteVoidConfirmed(pool, { ref, now: now() });
      }),
    );
  }
  for (const capture of await listOpenCaptures(pool, { orderId })) {
    await attempt(captureAtGateway(deps, { orderId, capture }));
  }
  for (const refund of await listOpenRefunds(pool, { orderId })) {
    await attempt(refundAtGateway(deps, { orderId, refund }));
  }
  if (failures.length > 0) throw failures[0];
}
