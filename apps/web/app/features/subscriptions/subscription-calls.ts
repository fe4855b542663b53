// The calls about paid plans. Pages show failures in place.
import type { CallReply } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/subscriptions.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

export const PAYMENTS_KEY = ['pro', 'subscription'] as const;

const QUIET = { isQuiet: true } as const;

export async function fetchPayments() {
  return (await call(contract.getPlanPayments, {}, QUIET)).data;
}

export async function fetchPaymentsOf(id: ProUserId) {
  return (await call(contract.getPlanPaymentsForStaff, { params: { id } }, QUIET)).data;
}

export type CardUse = 'buy' | 'change';

export function sendPlanCard(
  use: CardUse,
  token: string,
): Promise<CallReply<typeof contract.buyPlan>> {
  const body = { payment_token: token };
  return use === 'buy'
    ? call(contract.buyPlan, { body }, QUIET)
    : call(contract.changePlanCard, { body }, QUIET);
}

export async function sendCancel() {
  return (await call(contract.cancelPlan, {}, QUIET)).data;
}

export async function sendResume() {
  return (await call(contract.resumePlan, {}, QUIET)).data;
}

export function fetchReceipt(receipt: string): Promise<Blob> {
  return callFile(contract.getPlanReceipt, { params: { receipt } }, new AbortController().signal);
}
