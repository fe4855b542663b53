import type { Dispute } from '@wevisu/contract/disputes.ts';
import type { BadgeKind } from '../../ui/badge.tsx';

export const STATES: Readonly<Record<Dispute['state'], { label: string; kind: BadgeKind }>> = {
  needs_response: { label: 'Needs evidence', kind: 'danger' },
  under_review: { label: 'With the bank', kind: 'accent' },
  won: { label: 'Won', kind: 'success' },
  lost: { label: 'Lost', kind: 'neutral' },
  accepted: { label: 'Given up', kind: 'neutral' },
};

/** As Stripe names them; others as they come. */
const REASONS: Readonly<Record<string, string>> = {
  fraudulent: 'The cardholder did not make this payment',
  product_not_received: 'The goods did not arrive',
  product_unacceptable: 'The goods are not as described',
  duplicate: 'Charged twice',
  credit_not_processed: 'A refund did not arrive',
  subscription_canceled: 'Canceled before the charge',
  unrecognized: 'The cardholder does not recognize the payment',
  general: 'Without a reason',
};

export function reasonText(reason: string): string {
  return REASONS[reason] ?? reason.replaceAll('_', ' ');
}

/** 'order 1234', 'Premium of Alder', 'AI credits of ana@example.com', '“Tile” by Alder'. */
export function aboutOf({ order_number: number, plan, credits, hire }: Dispute): string {
  if (hire !== null) return `“${hire.milestone}” by ${hire.company}`;
  if (credits !== null) return `AI credits of ${credits.email ?? 'a deleted account'}`;
  return plan === null ? `order ${number}` : `Premium of ${plan.company}`;
}

/** What was answered, and whether the bank has it. */
export function answerText({ answer }: Dispute): string {
  if (answer === null) return '';
  if (answer.sent === 'refused') return 'Our answer came after the bank had decided.';
  const what = answer.kind === 'accept' ? 'Given up' : 'Evidence sent';
  return answer.sent === 'sent' ? `${what}.` : `${what}: the bank is told within minutes.`;
}
