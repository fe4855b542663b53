import { allocate, type Cents, cents, sum } from '../money/money.ts';
import { type DisputedItem, type ItemShares, type LedgerItem, sharesOf } from './entries.ts';

/** An item of a charge that a bank disputes. */
export interface ChargedItem {
  readonly item: LedgerItem;
  /** What a refund left of it: the restocking fee; null for an item that is not paid back. */
  readonly leftOfRefund: Cents | null;
}

/**
 * Which part of a disputed amount each item bears. A dispute about all that is left of the charge takes all that is left
 * of each; one about less takes parts in proportion, to the cent. What goes beyond all items is nobody's.
 */
export function shareDispute(
  amount: Cents,
  charged: readonly ChargedItem[],
): readonly DisputedItem[] {
  const whole = charged.map(({ item, leftOfRefund }) => ({
    item,
    shares: leftOfRefund === null ? sharesOf(item) : { ...NOTHING, shipping: leftOfRefund },
  }));
  const weights = whole.flatMap(({ shares }) => PARTS.map((part) => shares[part]));
  const total = sum(weights);
  const parts = amount >= total ? weights : allocate(amount, weights);
  return whole.map(({ item }, place) => ({ item, shares: toShares(parts, place) }));
}

const PARTS = ['vendor', 'pro', 'fee', 'tax', 'shipping'] as const;

const NOTHING: ItemShares = {
  vendor: cents(0),
  pro: cents(0),
  fee: cents(0),
  tax: cents(0),
  shipping: cents(0),
};

function toShares(parts: readonly Cents[], place: number): ItemShares {
  const part = (name: (typeof PARTS)[number]) =>
    parts[place * PARTS.length + PARTS.indexOf(name)] ?? cents(0);
  return {
    vendor: part('vendor'),
    pro: part('pro'),
    fee: part('fee'),
    tax: part('tax'),
    shipping: part('shipping'),
  };
}
