import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { OrderId } from '@wevisu/domain/ids.ts';
import { captureEntries, gatewayFeeEntries } from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { profitAvailableDay, vendorAvailableDay } from '@wevisu/domain/policy/policy.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Captured } from '../gateway/seam/payment-gateway.ts';
import { book } from './book.ts';
import type { MoneyDeps } from './deps.ts';
import { toLedgerItem } from './ledger-item.ts';
import {
  listEarningTerms,
  markCaptured,
  markCaptureFailed,
  setEarningDays,
} from './store/capture-ends.ts';
import { lockItems, type OpenCapture } from './store/order-money.ts';
import { tellOfCharge, tellOfRefusedCharge } from './tell-of-money.ts';

/** Charges what was decided, and notes the answer with its entries. Throws if the gateway does not answer. */
export async function captureAtGateway(
  deps: MoneyDeps,
  { orderId, capture }: { readonly orderId: OrderId; readonly capture: OpenCapture },
): Promise<void> {
  const answer = await ask(deps, capture);
  // Its bank may still hold what it refuses to charge, beside what is charged anew. Before it is noted: then it is certain.
  if (answer.outcome === 'refused' && capture.kind === 'hold') {
    await deps.gateway.void(capture.holdRef);
  }
  await inTransaction(deps.pool, async (trx) => {
    const now = deps.now();
    if (answer.outcome === 'refused') {
      const failed = await markCaptureFailed(trx, { id: capture.id, outcome: answer.reason, now });
      if (failed !== null && capture.kind === 'charge')
        await tellOfRefusedCharge(deps, trx, orderId);
      return;
    }
    const items = await lockItems(trx, { orderId });
    const { ref, fee: feeCents } = answer;
    if (!(await markCaptured(trx, { id: capture.id, ref, feeCents, now }))) return;
    await setDays(trx, { captureId: capture.id, now });
    const charged = items.filter(({ captureId }) => captureId === capture.id).map(toLedgerItem);
    const of = { cause: 'capture', causeId: capture.id, orderId } as const;
    await book(
      trx,
      [
        { ...of, step: 'captured', entries: captureEntries(charged) },
        { ...of, step: 'fee', entries: gatewayFeeEntries(answer.fee) },
      ],
      now,
    );
    await tellOfCharge(deps, trx, { orderId, amount: cents(capture.amountCents) });
  });
}

function ask({ gateway }: MoneyDeps, capture: OpenCapture): Promise<Captured> {
  const { key, holdRef, paymentToken: token } = capture;
  const amount = cents(capture.amountCents);
  return capture.kind === 'hold'
    ? gateway.capture({ key, ref: holdRef, amount })
    : gateway.charge({ key, token, amount });
}

async function setDays(
  trx: Queryable,
  { captureId, now }: { readonly captureId: number; readonly now: Date },
): Promise<void> {
  for (const { itemId, approvedAt, payoutDays } of await listEarningTerms(trx, { captureId })) {
    await setEarningDays(trx, {
      itemId,
      vendorOn: vendorAvailableDay(dayOf(now), payoutDays),
      proOn: profitAvailableDay(approvedAt ?? now),
    });
  }
}
