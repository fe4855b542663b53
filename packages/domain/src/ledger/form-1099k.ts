/**
 * Form 1099-K of the United States: what a marketplace reports of whoever it pays. Source: IRS FS-2025-08, which restored
 * the thresholds of the years before 2022.
 */

import { type Cents, cents } from '../money/money.ts';

/** A form is due above both. */
export const FORM_1099K = { gross: cents(20_000_00), transactions: 200 } as const;

/** States that ask for the form from a lower gross on, whatever the number of transactions. */
export const STATE_1099K: readonly { readonly gross: Cents; readonly states: readonly string[] }[] =
  [
    { gross: cents(600_00), states: ['DC', 'MA', 'MD', 'MT', 'VA', 'VT'] },
    { gross: cents(1_000_00), states: ['IL', 'NJ'] },
    { gross: cents(2_500_00), states: ['AR'] },
  ];

/** Whether the federal form is due for a year. */
export function isForm1099kDue(of: {
  readonly gross: Cents;
  readonly transactions: number;
}): boolean {
  return of.gross > FORM_1099K.gross && of.transactions > FORM_1099K.transactions;
}
