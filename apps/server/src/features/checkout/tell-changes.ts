// Describes what has changed since the homeowner last looked.
import { type Cents, cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { STOCK_HOLD_MINUTES } from '@wevisu/domain/policy/policy.ts';
import type { LineToBuy } from './lines-to-buy.ts';
import type { Quote, QuoteLine } from './quote.ts';

/** What was shown before: the live checkout, or one whose hold expired. */
export interface Shown {
  readonly quote: Quote;
  readonly expired: boolean;
  readonly zip: string;
}

interface Given {
  readonly quote: Quote;
  readonly zip: string;
  /** For prices seen in the cart, if no checkout was shown before. */
  readonly bought: readonly LineToBuy[];
  readonly before: Shown | null;
}

/** Quantities that the homeowner changed are not reported, nor is what follows from a new address. */
export function tellChanges({ quote, zip, bought, before }: Given): string[] {
  return [
    ...(before?.expired ? [heldTooLong()] : []),
    ...bought.flatMap(({ line }) => {
      const now = quote.lines.find((one) => one.variantId === line.variantId);
      const then = before?.quote.lines.find((one) => one.variantId === line.variantId);
      if (now === undefined) return [];
      return [...priceNews(now, then, line.seenPriceCents), ...lotNews(now, then)];
    }),
    ...skippedNews(quote, before),
    ...(before === null ? [] : termNews(quote, before, zip)),
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

function termNews(quote: Quote, before: Shown, zip: string): string[] {
  const then = before.quote;
  const news: string[] = [];
  if (then.couponCode !== null && quote.couponCode === null) {
    news.push(`The coupon ${then.couponCode} is not valid any more.`);
  }
  if (before.zip !== zip || !sameGoods(quote, then)) return news;
  if (then.shippingCents !== quote.shippingCents) {
    news.push(`Shipping is ${usd(quote.shippingCents)} now, before ${usd(then.shippingCents)}.`);
  }
  if (then.taxPpm !== quote.taxPpm) {
    news.push(`The tax is ${usd(quote.taxCents)} now, before ${usd(then.taxCents)}.`);
  }
  return news;
}

function sameGoods(a: Quote, b: Quote): boolean {
  const goods = (quote: Quote) => quote.lines.map((line) => `${line.variantId} ${line.qty}`).join();
  return goods(a) === goods(b);
}

function usd(amount: number): string {
  return formatUsd(cents(amount));
}
