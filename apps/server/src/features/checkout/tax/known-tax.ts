import { cents, ppm } from '@wevisu/domain/money/money.ts';
import {
  type ItemTax,
  isSameTaxRequest,
  type TaxAnswer,
  type TaxedItem,
  type TaxRequest,
  taxOfItems,
} from '@wevisu/domain/money/tax-by-address.ts';

/** What one call has asked so far. */
export interface TaxTurn {
  readonly mayAsk: boolean;
  /** The last request, and its answer. */
  readonly asked: { readonly request: TaxRequest; readonly answer: TaxAnswer | null } | null;
}

/** What was asked for a checkout before, as its quote keeps it. */
export interface AskedBefore {
  readonly request: TaxRequest;
  /** By the id of the item; null if the table counted. */
  readonly taxes: ReadonlyMap<string | number, ItemTax> | null;
}

export interface KnownTax {
  readonly kind: 'known';
  /** In the order of the items, as the service said it; null: the table of the states counts. */
  readonly taxes: readonly ItemTax[] | null;
  /** Whether the service had its say. */
  readonly isAsked: boolean;
}

/** The service has to be asked first. */
export interface TaxToAsk {
  readonly kind: 'ask';
  readonly request: TaxRequest;
}

/** Of an item that costs nothing, and is not asked about. */
const NONE: ItemTax = { tax: cents(0), goodsRate: ppm(0) };

/**
 * While a checkout lasts and stays the same, what the service answered for it stays, no answer included: the total that
 * the buyer saw is the total that is charged.
 */
export function findKnownTax(
  { request, items }: { readonly request: TaxRequest; readonly items: readonly TaxedItem[] },
  { before, turn }: { readonly before: AskedBefore | null; readonly turn: TaxTurn },
): KnownTax | TaxToAsk {
  if (before !== null && isSameTaxRequest(before.request, request)) {
    const { taxes } = before;
    return {
      kind: 'known',
      taxes: taxes && items.map(({ id }) => taxes.get(id) ?? NONE),
      isAsked: true,
    };
  }
  const { asked } = turn;
  if (asked !== null && isSameTaxRequest(asked.request, request)) {
    const taxes = asked.answer && taxOfItems(items, asked.answer);
    return { kind: 'known', taxes, isAsked: true };
  }
  if (turn.mayAsk && request.lines.length > 0) return { kind: 'ask', request };
  return { kind: 'known', taxes: null, isAsked: false };
}
