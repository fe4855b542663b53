import { addDays, day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { DisputeState } from '@wevisu/domain/ledger/dispute-states.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { Pool, Queryable } from '../../../platform/database/queryable.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { DisputeGateway, GatewayDispute } from '../seam/dispute-gateway.ts';
import {
  acceptDispute,
  type DisputeRow,
  findDispute,
  findDisputeByKey,
  findDisputeOfCharge,
  insertDispute,
  listChargesToDispute,
  listDisputes,
  lockDispute,
  saveEvidence,
} from './store/disputes.ts';
import { lockCharge, sumRefunds } from './store/refunds.ts';

const HOUR_MS = 3_600_000;
/** A cardholder sees the charge on the statement first. */
export const DISPUTED_AFTER_MS = 24 * HOUR_MS;
/** So long the bank looks at evidence. */
const REVIEW_MS = HOUR_MS;
const RESPOND_DAYS = 7;
const FEE_CENTS = 15_00;
const AT_ONCE = 100;
const PAGE = 500;
/** As Stripe's: evidence with this text convinces the bank, any other does not. */
const WINNING = 'winning_evidence';

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The bank of the card for disputes: takes charges back, reads evidence and decides, whenever it is asked. */
export function createSandboxDisputes(deps: Deps): DisputeGateway {
  const { pool, now } = deps;
  return {
    async *list({ since }) {
      await openDue(deps);
      for (let after: string | undefined = ''; after !== undefined; ) {
        const rows: readonly DisputeRow[] = await listDisputes(pool, { since, after, most: PAGE });
        yield rows.map((row) => toDispute(row, now()));
        after = rows.length < PAGE ? undefined : rows.at(-1)?.ref;
      }
    },
    async find(ref) {
      const row = await findDispute(pool, { ref });
      return row === null ? null : toDispute(row, now());
    },
    submitEvidence: ({ key, ref, text }) =>
      inTransaction(pool, async (trx) => {
        const row = await lockDispute(trx, { ref });
        if (row === null) throw new Error('no such dispute');
        const earlier = await findDisputeByKey(trx, { key });
        if (earlier !== null) {
          if (earlier.ref !== ref || earlier.evidence !== text)
            throw new Error('an idempotency key was used for two different answers');
          return 'taken';
        }
        if (stateOf(row, now()) !== 'needs_response') return 'closed';
        await saveEvidence(trx, { ref, key, evidence: text, now: now() });
        return 'taken';
      }),
    accept: (ref) =>
      inTransaction(pool, async (trx) => {
        const row = await lockDispute(trx, { ref });
        if (row === null) throw new Error('no such dispute');
        if (row.acceptedAt !== null) return 'taken';
        if (stateOf(row, now()) !== 'needs_response') return 'closed';
        await acceptDispute(trx, { ref, now: now() });
        return 'taken';
      }),
  };
}

/** Whether a bank has what is left of a charge, for now or for good: it can't be paid back a second time. */
export async function isTakenBack(
  trx: Queryable,
  { chargeRef, now }: { readonly chargeRef: string; readonly now: Date },
): Promise<boolean> {
  const row = await findDisputeOfCharge(trx, { chargeRef });
  return row !== null && stateOf(row, now) !== 'won';
}

/** What is left of a charge is taken back once its time has come; locked as a refund is, so that one of them is first. */
async function openDue({ pool, now, newId }: Deps): Promise<void> {
  const due = await listChargesToDispute(pool, { now: now(), most: AT_ONCE });
  for (const { ref: chargeRef } of due) {
    await inTransaction(pool, async (trx) => {
      const charged = await lockCharge(trx, { ref: chargeRef });
      const { cents: paidBack } = await sumRefunds(trx, { ref: chargeRef });
      await insertDispute(trx, {
        ...{ ref: `sbx_dispute_${newId()}`, chargeRef, reason: 'fraudulent', feeCents: FEE_CENTS },
        ...{ amountCents: (charged ?? 0) - paidBack, now: now() },
        respondBy: addDays(dayOf(now()), RESPOND_DAYS),
      });
    });
  }
}

function toDispute(row: DisputeRow, now: Date): GatewayDispute {
  const { ref, chargeRef, reason, respondBy, openedAt } = row;
  return {
    ...{ ref, chargeRef, reason, openedAt, state: stateOf(row, now) },
    respondBy: day(respondBy),
    amount: cents(row.amountCents),
    fee: cents(row.feeCents),
  };
}

function stateOf(row: DisputeRow, now: Date): DisputeState {
  const { evidence, answeredAt, acceptedAt, respondBy } = row;
  if (acceptedAt !== null) return 'accepted';
  if (answeredAt === null) return dayOf(now) > respondBy ? 'lost' : 'needs_response';
  if (now.getTime() < answeredAt.getTime() + REVIEW_MS) return 'under_review';
  return evidence?.includes(WINNING) ? 'won' : 'lost';
}
