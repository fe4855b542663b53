// Mails about credits that were paid for: in the transaction that moves them.
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { DESIGN_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { DESIGN_AI_PATHS } from '@wevisu/site/design-ai-paths.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { PurchaseDeps } from './purchase-deps.ts';
import { findBuyer } from './store/purchases.ts';

interface ToldPack {
  /** Of the purchase. */
  readonly id: number;
  readonly kind: 'bought' | 'refunded' | 'disputed' | 'won' | 'lost';
  readonly credits: number;
  readonly amount: Cents;
  readonly receipt: string;
  readonly at: Date;
}

type Words = { readonly subject: string; readonly text: string };

const WORDS: Readonly<Record<ToldPack['kind'], (of: ToldPack, card: string) => Words>> = {
  bought: ({ credits, amount, receipt, at }, card) => ({
    subject: `Your receipt for ${formatCount(credits)} AI 3D Design credits`,
    text: `Receipt ${receipt}: ${formatCount(credits)} credits for ${formatUsd(amount)}, paid on ${formatDate(at)} by ${card}. No sales tax was added. A design run takes ${DESIGN_CREDITS} credits, and they do not expire.`,
  }),
  refunded: ({ credits, amount, receipt }, card) => ({
    subject: `${formatUsd(amount)} goes back to your card`,
    text: `We took back the ${formatCount(credits)} unused credits of receipt ${receipt} and refunded ${formatUsd(amount)} to ${card}. Your bank shows it within some days.`,
  }),
  disputed: ({ credits, amount, receipt }) => ({
    subject: `Your bank disputes ${formatUsd(amount)} for credits`,
    text: `It is about receipt ${receipt}. ${keptText(credits)} If the payment was right, tell your bank.`,
  }),
  won: ({ credits, amount, receipt }) => ({
    subject: 'The dispute about your credits is over',
    text: `The bank let the payment of ${formatUsd(amount)} (receipt ${receipt}) stand.${credits > 0 ? ` Your ${formatCount(credits)} credits are back.` : ''}`,
  }),
  lost: ({ amount, receipt }) => ({
    subject: `Your bank paid ${formatUsd(amount)} for credits back`,
    text: `The dispute about receipt ${receipt} is over. The credits that were left of it are gone; all others stay.`,
  }),
};

function keptText(credits: number): string {
  if (credits === 0) return 'All of its credits are used or held.';
  return `Until it decides we keep the ${formatCount(credits)} credits that were left of it.`;
}

/** Nobody is told whose account is deleted. */
export async function tellOfPack(
  { mailer, publicUrl }: Pick<PurchaseDeps, 'mailer' | 'publicUrl'>,
  trx: Queryable,
  told: ToldPack,
): Promise<void> {
  const buyer = await findBuyer(trx, { id: told.id });
  if (buyer === null) return;
  const card = `${buyer.brand} ending in ${buyer.last4}`;
  const { subject, text } = WORDS[told.kind](told, card);
  await mailer.queue(trx, [
    {
      ...{ template: 'ai_credits', to: buyer.email },
      content: {
        ...{ subject, preview: text, title: `Hello ${buyer.fullName}`.trim() },
        blocks: [
          { kind: 'text', text },
          { kind: 'button', label: 'See your credits', url: publicUrl() + DESIGN_AI_PATHS.credits },
        ],
      },
    },
  ]);
}
