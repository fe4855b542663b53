import { randomUUID } from 'node:crypto';
import { CREDIT_PACKS } from '@wevisu/domain/design-ai/credit-packs.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../../platform/database/transaction-of-result.ts';
import { advancePurchase, type PackPaid, toPaid } from './advance-purchase.ts';
import type { PurchaseDeps } from './purchase-deps.ts';
import { lockCredits } from './store/credits.ts';
import {
  findByToken,
  findOpen,
  findOwnPurchase,
  hasOpenDispute,
  insertPurchase,
  type Purchase,
} from './store/purchases.ts';

interface Order {
  readonly accountId: AiAccountId;
  readonly pack: string;
  /** The price that the person saw. */
  readonly amountCents: number;
  readonly token: string;
}

/** The same token again is the same purchase. */
export async function buyPack(deps: PurchaseDeps, order: Order): Promise<Result<PackPaid>> {
  const { accountId, token } = order;
  const pack = CREDIT_PACKS.find(({ id }) => id === order.pack);
  if (pack === undefined || pack.price !== order.amountCents)
    return refuse('credits_price_changed');
  const card = await deps.gateway.describeToken(token);
  if (card === null) return refuse('credits_card_missing');
  const begun = await inTransactionOfResult(deps.pool, async (trx): Promise<Result<Purchase>> => {
    if ((await lockCredits(trx, { accountId })) === null) return refuse('ai_unauthenticated');
    const known = await findByToken(trx, { token });
    if (known !== null)
      return known.accountId === accountId ? ok(known) : refuse('credits_card_missing');
    if ((await findOpen(trx, { accountId })) !== null) return refuse('ai_payment_open');
    if ((await hasOpenDispute(trx, { accountId })).isOpen) return refuse('credits_disputed');
    const { brand, last4 } = card;
    return ok(
      await insertPurchase(trx, {
        ...{ accountId, credits: pack.credits, amountCents: pack.price, token, brand, last4 },
        ...{ key: `credits:${randomUUID()}`, now: deps.now() },
      }),
    );
  });
  return begun.ok ? advancePurchase(deps, begun.value) : begun;
}

/** What has become of a purchase, after a visit at the bank or a lost reply. */
export async function continuePurchase(
  deps: PurchaseDeps,
  of: { readonly accountId: AiAccountId; readonly id: number },
): Promise<Result<PackPaid>> {
  const purchase = await findOwnPurchase(deps.pool, of);
  return purchase === null ? refuse('not_found') : advancePurchase(deps, purchase);
}

/** The payment that has no end yet; null if there is none. */
export async function showOpen(
  { pool }: Pick<PurchaseDeps, 'pool'>,
  of: { readonly accountId: AiAccountId },
): Promise<PackPaid | null> {
  const open = await findOpen(pool, of);
  return open && toPaid(open);
}
