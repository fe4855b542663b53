// What a bank's dispute does to credits; disputes call it in the transaction that notes them.
import { creditReceiptNumber } from '@wevisu/domain/design-ai/credit-packs.ts';
import { planUsedEntries } from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { book } from '../../money/book.ts';
import type { PurchaseDeps } from './purchase-deps.ts';
import { bookCredits, lockCredits } from './store/credits.ts';
import {
  changeLot,
  type DisputedPack,
  endEarning,
  findDisputedPack,
  findPackEvidence,
  lockPaidPack,
} from './store/disputed-packs.ts';
import { useBought } from './store/purchases.ts';
import { tellOfPack } from './tell-of-packs.ts';

export type { DisputedPack };
export { findDisputedPack, findPackEvidence };

/** The account, then the purchase, as whoever uses its credits. Throws while a refund of it is under way. */
export async function lockDisputedPack(
  trx: Queryable,
  { accountId, purchaseId }: DisputedPack,
): Promise<{ readonly paidCents: number; readonly unearnedCents: number; readonly free: number }> {
  const balance = await lockCredits(trx, { accountId });
  const { amountCents, earnedCents, left, refund } = await lockPaidPack(trx, { id: purchaseId });
  if (refund === 'started')
    throw new Error(`a refund of purchase ${purchaseId} is under way while it is disputed`);
  const paidCents = refund === 'done' ? 0 : amountCents;
  const unearnedCents = paidCents === 0 ? 0 : amountCents - earnedCents;
  return { paidCents, unearnedCents, free: Math.min(balance?.credits ?? 0, left) };
}

type Disputed = DisputedPack & { readonly amountCents: number; readonly credits: number };

/** What is left of the pack and not held for a run can't be used while the bank decides. */
export async function keepCredits(deps: PurchaseDeps, trx: Queryable, of: Disputed): Promise<void> {
  await change(deps, trx, { ...of, cause: 'disputed', by: -of.credits });
  await tell(deps, trx, of, 'disputed');
}

/** The bank let the payment stand. Of a deleted account they are used up. */
export async function restoreCredits(
  deps: PurchaseDeps,
  trx: Queryable,
  of: Disputed,
): Promise<void> {
  const { accountId, purchaseId, credits } = of;
  if ((await lockCredits(trx, { accountId })) === null) {
    const { lotId } = await lockPaidPack(trx, { id: purchaseId });
    const used = credits === 0 ? null : await useBought(trx, { lotId, credits });
    const cause = { cause: 'credits', causeId: purchaseId, orderId: null } as const;
    const entries = planUsedEntries(cents(used?.earnedCents ?? 0));
    await book(trx, [{ ...cause, step: `used:${used?.usedCredits ?? 0}`, entries }], deps.now());
    return;
  }
  await change(deps, trx, { ...of, cause: 'restored', by: credits });
  await tell(deps, trx, of, 'won');
}

/** The bank has paid the person back: what is kept stays gone. */
export async function dropCredits(deps: PurchaseDeps, trx: Queryable, of: Disputed): Promise<void> {
  await endEarning(trx, { id: of.purchaseId });
  await tell(deps, trx, of, 'lost');
}

async function change(
  { now }: PurchaseDeps,
  trx: Queryable,
  of: Disputed & { readonly cause: 'disputed' | 'restored'; readonly by: number },
): Promise<void> {
  const { accountId, purchaseId, cause, by } = of;
  if (by === 0) return;
  const { lotId } = await lockPaidPack(trx, { id: purchaseId });
  await changeLot(trx, { lotId, by });
  await bookCredits(trx, {
    ...{ accountId, cause, credits: by, held: 0, holdId: null, lotId, now: now() },
  });
}

async function tell(
  deps: PurchaseDeps,
  trx: Queryable,
  of: Disputed,
  kind: 'disputed' | 'won' | 'lost',
): Promise<void> {
  const { purchaseId: id, credits, amountCents } = of;
  const receipt = creditReceiptNumber(await lockPaidPack(trx, { id }));
  await tellOfPack(deps, trx, {
    ...{ id, kind, credits, amount: cents(amountCents), receipt, at: deps.now() },
  });
}
