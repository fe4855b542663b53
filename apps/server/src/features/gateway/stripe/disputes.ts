import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { DisputeState } from '@wevisu/domain/ledger/dispute-states.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import Stripe from 'stripe';
import type { Answered, DisputeGateway, GatewayDispute } from '../seam/dispute-gateway.ts';
import { idOf } from './cards.ts';
import { orMissing } from './errors.ts';

const OF_PAGE = 100;

/** Stripe's disputes. What a bank only asks about (an inquiry) takes no money, and is none of ours. */
export function createStripeDisputes(stripe: Stripe): DisputeGateway {
  return {
    async *list({ since }) {
      let page: GatewayDispute[] = [];
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const dispute of stripe.disputes.list({ created, limit: OF_PAGE })) {
        const one = toDispute(dispute);
        if (one === null) continue;
        page.push(one);
        if (page.length < OF_PAGE) continue;
        yield page;
        page = [];
      }
      yield page;
    },

    async find(ref) {
      const dispute = await orMissing(stripe.disputes.retrieve(ref));
      return dispute === null ? null : toDispute(dispute);
    },

    submitEvidence: ({ key, ref, text }) =>
      closedOr(async () => {
        const before = await stripe.disputes.retrieve(ref);
        const sent = before.metadata.key;
        if (sent !== undefined) {
          if (sent !== key || before.evidence.uncategorized_text !== text)
            throw new Error('an idempotency key was used for two different answers');
          return 'taken';
        }
        if (before.status !== 'needs_response') return 'closed';
        await stripe.disputes.update(
          ref,
          { evidence: { uncategorized_text: text }, metadata: { key }, submit: true },
          { idempotencyKey: key },
        );
        return 'taken';
      }),

    accept: (ref) =>
      closedOr(async () => {
        const before = await stripe.disputes.retrieve(ref);
        const isMarked = before.metadata.accepted === 'true';
        if (isMarked && before.status === 'lost') return 'taken';
        if (before.status !== 'needs_response' || before.metadata.key !== undefined)
          return 'closed';
        // Stripe calls it lost: the mark tells which of the lost ones were given up.
        if (!isMarked) await stripe.disputes.update(ref, { metadata: { accepted: 'true' } });
        await stripe.disputes.close(ref);
        return 'taken';
      }),
  };
}

/** It may be decided between the look and the answer. */
async function closedOr(work: () => Promise<Answered>): Promise<Answered> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'dispute_closed')
      return 'closed';
    throw error;
  }
}

function toDispute(dispute: Stripe.Dispute): GatewayDispute | null {
  const { id, amount, reason, created, payment_intent: intent, balance_transactions } = dispute;
  const state = stateOf(dispute);
  const isTaken = balance_transactions.length > 0;
  if (state === null || intent === null || !isTaken) return null;
  const { due_by: dueBy } = dispute.evidence_details;
  const openedAt = new Date(created * 1000);
  return {
    ...{ ref: id, chargeRef: idOf(intent), state, reason, openedAt, amount: cents(amount) },
    fee: cents(balance_transactions.reduce((sum, { fee }) => sum + fee, 0)),
    respondBy: dayOf(dueBy === null ? openedAt : new Date(dueBy * 1000)),
  };
}

/** Null for an inquiry. */
function stateOf({ status, metadata }: Stripe.Dispute): DisputeState | null {
  switch (status) {
    case 'needs_response':
      return 'needs_response';
    case 'under_review':
      return 'under_review';
    case 'won':
      return 'won';
    case 'lost':
      return metadata.accepted === 'true' ? 'accepted' : 'lost';
    default:
      return null;
  }
}
