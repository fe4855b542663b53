// Computes the checkout to write from what was read. Pure: no database, no clock.
import type { Address } from '@wevisu/contract/reply.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { cents, multiplyByQty, ppm } from '@wevisu/domain/money/money.ts';
import { taxRequestOf } from '@wevisu/domain/money/tax-by-address.ts';
import { LAPSES, STOCK_HOLD_MINUTES } from '@wevisu/domain/policy/policy.ts';
import type { CartContents } from '../cart/cart-contents.ts';
import { composeDelivery, composeQuote } from './compose-quote.ts';
import { holdChanges } from './hold-changes.ts';
import { type LineToBuy, linesToBuy } from './lines-to-buy.ts';
import type { Quote } from './quote.ts';
import type { LockedTables } from './store/start.ts';
import { type AskedBefore, findKnownTax, type TaxToAsk, type TaxTurn } from './tax/known-tax.ts';
import { type Shown, tellChanges } from './tell-changes.ts';

/** Of the units that are free, to an account with too many lapses: it may not keep everything from others again. */
const SHARE_AFTER_LAPSES = 0.5;

interface CheckoutPlan {
  readonly kind: 'plan';
  readonly quote: Quote;
  readonly holdExpiresAt: Date;
  readonly holds: ReturnType<typeof holdChanges>['holds'];
  readonly moved: ReturnType<typeof holdChanges>['moved'];
  /** What has changed since the homeowner last looked, in words. */
  readonly changes: readonly string[];
}

/** The plan, or what a tax service has to be asked before there is one. */
export function planCheckout(given: {
  readonly contents: CartContents;
  readonly tables: LockedTables;
  readonly address: Address;
  readonly turn: TaxTurn;
  readonly now: Date;
}): Result<CheckoutPlan | TaxToAsk> {
  const { contents, tables, address, turn, now } = given;
  const share = tables.lapses < LAPSES.free ? 1 : SHARE_AFTER_LAPSES;
  const { bought, skipped } = linesToBuy(contents.lines, { lots: tables.lots, share });
  if (bought.length === 0) return skipped[0]?.problem ?? refuse('cart_empty');
  const { state, zip_code: zip } = address;
  const delivery = composeDelivery({ bought, zip, shippingRates: tables.shippingRates });
  if (!delivery.ok) return delivery;
  const items = delivery.value.lines.map(({ amount, shipping }, at) => ({
    id: bought[at]?.line.variantId ?? 0,
    ...{ amount, shipping },
  }));
  const tax = findKnownTax(
    { request: taxRequestOf(address, items), items },
    { before: askedBefore(tables.earlier, now), turn },
  );
  if (tax.kind === 'ask') return ok(tax);
  const { couponCode, couponRate } = contents;
  const composed = composeQuote({
    bought,
    skipped,
    coupon:
      couponCode === null || couponRate === null ? null : { code: couponCode, rate: couponRate },
    ...{ state, zip, tax },
    delivery: delivery.value,
    taxRules: tables.taxRules,
    transit: tables.transit,
    now,
  });
  if (!composed.ok) return composed;
  const quote = composed.value;
  return ok({
    kind: 'plan',
    quote,
    holdExpiresAt: holdEnd(tables.earlier, now),
    ...holdChanges(bought, tables.held),
    changes: describeChanges({ quote, bought, tables, address, now }),
  });
}

/** A hold ends when it was said to end: looking again, another address or another card do not move it. */
function holdEnd(earlier: Earlier, now: Date): Date {
  if (isLive(earlier, now)) return earlier.holdExpiresAt;
  return new Date(now.getTime() + STOCK_HOLD_MINUTES * 60_000);
}

type Earlier = LockedTables['earlier'];

function isLive(earlier: Earlier, now: Date): earlier is NonNullable<Earlier> {
  return earlier?.state === 'open' && earlier.holdExpiresAt > now;
}

/** What a tax service was asked for the checkout that is looked at again. */
function askedBefore(earlier: Earlier, now: Date): AskedBefore | null {
  if (!isLive(earlier, now) || !earlier.quote.isTaxAsked) return null;
  const { quote, address } = earlier;
  const items = quote.lines.map((line) => ({
    id: line.variantId,
    amount: multiplyByQty(cents(line.priceCents), line.qty),
    shipping: cents(line.shippingCents),
  }));
  const taxes = quote.lines.map(
    ({ variantId, taxCents, taxPpm }) =>
      [variantId, { tax: cents(taxCents), goodsRate: ppm(taxPpm ?? 0) }] as const,
  );
  return {
    request: taxRequestOf(address, items),
    taxes: quote.taxSource === 'service' ? new Map(taxes) : null,
  };
}

function describeChanges(given: {
  readonly quote: Quote;
  readonly bought: readonly LineToBuy[];
  readonly tables: LockedTables;
  readonly address: Address;
  readonly now: Date;
}): string[] {
  const { quote, bought, address, now } = given;
  const { earlier } = given.tables;
  const before: Shown | null = earlier && {
    quote: earlier.quote,
    address: earlier.address,
    expired: earlier.state === 'expired' || earlier.holdExpiresAt <= now,
  };
  return tellChanges({ quote, address, bought, before });
}
