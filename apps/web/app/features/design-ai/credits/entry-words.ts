import type { CreditEntry } from '@wevisu/contract/ai-credits.ts';
import type { CreditCause, ReturnReason } from '@wevisu/domain/design-ai/credits.ts';

const CAUSES: Readonly<Record<CreditCause, string>> = {
  welcome: 'Welcome credits',
  bought: 'Bought',
  held: 'Held for a design run',
  charged: 'Designs delivered',
  returned: 'Returned',
  refunded: 'Refunded to your card',
  disputed: 'Kept: your bank disputes the payment',
  restored: 'Back: your bank let the payment stand',
  given_up: 'Given up',
};

const REASONS: Readonly<Record<ReturnReason, string>> = {
  failed: 'the run failed',
  declined: 'the brief could not be met',
  canceled: 'you canceled the run',
  timeout: 'the run took too long',
};

export function entryText({ cause, reason }: Pick<CreditEntry, 'cause' | 'reason'>): string {
  return reason === null ? CAUSES[cause] : `${CAUSES[cause]}: ${REASONS[reason]}`;
}

/** '+30', '−10'; what is charged was taken when it was held. */
export function changeText({ cause, credits, held }: CreditEntry): string {
  if (cause === 'charged') return `${-held} used`;
  return credits < 0 ? `−${-credits}` : `+${credits}`;
}
