import * as contract from '@wevisu/contract/ai-purchases.ts';
import { CREDIT_PACKS, creditReceiptNumber } from '@wevisu/domain/design-ai/credit-packs.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { CallTable } from '../../../platform/http/call-table.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import { cancelPurchase, finishPurchases, type PackPaid } from './advance-purchase.ts';
import { buyPack, continuePurchase, showOpen } from './buy-pack.ts';
import type { PurchaseDeps } from './purchase-deps.ts';
import { finishRefunds, refundPack } from './refund-pack.ts';
import { listForStaff } from './store/pack-refunds.ts';
import { findOwnPurchase } from './store/purchases.ts';

const PAGE = 50;

export function addCreditPurchases(
  { calls, jobs }: { readonly calls: CallTable; readonly jobs: JobQueue },
  deps: PurchaseDeps,
): void {
  calls.add(contract.getCreditShop, async ({ ai: { accountId } }) => {
    const open = await showOpen(deps, { accountId });
    return ok({ data: { packs: [...CREDIT_PACKS], open: open && showPaid(open) } });
  });
  calls.add(contract.buyCredits, async ({ ai }, { body }) => {
    const { accountId, emailVerified } = ai;
    // The receipt is mailed.
    if (!emailVerified) return refuse('email_not_verified');
    const { pack, amount: amountCents, payment_token: token } = body;
    return shown(await buyPack(deps, { accountId, pack, amountCents, token }));
  });
  calls.add(contract.continueCreditPurchase, async ({ ai: { accountId } }, { params: { id } }) =>
    shown(await continuePurchase(deps, { accountId, id })),
  );
  calls.add(contract.cancelCreditPurchase, async ({ ai: { accountId } }, { params: { id } }) => {
    const purchase = await findOwnPurchase(deps.pool, { accountId, id });
    if (purchase === null) return refuse('not_found');
    await cancelPurchase(deps, purchase);
    return ok({ data: null, message: 'The payment is canceled. Nothing was charged.' });
  });
  addStaffCalls(calls, deps);
  jobs.every('design-ai.finish-purchases', '* * * * *', () => finishPurchases(deps));
  jobs.every('design-ai.finish-refunds', '*/5 * * * *', () => finishRefunds(deps));
}

function addStaffCalls(calls: CallTable, deps: PurchaseDeps): void {
  calls.add(contract.listSoldPacks, async (_, { query }) => {
    const rows = await listForStaff(deps.pool, { before: query.before ?? null, most: PAGE + 1 });
    const packs = rows.slice(0, PAGE).map(showSold);
    return ok({ data: { packs, has_more: rows.length > PAGE } });
  });
  calls.add(contract.refundSoldPack, async ({ user: { userId } }, { params: { id }, body }) => {
    const done = await refundPack(deps, { userId, id, reason: body.reason });
    return done.ok ? ok({ data: null, message: 'The pack is on its way back to its card.' }) : done;
  });
}

function shown(paid: Result<PackPaid>) {
  return paid.ok ? ok({ data: showPaid(paid.value) }) : paid;
}

function showPaid(paid: PackPaid): contract.CreditPurchase {
  const { id, credits, amountCents, state, confirmation } = paid;
  return {
    ...{ id, credits, amount: cents(amountCents), state },
    confirmation: confirmation && {
      ...{ url: confirmation.url, expires_at: confirmation.until.toISOString() },
    },
  };
}

function showSold(row: Awaited<ReturnType<typeof listForStaff>>[number]): contract.SoldPack {
  const { id, email, credits, usedCredits, refund, left, free, isDisputed } = row;
  const isWhole = usedCredits === 0 && left === credits && free >= credits;
  return {
    ...{ id, receipt: creditReceiptNumber(row), email, credits, used_credits: usedCredits },
    ...{ amount: cents(row.amountCents), at: row.at.toISOString() },
    ...{ refund, refund_reason: row.refundReason, is_disputed: isDisputed },
    can_refund: !isDisputed && email !== null && (refund === null ? isWhole : refund === 'failed'),
  };
}
