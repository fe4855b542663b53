import { type Cents, cents } from '../money/money.ts';
import { PREMIUM_PAID_AMOUNT } from '../people/branding.ts';

/** FMT-14: of a month of Premium. */
export const PREMIUM_PRICE: Cents = cents(PREMIUM_PAID_AMOUNT * 100);

const DIGITS = 6;

/** 'PLAN-2026-000123': each year counts from 1, without gaps. */
export function planReceiptNumber(of: { readonly year: number; readonly serial: number }): string {
  return `PLAN-${of.year}-${String(of.serial).padStart(DIGITS, '0')}`;
}
