// Who tries cards in a row has to wait, longer each time. Counted by account, by card and by address.
import type { UserId } from '@wevisu/domain/ids.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Card, RefusalReason } from '../gateway/seam/payment-gateway.ts';

/** Refusals in a row, each within a day of the one before, that nobody has to wait for. */
export const FREE_REFUSALS = 5;
/** Of one address: offices and mobile networks share theirs. */
export const FREE_REFUSALS_OF_ADDRESS = 20;
export const FIRST_WAIT_S = 30;
export const LONGEST_WAIT_S = 3600;
/** Staff are told of an account, card or address with as many. */
export const NOTICED_REFUSALS = 10;

/** Refusals that say something about the card; the others are faults on the way. */
const COUNTED: ReadonlySet<string> = new Set<RefusalReason>([
  'declined',
  'insufficient_funds',
  'expired_card',
  'wrong_cvc',
  // Each of these made a bank ask its customer.
  'authentication_failed',
  'not_confirmed',
]);

export function isCounted(outcome: string): boolean {
  return COUNTED.has(outcome);
}

/** What a payment counts for. The card is kept as a hash; a checkout belongs to its account. */
export function limitKeys(of: {
  readonly userId: UserId;
  readonly address: string;
  readonly card: Card | null;
}): string[] {
  const keys = [`account ${of.userId}`, `address ${of.address}`];
  if (of.card === null) return keys;
  const { brand, last4, expMonth, expYear, nameOnCard } = of.card;
  const card = hashToken([brand, last4, expMonth, expYear, nameOnCard.toLowerCase()].join(' '));
  return [...keys, `card ${card.toString('base64url')}`];
}

/** "30 seconds", "2 minutes". */
export function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
