// The receipt of another pro's plan, tried by a pro.
import * as subscriptions from '@wevisu/contract/subscriptions.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

/** Of what `keepPlan` keeps. */
export const RECEIPT = 'PLAN-2026-000001';

/** A paid month of the showroom. */
export async function keepPlan(app: TestApp, showroom: number): Promise<void> {
  await app.pool.query(
    `with plan as (
       insert into subscriptions (showroom_id, plan, price_cents, state, started_on, periods, paid_until, next_try_on,
         payment_token, card_brand, card_last4)
       select id, 'Premium', 19900, 'active', '2099-01-01', 1, '2099-01-31', '2099-02-01', 'tok_zephyrine', 'Visa', '4242'
       from showrooms where user_id = $1 returning id)
     insert into subscription_charges (subscription_id, period, attempt, amount_cents, period_from, period_to,
       idempotency_key, payment_token, card_brand, card_last4, state, gateway_ref, fee_cents, receipt_year, receipt_serial,
       billed_to, use_on, started_at, ended_at)
     select id, 1, 1, 19900, '2099-01-01', '2099-01-31', 'plan:zephyrine', 'tok_zephyrine', 'Visa', '4242', 'done',
       'sbx_zephyrine', 607, 2026, 1, '{"company":"Zephyrine","vsdId":"ZEPHYRIN"}', '2099-02-01', now(), now() from plan`,
    [showroom],
  );
}

export function planTries(
  given: () => { readonly app: TestApp; readonly otherPro: string },
): readonly Try[] {
  const params = { receipt: RECEIPT };
  return [
    [
      subscriptions.getPlanReceipt.name,
      () => given().app.call(subscriptions.getPlanReceipt, { params }, { token: given().otherPro }),
      404,
    ],
  ];
}
