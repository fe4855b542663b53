// Stripe's published test card numbers, with their outcomes.
// https://docs.stripe.com/testing#cards
import type { RefusalReason } from '../seam/payment-gateway.ts';

export type SandboxOutcome = 'approved' | RefusalReason;

/** The bank asks its customer to confirm; the second outcome is that of a confirmed payment. */
const CONFIRM = 'authentication_required';

interface TestCard {
  readonly outcome: SandboxOutcome;
  readonly confirmedOutcome: SandboxOutcome;
  /** Its bank takes a charge back later. */
  readonly isDisputed: boolean;
  /** Its bank sends back the first refund of a charge. */
  readonly sendsBack: boolean;
}

const CARDS: Readonly<Record<string, SandboxOutcome>> = {
  '4242424242424242': 'approved',
  '4000056655665556': 'approved',
  '5555555555554444': 'approved',
  '2223003122003222': 'approved',
  '5200828282828210': 'approved',
  '5105105105105100': 'approved',
  '378282246310005': 'approved',
  '371449635398431': 'approved',
  '6011111111111117': 'approved',
  '6011000990139424': 'approved',
  '3056930009020004': 'approved',
  '36227206271667': 'approved',
  '3566002020360505': 'approved',
  '4000000000000077': 'approved',
  '4000000000000259': 'approved',
  '4000000000005126': 'approved',
  '4000000000000002': 'declined',
  '4000000000009987': 'declined',
  '4000000000009979': 'declined',
  '4000000000006975': 'declined',
  '4100000000000019': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'wrong_cvc',
  '4000000000000119': 'processing_error',
  '4000002500003155': CONFIRM,
  '4000002760003184': CONFIRM,
  '4000000000003220': CONFIRM,
  '4000000000003063': CONFIRM,
  '4000008260003178': CONFIRM,
  '4000008400001629': CONFIRM,
};

const CONFIRMED: Readonly<Record<string, SandboxOutcome>> = {
  '4000008260003178': 'insufficient_funds',
  '4000008400001629': 'declined',
};

const DISPUTED = ['4000000000000259'];
const SENDS_BACK = ['4000000000005126'];

/** Null for any other number: real cards are not accepted. */
export function findTestCard(digits: string): TestCard | null {
  const outcome = CARDS[digits];
  if (outcome === undefined) return null;
  return {
    outcome,
    confirmedOutcome: CONFIRMED[digits] ?? 'approved',
    isDisputed: DISPUTED.includes(digits),
    sendsBack: SENDS_BACK.includes(digits),
  };
}
