/**
 * Sales tax that a service computes for an address: what the service is asked, which of its answers are believed, and
 * what they make of each line.
 */

import { add, type Cents, cents, type Ppm, ppm, roundHalfUp } from './money.ts';

/** 'table': the rate of the state. 'service': a tax service, asked for the address. */
export const TAX_SOURCES = ['table', 'service'] as const;
export type TaxSource = (typeof TAX_SOURCES)[number];

export const TAX_SOURCE_TEXTS: Readonly<Record<TaxSource, string>> = {
  table: 'Tax by state table',
  service: 'Tax by address',
};

/** Of the sum on papers, in mails and tables. */
export const SALES_TAX_LABELS: Readonly<Record<TaxSource, string>> = {
  table: 'Sales tax, by state table',
  service: 'Sales tax, by address',
};

/** In the United States; the state has two letters. */
export interface TaxPlace {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
}

export interface LineOfTax {
  /** Unique within the request. */
  readonly id: string;
  readonly kind: 'goods' | 'shipping';
  /** Above 0. */
  readonly amount: Cents;
}

export interface TaxRequest {
  readonly place: TaxPlace;
  readonly lines: readonly LineOfTax[];
}

/** Tax by the id of each line of the request. */
export type TaxAnswer = ReadonlyMap<string, Cents>;

/** A line of a cart or an order: its goods after a coupon, and its share of the shipping. */
export interface TaxedItem {
  readonly id: string | number;
  readonly amount: Cents;
  readonly shipping: Cents;
}

export interface ItemTax {
  /** On goods and shipping. */
  readonly tax: Cents;
  /** What is taken of the goods. */
  readonly goodsRate: Ppm;
}

/** Two lines per item, without those that cost nothing. Equal items at equal places make equal requests. */
export function taxRequestOf(place: TaxPlace, items: readonly TaxedItem[]): TaxRequest {
  const { street, city, state, zip_code } = place;
  return {
    place: { street, city, state, zip_code },
    lines: items
      .flatMap(({ id, amount, shipping }): LineOfTax[] => [
        { id: idOf(id, 'goods'), kind: 'goods', amount },
        { id: idOf(id, 'shipping'), kind: 'shipping', amount: shipping },
      ])
      .filter(({ amount }) => amount > 0),
  };
}

export function isSameTaxRequest(a: TaxRequest, b: TaxRequest): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function isSamePlace(a: TaxPlace, b: TaxPlace): boolean {
  return isSameTaxRequest(taxRequestOf(a, []), taxRequestOf(b, []));
}

/**
 * The answer to a request; null unless every line has one tax in whole cents, from 0 to the line's amount, and nothing
 * else is answered.
 */
export function readTaxAnswer(
  { lines }: TaxRequest,
  answered: readonly { readonly id: string; readonly tax: number }[],
): TaxAnswer | null {
  if (answered.length !== lines.length) return null;
  const taxes = new Map(answered.map(({ id, tax }) => [id, tax]));
  const answer = new Map<string, Cents>();
  for (const { id, amount } of lines) {
    const tax = taxes.get(id);
    if (tax === undefined || !Number.isSafeInteger(tax) || tax < 0 || tax > amount) return null;
    answer.set(id, cents(tax));
  }
  return answer;
}

/** The tax of each item, in their order. Throws for an item that was not part of the request. */
export function taxOfItems(items: readonly TaxedItem[], answer: TaxAnswer): ItemTax[] {
  return items.map(({ id, amount, shipping }) => {
    const goodsTax = taxOf(answer, { id: idOf(id, 'goods'), amount });
    return {
      tax: add(goodsTax, taxOf(answer, { id: idOf(id, 'shipping'), amount: shipping })),
      goodsRate: rateOf(goodsTax, amount),
    };
  });
}

function taxOf(answer: TaxAnswer, line: Pick<LineOfTax, 'id' | 'amount'>): Cents {
  if (line.amount === 0) return cents(0);
  const tax = answer.get(line.id);
  if (tax === undefined) throw new RangeError(`the tax of ${line.id} was not asked`);
  return tax;
}

function rateOf(tax: Cents, amount: Cents): Ppm {
  if (amount === 0) return ppm(0);
  return ppm(Number(roundHalfUp(BigInt(tax) * 1_000_000n, BigInt(amount))));
}

function idOf(item: string | number, kind: LineOfTax['kind']): string {
  return `${item}-${kind}`;
}
