/**
 * The numbers of the terms and policies, and the deadlines that follow from them. Page texts and
 * server checks both use them.
 */

import { addBusinessDays } from '../calendar/business-days.ts';
import { addDays, type Day, dayOf, type Instant } from '../calendar/calendar.ts';
import { type Cents, cents } from '../money/money.ts';

/** POL-05, POL-06, in years. */
export const MINIMUM_AGE = 13;
export const AGE_OF_CONSENT = 18;
/** POL-07: claims within one year. */
export const CLAIM_YEARS = 1;
/** POL-08. */
export const RETURN_WINDOW_DAYS = 12;
/** How long the homeowner has to send an accepted return. */
export const RETURN_SEND_DAYS = 14;
/** POL-09. */
export const VENDOR_REFUND_DAYS = 30;
/** POL-11: the greater of the fees paid and this. */
export const MIN_LIABILITY_CAP: Cents = cents(100_00);
/** POL-13. */
export const ORDER_PROCESSING_HOURS = 48;
/** POL-14. */
export const CANCEL_WINDOW_MINUTES = 60;
/** POL-15. */
export const REFUND_BUSINESS_DAYS = { min: 7, max: 14 } as const;
/** POL-16: 2 weeks. */
export const INCOMPLETE_REPORT_DAYS = 14;
/** POL-17. */
export const DELIVERY_WEEKS = { min: 1, max: 3 } as const;
/** POL-19, PRO-12. */
export const NEGATIVE_BALANCE_DAYS = 10;
/** POL-20, PRO-11. */
export const PENDING_PROFIT_BUSINESS_DAYS = 46;
/** POL-21, PRO-03. */
export const PRO_APPROVAL_HOURS = 24;

/** G-31: how often a showroom's ID may be changed; each former one stays taken. */
export const SHOWROOM_ID_CHANGES = { most: 3, days: 365 } as const;

/** How long a license file is kept after its application was refused; the privacy policy states it too. */
export const REFUSED_LICENSE_DAYS = 90;

/**
 * One sample per product and person in this many days; the vendor gets this much for it unless staff
 * set another amount.
 */
export const SAMPLE = { days: 30, wholesale: cents(3_00) } as const;

/** How long a checkout holds its stock. */
export const STOCK_HOLD_MINUTES = 15;
/** How long a payment waits for the buyer to confirm it with the bank; the stock is held meanwhile. */
export const CONFIRM_MINUTES = 10;
/** How long a bank keeps an amount for an order, unless the gateway tells another time. */
export const HOLD_DAYS = 7;
/** So long before the hold on a card ends it is charged for what is approved by then. */
export const CAPTURE_AHEAD_HOURS = 24;
/** How often a card is charged anew for an order whose hold is over, and how long after a refusal. */
export const CHARGE_TRIES = 3;
export const CHARGE_AGAIN_HOURS = 24;
/** A vendor's earnings of a line may be paid out so many days after the charge, unless staff agree on another time. */
export const VENDOR_PAYOUT_DAYS = 30;
/** How many days before it renews a pro hears of a plan's next charge. */
export const PLAN_NOTICE_DAYS = 7;
/** Days after it was due on which a refused renewal is tried; until the last one the plan's rights stay. */
export const PLAN_TRY_DAYS = [0, 1, 3, 5, 7] as const;
/** How long a deleted project can be restored. */
export const PROJECT_ASIDE_DAYS = 30;
/** How long a dispute may take to settle before it goes to arbitration. */
export const DISPUTE_DAYS = 30;
/** How long after opening an account its owner may opt out of arbitration. */
export const ARBITRATION_OPT_OUT_DAYS = 30;
/** POL-03: how long a homeowner may answer a higher price before the line is declined. */
export const PRICE_CONSENT_HOURS = 72;
/** How long an offer can be answered unless its pro says otherwise, and how long before its end the client is reminded. */
export const OFFER_DAYS = 14;
export const OFFER_REMINDER_DAYS = 2;
/** How long the link of an approved offer works, to buy what was approved. */
export const APPROVED_OFFER_DAYS = 90;
/** By when staff answer a request to cancel or return, or a report of a problem. */
export const REQUEST_ANSWER_DAYS = 2;
/** By when staff answer a message or a lead. No text outside promises it. */
export const MESSAGE_ANSWER_HOURS = 48;
/** So many checkouts that ended without an order in this time limit what the next one may hold. */
export const LAPSES = { free: 2, hours: 24 } as const;
/** G-47: an unused guest cart is dropped. */
export const GUEST_CART_DAYS = 30;
/** How long the link in an email works: to verify an address, and to set a new password. */
export const VERIFY_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 60;
/** How long a sign-in with another company's account may take. */
export const SOCIAL_SIGN_IN_MINUTES = 10;
/** How long the second step of a sign-in may take, how long a device may be spared it, and the codes for an emergency. */
export const SECOND_STEP = { minutes: 10, trustDays: 30, recoveryCodes: 10 } as const;
/** Codes of an authenticator app. */
export const APP_CODE = { digits: 6, seconds: 30 } as const;
/** G-04: the code mailed to staff. */
export const OTP = { digits: 6, minutes: 10, tries: 5, resendSeconds: 60 } as const;
/** How long staff act in the name of a user before they have to start again. */
export const ACTING_MINUTES = 30;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** POL-14: whether an order may still be canceled or its address changed. */
export function isCancelOpen(placedAt: Instant, now: Instant): boolean {
  return msOf(now) <= msOf(placedAt) + CANCEL_WINDOW_MINUTES * MINUTE_MS;
}

/** POL-08: the last day to request a return, counted from the delivery; it counts in full. */
export function lastReturnDay(deliveredAt: Instant): Day {
  return addDays(dayOf(deliveredAt), RETURN_WINDOW_DAYS);
}

/** POL-08: whether a return may be requested now, unless staff have moved the day. */
export function isReturnOpen(deliveredAt: Instant, now: Instant): boolean {
  return dayOf(now) <= lastReturnDay(deliveredAt);
}

/** POL-16: the last day to report missing or damaged goods. */
export function lastReportDay(deliveredAt: Instant): Day {
  return addDays(dayOf(deliveredAt), INCOMPLETE_REPORT_DAYS);
}

/** POL-15: the window in which a refund approved at an instant arrives. */
export function refundDays(approvedAt: Instant): { readonly from: Day; readonly to: Day } {
  const approved = dayOf(approvedAt);
  return {
    from: addBusinessDays(approved, REFUND_BUSINESS_DAYS.min),
    to: addBusinessDays(approved, REFUND_BUSINESS_DAYS.max),
  };
}

/** POL-09: the last day for a vendor to apply a requested refund. */
export function vendorRefundDueDay(requestedAt: Instant): Day {
  return addDays(dayOf(requestedAt), VENDOR_REFUND_DAYS);
}

/** POL-20: the day a pro's profit becomes available. */
export function profitAvailableDay(approvedAt: Instant): Day {
  return addBusinessDays(dayOf(approvedAt), PENDING_PROFIT_BUSINESS_DAYS);
}

/** The day from which a vendor's earnings of a line may be paid out; `days` as agreed with the vendor, or null. */
export function vendorAvailableDay(chargedOn: Day, days: number | null): Day {
  return addDays(chargedOn, days ?? VENDOR_PAYOUT_DAYS);
}

/** POL-19: the day by which a pro pays a negative balance. */
export function negativeBalanceDueDay(since: Instant): Day {
  return addDays(dayOf(since), NEGATIVE_BALANCE_DAYS);
}

/** POL-21: the deadline for staff to decide on a pro. */
export function proApprovalDueAt(appliedAt: Instant): Date {
  return new Date(msOf(appliedAt) + PRO_APPROVAL_HOURS * HOUR_MS);
}

/** POL-13: the deadline to process an order. */
export function processingDueAt(placedAt: Instant): Date {
  return new Date(msOf(placedAt) + ORDER_PROCESSING_HOURS * HOUR_MS);
}

/** POL-03: until when a higher price may be accepted. */
export function priceConsentDueAt(askedAt: Instant): Date {
  return new Date(msOf(askedAt) + PRICE_CONSENT_HOURS * HOUR_MS);
}

/** POL-10: the restocking fee: the item's shipping cost, at most what shipping it back costs. */
export function restockingFee(shipping: Cents, returnShipping: Cents): Cents {
  return cents(Math.min(shipping, returnShipping));
}

/** POL-11. */
export function liabilityCap(feesPaid: Cents): Cents {
  return cents(Math.max(feesPaid, MIN_LIABILITY_CAP));
}

function msOf(instant: Instant): number {
  const ms = new Date(instant).getTime();
  if (Number.isNaN(ms)) throw new RangeError(`not an instant: ${String(instant)}`);
  return ms;
}

/** How far back staff search in reasons and changed values, unless they name a day. */
export const AUDIT_SEARCH_DAYS = 90;
