// Describes what has changed since the homeowner last looked.
import type { Address } from '@wevisu/contract/reply.ts';
import { type Cents, cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { isSamePlace } from '@wevisu/domain/money/tax-by-address.ts';
import { STOCK_HOLD_MINUTES } from '@wevisu/domain/policy/policy.ts';
import type { LineToBuy } from './lines-to-buy.ts';
import type { Quote, QuoteLine } from './quote.ts';

/** What was shown before: the live checkout, or one whose hold expired. */
export interface Shown {
  readonly quote: Quote;
  readonly expired: boolean;
  readonly address: Address;
}

interface Given {
  readonly quote: Quote;
  readonly address: Address;
  /** For prices seen in the cart, if no checkout was shown before. */
  readonly bought: readonly LineToBuy[];
  readonly before: Shown | null;
}

/** Quantities that the homeowner changed are not reported, nor is what follows from a new address. */
export function tellChanges({ quote, address, bought, before }: Given): string[] {
  return [
    ...(before?.expired ? [heldTooLong()] : []),
    ...bought.flatMap(({ line }) => {
      const now = quote.lines.find((one) => one.variantId === line.variantId);
      const then = before?.quote.lines.find((one) => one.variantId === line.variantId);
      if (now === undefined) return [];
      return [...priceNews(now, then, line.seenPriceCents), ...lotNews(now, then)];
    }),
    ...skippedNews(quote, before),
    ...(before === null ? [] : termNews(quote, before, address)),
  ];
}

function heldTooLong(): string {
  return `We could hold your items for only ${STOCK_HOLD_MINUTES} minutes, so we rechecked stock and prices.`;
}

/** Before a coupon, as in the cart. */
function listPrice(line: QuoteLine): Cents {
  return cents(line.priceCents + line.couponCents);
}

function priceNews(now: QuoteLine, then: QuoteLine | undefined, inCart: number | null): string[] {
  const seen = then === undefined ? inCart : listPrice(then);
  if (seen === null || seen === listPrice(now)) return [];
  return [
    `${now.productName} costs ${formatUsd(listPrice(now))} now, before ${formatUsd(cents(seen))}.`,
  ];
}

function lotNews(now: QuoteLine, then: QuoteLine | undefined): string[] {
  if (now.lots.length < 2 || (then !== undefined && then.lots.length > 1)) return [];
  return [
    `${now.productName} comes from ${now.lots.length} lots, whose shades may differ a little.`,
  ];
}

function skippedNews(quote: Quote, before: Shown | null): string[] {
  const known = new Set(before?.quote.skipped.map((one) => `${one.variantId} ${one.reason}`));
  return quote.skipped
    .filter((one) => !known.has(`${one.variantId} ${one.reason}`))
    .map((one) => one.reason);
}

function termNews(quote: Quote, before: Shown, address: Address): string[] {
  const then = before.quote;
  const news: string[] = [];
  if (then.couponCode !== null && quote.couponCode === null) {
    news.push(`The coupon ${then.couponCode} is not valid any more.`);
  }
  if (before.address.zip_code !== address.zip_code || !sameGoods(quote, then)) return news;
  if (then.shippingCents !== quote.shippingCents) {
    news.push(`Shipping is ${usd(quote.shippingCents)} now, before ${usd(then.shippingCents)}.`);
  }
  if (isTaxedAnew(quote, then, isSamePlace(address, before.address))) {
    news.push(`The tax is ${usd(quote.taxCents)} now, before ${usd(then.taxCents)}.`);
  }
  return news;
}

/** Whether the same goods are taxed in another way, and not only because their price or their street is another one. */
function isTaxedAnew(now: Quote, then: Quote, isSameStreet: boolean): boolean {
  if (now.taxSource === 'table' && then.taxSource === 'table') return now.taxPpm !== then.taxPpm;
  const isSamePrice =
    now.itemsCents === then.itemsCents && now.shippingCents === then.shippingCents;
  const isSameWay = now.taxSource === then.taxSource;
  return isSameStreet && now.taxCents !== then.taxCents && (isSamePrice || !isSameWay);
}

function sameGoods(a: Quote, b: Quote): boolean {
  const goods = (quote: Quote) => quote.lines.map((line) => `${line.variantId} ${line.qty}`).join();
  return goods(a) === goods(b);
}

function usd(amount: number): string {
  return formatUsd(cents(amount));
}
