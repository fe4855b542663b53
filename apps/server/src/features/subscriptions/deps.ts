import type { MoneyDeps } from '../money/deps.ts';

export type SubscriptionDeps = Pick<
  MoneyDeps,
  'pool' | 'now' | 'gateway' | 'mailer' | 'publicUrl' | 'onError'
>;
