// A payment for credits of another account of AI 3D design.
import * as purchases from '@wevisu/contract/ai-purchases.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

/** One that waits for its bank. */
export async function keepPurchase(app: TestApp): Promise<number> {
  const { accountId } = await app.createAiAccount({ email: 'buyer@zephyrine.example' });
  const { rows } = await app.pool.query(
    `insert into ai_credit_purchases (ai_account_id, credits, amount_cents, payment_token, idempotency_key, card_brand,
       card_last4, state, authorization_ref, confirm_url, confirm_until, started_at)
     values ($1, 50, 900, 'tok_zephyrine_pack', 'credits:zephyrine', 'Visa', '4242', 'confirming', 'sbx_zephyrine_pack',
       '/sandbox-bank/zephyrine', '2099-01-01', now()) returning id::int`,
    [accountId],
  );
  return rows[0].id;
}

export function creditTries(
  given: () => { readonly app: TestApp; readonly otherAi: string; readonly purchaseId: number },
): readonly Try[] {
  const send = (
    call: typeof purchases.continueCreditPurchase | typeof purchases.cancelCreditPurchase,
  ) => {
    const { app, otherAi, purchaseId: id } = given();
    return app.call(call, { params: { id } }, { aiToken: otherAi });
  };
  return [
    [purchases.continueCreditPurchase.name, () => send(purchases.continueCreditPurchase), 404],
    [purchases.cancelCreditPurchase.name, () => send(purchases.cancelCreditPurchase), 404],
  ];
}
