// What was paid for hires, milestone by milestone, with its books and those of the gateway, as the shop leaves them.
import { startOfDay } from '@wevisu/domain/calendar/calendar.ts';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import type { Payee } from '@wevisu/domain/ledger/accounts.ts';
import {
  gatewayFeeEntries,
  hireChargeEntries,
  hireMaturityEntries,
  hireReleaseEntries,
  reversed,
} from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { profitAvailableDay } from '@wevisu/domain/policy/policy.ts';
import type pg from 'pg';
import type { Client } from './clients.ts';
import type { PlannedHire } from './hire-plans.ts';
import { type Booked, gatewayFee } from './load-money.ts';
import { Ids, Rows, toText } from './numbered-rows.ts';
import { HOUR_MS, MINUTE_MS } from './seasons.ts';

export interface PaidHire {
  readonly id: number;
  readonly plan: PlannedHire;
}

interface PastPayment {
  readonly place: number;
  readonly paidAt: number;
  readonly releasedAt: number | null;
  readonly returnedAt: number | null;
}

/** Minutes after midnight in Los Angeles, when earnings become available. */
const MATURITY_MINUTE = 19;

export async function loadHirePayments(
  client: pg.PoolClient,
  hires: readonly PaidHire[],
  of: {
    readonly now: number;
    readonly showroomId: ShowroomId;
    readonly card: Client['card'];
  },
): Promise<readonly Booked[]> {
  const { now, showroomId, card } = of;
  const pro: Payee = { kind: 'pro', id: showroomId };
  const ids = await Ids.of(client, 'hire_payments');
  const payments = new Rows(`hire_payments (id, hire_id, showroom_id, place, title, amount_cents,
    kind, payment_token, idempotency_key, card_brand, card_last4, state, gateway_ref, fee_cents,
    started_at, ended_at, released_cents, released_at, available_on, is_available, returned_cents,
    refund_state, refund_attempt, refund_ref, refund_at)`);
  const charges = new Rows(`sandbox_gateway.authorizations (ref, idempotency_key, token,
    amount_cents, outcome, state, created_at, captured_cents, fee_cents)`);
  const refunds = new Rows(`sandbox_gateway.refunds (ref, idempotency_key, authorization_ref,
    amount_cents, state, created_at)`);
  const booked: Booked[] = [];
  for (const { id: hireId, plan } of hires) {
    for (const { place, paidAt, releasedAt, returnedAt } of paymentsOf(plan, now)) {
      const milestone = plan.terms.milestones[place];
      if (milestone === undefined) continue;
      const id = ids.take();
      const amount = cents(milestone.price);
      const fee = gatewayFee(amount);
      const key = `hire:demo-${hireId}-${place}`;
      const ref = `sbx_hire_${hireId}_${place}`;
      const refundRef = returnedAt === null ? null : `sbx_hire_refund_${hireId}_${place}`;
      const availableOn = releasedAt === null ? null : profitAvailableDay(new Date(releasedAt));
      const maturedAt =
        availableOn === null
          ? Number.POSITIVE_INFINITY
          : startOfDay(availableOn).getTime() + MATURITY_MINUTE * MINUTE_MS;
      const paid = toText(paidAt);
      payments.add(
        ...[id, hireId, showroomId, place, milestone.title, amount],
        ...[
          place === 0 ? 'typed' : 'again',
          place === 0 ? `${card.token}-hire-${hireId}` : card.token,
        ],
        ...[key, card.brand, card.last4, 'done', ref, fee, paid, paid],
        ...[releasedAt === null ? 0 : amount, releasedAt === null ? null : toText(releasedAt)],
        ...[availableOn, maturedAt <= now ? 'true' : 'false', returnedAt === null ? 0 : amount],
        ...[returnedAt === null ? null : 'done', returnedAt === null ? 0 : 1, refundRef],
        returnedAt === null ? null : toText(returnedAt),
      );
      charges.add(ref, key, card.token, amount, 'approved', 'captured', paid, amount, fee);
      const of_ = { cause: 'hire', causeId: id, orderId: null } as const;
      booked.push(
        { ...of_, step: 'captured', at: paidAt, entries: hireChargeEntries(amount) },
        { ...of_, step: 'fee', at: paidAt, entries: gatewayFeeEntries(fee) },
      );
      if (releasedAt !== null)
        booked.push({
          ...{ ...of_, step: 'released', at: releasedAt },
          entries: hireReleaseEntries(pro, amount),
        });
      if (maturedAt <= now)
        booked.push({
          ...{ ...of_, cause: 'maturity', step: 'hire', at: maturedAt },
          entries: hireMaturityEntries(pro, amount),
        });
      if (returnedAt !== null && refundRef !== null) {
        refunds.add(refundRef, `${key}:refund:1`, ref, amount, 'done', toText(returnedAt));
        booked.push({
          ...{ ...of_, step: 'refunded:1', at: returnedAt },
          entries: reversed(hireChargeEntries(amount)),
        });
      }
    }
  }
  await charges.send(client);
  await refunds.send(client);
  await payments.send(client);
  await ids.keep(client);
  return booked;
}

/** The first milestone is paid with the terms, each next one when the one before is accepted. */
function paymentsOf({ lines, terms }: PlannedHire, now: number): readonly PastPayment[] {
  const timesOf = (wanted: string) =>
    lines.filter(([, , act]) => act === wanted).map(([, hoursAgo]) => now - hoursAgo * HOUR_MS);
  const [acceptedAt] = timesOf('accept');
  if (acceptedAt === undefined) return [];
  const released = timesOf('accept_delivery');
  const [canceledAt = null] = timesOf('cancel');
  return [acceptedAt, ...released].slice(0, terms.milestones.length).map((paidAt, place) => ({
    ...{ place, paidAt, releasedAt: released[place] ?? null },
    returnedAt: released[place] === undefined ? canceledAt : null,
  }));
}
