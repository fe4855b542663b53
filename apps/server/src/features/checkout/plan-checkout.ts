// Computes the checkout to write from what was read. Pure: no database, no clock.
import type { Address } from '@wevisu/contract/reply.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { LAPSES, STOCK_HOLD_MINUTES } from '@wevisu/domain/policy/policy.ts';
import type { CartContents } from '../cart/cart-contents.ts';
import { composeQuote } from './compose-quote.ts';
import { holdChanges } from './hold-changes.ts';
import { type LineToBuy, linesToBuy } from './lines-to-buy.ts';
import type { Quote } from './quote.ts';
import type { LockedTables } from './store/start.ts';
import { type Shown, tellChanges } from './tell-changes.ts';

/** Of the units that are free, to an account with too many lapses: it may not keep everything from others again. */
const SHARE_AFTER_LAPSES = 0.5;

interface CheckoutPlan {
  readonly quote: Quote;
  readonly holdExpiresAt: Date;
  readonly holds: ReturnType<typeof holdChanges>['holds'];
  readonly moved: ReturnType<typeof holdChanges>['moved'];
  /** What has changed since the homeowner last looked, in words. */
  readonly changes: readonly string[];
}

export function planCheckout(given: {
  readonly contents: CartContents;
  readonly tables: LockedTables;
  readonly address: Address;
  readonly now: Date;
}): Result<CheckoutPlan> {
  const { contents, tables, address, now } = given;
  const share = tables.lapses < LAPSES.free ? 1 : SHARE_AFTER_LAPSES;
  const { bought, skipped } = linesToBuy(contents.lines, { lots: tables.lots, share });
  if (bought.length === 0) return skipped[0]?.problem ?? refuse('cart_empty');
  const { couponCode, couponRate } = contents;
  const composed = composeQuote({
    bought,
    skipped,
    coupon:
      couponCode === null || couponRate === null ? null : { code: couponCode, rate: couponRate },
    state: address.state,
    zip: address.zip_code,
    shippingRates: tables.shippingRates,
    taxRules: tables.taxRules,
    transit: tables.transit,
    now,
  });
  if (!composed.ok) return composed;
  const quote = composed.value;
  return ok({
    quote,
    holdExpiresAt: holdEnd(tables.earlier, now),
    ...holdChanges(bought, tables.held),
    changes: describeChanges({ quote, bought, tables, address, now }),
  });
}

/** A hold ends when it was said to end: looking again, another address or another card do not move it. */
function holdEnd(earlier: LockedTables['earlier'], now: Date): Date {
  if (earlier?.state === 'open' && earlier.holdExpiresAt > now) return earlier.holdExpiresAt;
  return new Date(now.getTime() + STOCK_HOLD_MINUTES * 60_000);
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
    zip: earlier.address.zip_code,
    expired: earlier.state === 'expired' || earlier.holdExpiresAt <= now,
  };
  return tellChanges({ quote, zip: address.zip_code, bought, before });
}
