// Paying for credits.
import * as contract from '@wevisu/contract/ai-purchases.ts';
import { AI_KEYS, callAi } from '../account/ai-calls.ts';

const QUIET = { isQuiet: true } as const;

/** Below the balance and the history: all of it is asked anew once something is paid. */
export const SHOP_KEY = [...AI_KEYS.all, 'credits', 'shop'] as const;

export async function fetchShop() {
  return (await callAi(contract.getCreditShop, {}, QUIET)).data;
}
export type ShownPack = Awaited<ReturnType<typeof fetchShop>>['packs'][number];

export async function sendPurchase(pack: ShownPack, token: string) {
  const body = { pack: pack.id, amount: pack.price, payment_token: token };
  return (await callAi(contract.buyCredits, { body }, QUIET)).data;
}

export async function askPurchase(id: number) {
  return (await callAi(contract.continueCreditPurchase, { params: { id } }, QUIET)).data;
}

export async function sendCancel(id: number): Promise<void> {
  await callAi(contract.cancelCreditPurchase, { params: { id } }, QUIET);
}
