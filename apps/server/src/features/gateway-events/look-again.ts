import { lookAtPayment } from '../checkout/look-at-payment.ts';
import { lookAtPurchase } from '../design-ai/credits/advance-purchase.ts';
import { lookAtPackRefund } from '../design-ai/credits/refund-pack.ts';
import type { WebhookEvent } from '../gateway/seam/payment-gateway.ts';
import { lookAtHirePayment } from '../hiring/advance-hire-payment.ts';
import { lookAtHireRefund } from '../hiring/refund-hire.ts';
import { lookAtMoney } from '../money/look-at-money.ts';
import { lookAtAccount, lookAtPayout } from '../payouts/look-at-payouts.ts';
import { lookAtPlan } from '../subscriptions/renew-plans.ts';
import type { GatewayEventDeps } from './deps.ts';

export type LookAgain = Pick<WebhookEvent, 'about' | 'ref'>;

/**
 * Looks at the gateway at what an event is about, and does what follows, as whoever would have come by without it. Does
 * nothing about what is not ours. Throws if the gateway does not answer; then the job runs again.
 */
export async function lookAgain(deps: GatewayEventDeps, { about, ref }: LookAgain): Promise<void> {
  switch (about) {
    case 'payment':
      await lookAtPayment(deps.checkout, ref);
      await lookAtMoney(deps.money, { about, key: ref });
      await lookAtPlan(deps.money, ref);
      await lookAtPurchase(deps.money, ref);
      await lookAtHirePayment(deps.money, ref);
      return;
    case 'refund':
      await lookAtMoney(deps.money, { about, key: ref });
      await lookAtPackRefund(deps.money, ref);
      await lookAtHireRefund(deps.money, ref);
      return;
    case 'account':
      await lookAtAccount(deps.payouts, ref);
      return;
    case 'payout':
      await lookAtPayout(deps.payouts, ref);
  }
}
