/** Part of an order item as an item of its own: canceled, returned or sent apart from the rest. */

import { add, allocate, type Cents, cents, multiplyByQty } from '../money/money.ts';

export interface Lot {
  readonly lotCode: string;
  readonly qty: number;
}

export interface SplittableItem {
  readonly qty: number;
  /** Add up to the quantity. */
  readonly lots: readonly Lot[];
  /** Per unit. */
  readonly price: Cents;
  readonly fee: Cents;
  /** The item's shares. */
  readonly shipping: Cents;
  readonly tax: Cents;
}

/** What is stored with an item; `line = price x qty`, `platform = fee x qty + tax`. */
export interface ItemShare {
  readonly qty: number;
  readonly lots: readonly Lot[];
  readonly line: Cents;
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly platform: Cents;
}

/**
 * Splits an item into `partQty` units and the rest. Every amount of the two adds up to the item's, so however often
 * an item is split, its parts are worth what was authorized for it. The part comes from the last lots, so that the
 * rest is of as few lots as possible. Throws RangeError unless 1 <= partQty < qty.
 */
export function splitItem(
  item: SplittableItem,
  partQty: number,
): { readonly part: ItemShare; readonly rest: ItemShare } {
  const restQty = item.qty - partQty;
  if (!Number.isSafeInteger(partQty) || partQty < 1 || restQty < 1) {
    throw new RangeError(`not a part of ${item.qty}: ${partQty}`);
  }
  const shares = [partQty, restQty];
  const [partShipping = cents(0), restShipping = cents(0)] = allocate(item.shipping, shares);
  const [partTax = cents(0), restTax = cents(0)] = allocate(item.tax, shares);
  const lots = splitLots(item.lots, restQty);
  const share = (qty: number, of: Pick<ItemShare, 'lots' | 'shipping' | 'tax'>): ItemShare => ({
    qty,
    ...of,
    line: multiplyByQty(item.price, qty),
    platform: add(multiplyByQty(item.fee, qty), of.tax),
  });
  return {
    part: share(partQty, { lots: lots.part, shipping: partShipping, tax: partTax }),
    rest: share(restQty, { lots: lots.rest, shipping: restShipping, tax: restTax }),
  };
}

function splitLots(lots: readonly Lot[], restQty: number) {
  const part: Lot[] = [];
  const rest: Lot[] = [];
  let left = restQty;
  for (const { lotCode, qty } of lots) {
    const kept = Math.min(qty, left);
    left -= kept;
    if (kept > 0) rest.push({ lotCode, qty: kept });
    if (qty > kept) part.push({ lotCode, qty: qty - kept });
  }
  return { part, rest };
}
