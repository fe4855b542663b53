// What the local Stripe knows of disputes.
import { Refused } from './test-stripe-refused.ts';

const DAY_SECONDS = 86_400;

interface Dispute {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly created: number;
  /** A bank's question: no money is taken. */
  readonly isInquiry: boolean;
  status: string;
  text: string | null;
  readonly metadata: Record<string, string>;
}

interface Given {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface DisputesOfTest {
  /** Its bank takes back what is left of a charge, or only asks; gives the dispute's id. */
  dispute(intent: string, isInquiry?: boolean): string;
  endDispute(id: string, status: 'won' | 'lost'): void;
}

export function createDisputes(world: {
  readonly seconds: () => number;
  readonly newId: (kind: string) => string;
  readonly list: (data: readonly unknown[]) => object;
  readonly require: <T>(found: T | undefined) => T;
  readonly leftOf: (intent: string) => number;
}) {
  const disputes: Dispute[] = [];
  const get = (id: string) => world.require(disputes.find((one) => one.id === id));

  function requireOpen(id: string): Dispute {
    const dispute = get(id);
    if (dispute.status !== 'needs_response')
      throw new Refused(400, { type: 'invalid_request_error', code: 'dispute_closed' });
    return dispute;
  }

  const show = (one: Dispute) => ({
    ...{ id: one.id, object: 'dispute', amount: one.amount, status: one.status },
    ...{ reason: 'fraudulent', created: one.created, metadata: one.metadata },
    ...{ payment_intent: one.intent, charge: one.intent.replace('pi_', 'ch_') },
    evidence: { uncategorized_text: one.text },
    evidence_details: { due_by: one.created + 7 * DAY_SECONDS },
    balance_transactions: one.isInquiry ? [] : [{ amount: -one.amount, fee: 1500 }],
  });

  const operations = {
    listDisputes({ fields }: Given) {
      const since = Number(fields['created[gte]']);
      const newest = disputes.filter(({ created }) => created >= since).toReversed();
      const from = newest.findIndex(({ id }) => id === fields.starting_after) + 1;
      const data = newest.slice(from, from + 2).map(show);
      return { ...world.list(data), has_more: from + 2 < newest.length };
    },
    getDispute: ({ id }: Given) => show(get(id)),
    changeDispute({ id, fields }: Given) {
      const dispute = requireOpen(id);
      for (const name of ['key', 'accepted']) {
        const value = fields[`metadata[${name}]`];
        if (value !== undefined) dispute.metadata[name] = value;
      }
      dispute.text = fields['evidence[uncategorized_text]'] ?? dispute.text;
      if (fields.submit === 'true') dispute.status = 'under_review';
      return show(dispute);
    },
    closeDispute({ id }: Given) {
      const dispute = requireOpen(id);
      dispute.status = 'lost';
      return show(dispute);
    },
  };

  return {
    operations,
    hasTaken: (intent: string) =>
      disputes.some((one) => one.intent === intent && !one.isInquiry && one.status !== 'won'),
    dispute(intent: string, isInquiry = false): string {
      const dispute: Dispute = {
        ...{
          id: world.newId('du'),
          intent,
          amount: world.leftOf(intent),
          created: world.seconds(),
        },
        ...{ isInquiry, status: isInquiry ? 'warning_needs_response' : 'needs_response' },
        ...{ text: null, metadata: {} },
      };
      disputes.push(dispute);
      return dispute.id;
    },
    endDispute(id: string, status: 'won' | 'lost'): void {
      get(id).status = status;
    },
  };
}
