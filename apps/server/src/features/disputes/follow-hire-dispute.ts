// A dispute about a payment for a milestone: what is held stays held, and the pro's part of what was released is kept, until
// the bank decides.
import {
  disputeEntries,
  gatewayFeeEntries,
  hireDisputeLostEntries,
} from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { GatewayDispute } from '../gateway/seam/dispute-gateway.ts';
import {
  hireWonEntries,
  keptOfHire,
  lockDisputedHirePayment,
  payBackAfterDispute,
  shareOfHire,
} from '../hiring/hire-dispute.ts';
import { book } from '../money/book.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { type Ended, noteStand } from './note-stand.ts';
import { isNoted } from './store/disputes.ts';
import { findHireShares, insertHireDispute } from './store/hire-disputes.ts';
import { tellOfDispute } from './tell-of-disputes.ts';

type Payment = Awaited<ReturnType<typeof lockDisputedHirePayment>>;

export async function followHireDispute(
  deps: MoneyDeps,
  of: { readonly payment: Pick<Payment, 'id' | 'hireId'>; readonly given: GatewayDispute },
): Promise<void> {
  const { given } = of;
  await inTransaction(deps.pool, async (trx) => {
    const payment = await lockDisputedHirePayment(trx, of.payment);
    await open(deps, trx, { payment, given });
    const ended = await noteStand(deps, trx, { given, orderId: null });
    if (ended !== null) await close(deps, trx, { payment, ended });
  });
}

async function open(
  deps: MoneyDeps,
  trx: Queryable,
  { payment, given }: { readonly payment: Payment; readonly given: GatewayDispute },
): Promise<void> {
  const { ref, amount, fee, reason, respondBy, openedAt } = given;
  if ((await isNoted(trx, { ref })) !== null) return;
  const now = deps.now();
  const shares = await shareOfHire(trx, { payment, amount });
  const made = await insertHireDispute(trx, {
    ...{ ref, paymentId: payment.id, amountCents: amount, feeCents: fee },
    ...{ heldCents: shares.held, proCents: shares.pro, platformCents: shares.fee },
    ...{ reason, respondBy, openedAt, now },
  });
  if (made === null) return;
  const cause = { cause: 'dispute', causeId: made.id, orderId: null } as const;
  await book(
    trx,
    [
      { ...cause, step: 'opened', entries: disputeEntries(amount) },
      { ...cause, step: 'fee', entries: gatewayFeeEntries(fee) },
      { ...cause, step: 'reserved', entries: keptOfHire(payment, shares) },
    ],
    now,
  );
  await tellOfDispute(deps, trx, { id: made.id, state: 'needs_response' });
}

async function close(
  deps: MoneyDeps,
  trx: Queryable,
  { payment, ended }: { readonly payment: Payment; readonly ended: Ended },
): Promise<void> {
  const { id, amount, state } = ended;
  const now = deps.now();
  const cause = { cause: 'dispute', causeId: id, orderId: null } as const;
  const { heldCents, proCents, platformCents } = await findHireShares(trx, { id });
  const shares = { held: cents(heldCents), pro: cents(proCents), fee: cents(platformCents) };
  if (state === 'won') {
    const entries = hireWonEntries(payment, amount, shares);
    await book(trx, [{ ...cause, step: 'won', entries }], now);
    await payBackAfterDispute(trx, { payment, now });
  } else {
    const entries = hireDisputeLostEntries(amount, shares);
    await book(trx, [{ ...cause, step: 'lost', entries }], now);
  }
  await tellOfDispute(deps, trx, { id, state });
}
