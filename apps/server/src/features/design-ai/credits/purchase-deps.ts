import type { MoneyDeps } from '../../money/deps.ts';

/** What paying for credits needs from the rest of the server. */
export type PurchaseDeps = Pick<
  MoneyDeps,
  'pool' | 'now' | 'gateway' | 'mailer' | 'publicUrl' | 'onError'
>;
