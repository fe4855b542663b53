import { type Cents, cents, formatUsd, subtract } from '../money/money.ts';

/** A vendor's offer in a card's few words: 'Free delivery from $999'. */
export function freeDeliveryShort(from: Cents): string {
  return `Free delivery from ${wholeUsd(from)}`;
}

/** The same as a sentence: 'Free delivery when you order $999 or more from Lone Mesa Stone & Tile'. */
export function freeDeliveryOffer(from: Cents, vendor: string): string {
  return `Free delivery when you order ${wholeUsd(from)} or more from ${vendor}`;
}

export interface DeliveryClaim {
  /** As staff word it: 'Free nationwide delivery'. */
  readonly claim: string;
  /** As staff word it, with {amount} and {vendors}; one without {amount} would promise too much and is not used. */
  readonly condition: string;
  /** From which amount each vendor ships free; null for one that never does. */
  readonly freeFrom: readonly (Cents | null)[];
}

export const DELIVERY_CLAIM = 'Free nationwide delivery';
export const DELIVERY_CONDITION = 'on {amount} or more from {vendors}';
const WITHOUT_OFFER = 'Nationwide delivery';

/**
 * HOME-24, U-50: the claim with its condition in the same sentence, so that it is true of every vendor it speaks of.
 * The amount is the highest of all vendors, since goods for less would ship free from some of them only.
 */
export function deliveryClaim({ claim, condition, freeFrom }: DeliveryClaim): string {
  const offers = freeFrom.filter((from) => from !== null);
  if (offers.length === 0) return WITHOUT_OFFER;
  const amount = cents(Math.max(...offers));
  const vendors =
    offers.length === freeFrom.length
      ? 'any one vendor'
      : `one of ${offers.length} vendors (of ${freeFrom.length})`;
  const words = condition.includes('{amount}') ? condition : DELIVERY_CONDITION;
  return `${claim} ${words.replace('{amount}', wholeUsd(amount)).replace('{vendors}', vendors)}`;
}

/** Without cents where there are none: '$1,499', '$1,499.50'. */
function wholeUsd(amount: Cents): string {
  return formatUsd(amount).replace(/\.00$/, '');
}

/** What a cart's goods from one vendor, for `goods` in all, are still missing to ship free. */
export function freeDeliveryGap(from: Cents, goods: Cents): string {
  if (goods >= from) return `Free delivery: ${wholeUsd(from)} or more from this vendor`;
  return `${formatUsd(subtract(from, goods))} more from this vendor for free delivery`;
}
