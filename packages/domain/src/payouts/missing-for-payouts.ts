import type { PayoutAccountState } from './payouts.ts';

/** What a payee has to do before anything can be paid out, as a sentence; null if nothing. `null` state: never begun. */
export function missingForPayouts(
  state: PayoutAccountState | null,
  missing: readonly string[],
): string | null {
  if (state === 'enabled') return null;
  if (state === 'pending') return 'The payment service is still checking your account.';
  if (state === 'restricted' && missing.length > 0)
    return `The payment service still asks for: ${missing.join(', ')}.`;
  return 'Enter your bank account on the page Money.';
}
