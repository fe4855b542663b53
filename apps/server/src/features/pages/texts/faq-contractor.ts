import { cents, formatPercent, formatUsd, mulRate, percent } from '@wevisu/domain/money/money.ts';
import {
  MINIMUM_MARKUP,
  maxCouponRate,
  STANDARD_MARKUP,
  shownMaxCoupon,
} from '@wevisu/domain/money/pricing.ts';
import {
  NEGATIVE_BALANCE_DAYS,
  PENDING_PROFIT_BUSINESS_DAYS,
  PRO_APPROVAL_HOURS,
  RETURN_WINDOW_DAYS,
  VENDOR_REFUND_DAYS,
} from '@wevisu/domain/policy/policy.ts';
import { SPELLINGS } from '@wevisu/domain/spellings.ts';
import type { StandardText } from './standard-text.ts';

const PRICE = cents(100_00);
const EXAMPLE = {
  price: PRICE,
  markup: mulRate(PRICE, maxCouponRate(MINIMUM_MARKUP)),
  higher: percent(20),
} as const;

/** PAGES-02, PAGES-04, POL-18 to POL-21: payout and markup help, for pros alone. */
export const faqContractor: StandardText = {
  title: SPELLINGS.contractorFaq,
  lead: '',
  updatedOn: null,
  body: `
## How does the markup work?

Your markup is added to the wholesale price and the fee of the marketplace. It is at least ${formatPercent(MINIMUM_MARKUP)} (standard ${formatPercent(STANDARD_MARKUP)}). You can set it for the showroom, for a category or for one product; the narrowest one counts. Your clients see one price and none of its parts.

## What can a coupon take off?

A coupon is not above the markup: it can take off all of your markup and nothing of the vendor's price or of the fee. It takes a percent of the price that your clients see. With a markup of ${formatPercent(MINIMUM_MARKUP)}, an item of ${formatUsd(EXAMPLE.price)} includes ${formatUsd(EXAMPLE.markup)} of markup, so a coupon can take at most ${shownMaxCoupon(MINIMUM_MARKUP)}. With a markup of ${formatPercent(EXAMPLE.higher)} it can take ${shownMaxCoupon(EXAMPLE.higher)}. Your lowest markup counts, and it cannot be lowered while a coupon takes more.

## When can I have my profit paid out?

Pending profits are available ${PENDING_PROFIT_BUSINESS_DAYS} business days after the order was approved, counted by the U.S. holiday calendar. Until then they show as pending, each with its day.

## What happens when something is returned?

Your share of what is refunded goes back to the cent, no more. Clients can ask for a return within ${RETURN_WINDOW_DAYS} days, and vendors have ${VENDOR_REFUND_DAYS} days to apply a refund, which is why profits wait.

## What if my balance is negative?

It is netted from your next payout. What is still open is paid within ${NEGATIVE_BALANCE_DAYS} days.

## How do I set up payouts?

On the page [payout setup](/payout_setup). It says what is needed and where you stand.

## How long does the approval of my account take?

Up to ${PRO_APPROVAL_HOURS} hours. We mail you when it is done, or what is missing.

## Do my clients see other pros?

Not from within your showroom. A client who holds the ID of another pro can enter it, as with any other shop.
`,
};
