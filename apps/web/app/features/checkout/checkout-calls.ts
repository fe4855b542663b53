import { getProfile, updateProfile } from '@wevisu/contract/accounts.ts';
import {
  type Checkout,
  cancelPayment,
  continuePayment,
  getCheckout,
  payCheckout,
  startCheckout,
} from '@wevisu/contract/checkout.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { call } from '../../platform/api.ts';

/** CHECK-02. */
export async function fetchCheckoutProfile(proId: ProUserId) {
  return (await call(getProfile, { query: { checkout: 1, showroom: proId } }, { isQuiet: true }))
    .data;
}

/** CHECK-03. */
export async function saveAddress(address: Address): Promise<void> {
  await call(updateProfile, { body: { ...address, checkout: 1 } });
}

export async function openCheckout(proId: ProUserId, address: Address): Promise<Checkout> {
  const body = { showroom: proId, address };
  return (await call(startCheckout, { body }, { isQuiet: true })).data;
}

export async function fetchCheckout(id: string): Promise<Checkout> {
  return (await call(getCheckout, { params: { id } }, { isQuiet: true })).data;
}

export interface Payment {
  readonly token: string | null;
  readonly savedCardId: number | null;
  /** The total in cents that the homeowner agreed to. */
  readonly total: number;
  readonly savesCard: boolean;
}

/** Neither an order nor a confirmation: nothing is being paid. */
export type PaymentReply = Pick<Checkout, 'order_number' | 'confirmation'>;

export async function sendPayment(checkoutId: string, payment: Payment): Promise<PaymentReply> {
  const { token, savedCardId, total, savesCard } = payment;
  const body = {
    ...(token === null ? {} : { payment_token: token }),
    ...(savedCardId === null ? {} : { saved_card_id: savedCardId }),
    total,
    save_card: savesCard,
  };
  return (await call(payCheckout, { params: { id: checkoutId }, body }, { isQuiet: true })).data;
}

export async function fetchPayment(checkoutId: string): Promise<PaymentReply> {
  return (await call(continuePayment, { params: { id: checkoutId } }, { isQuiet: true })).data;
}

export async function dropPayment(checkoutId: string): Promise<PaymentReply> {
  return (await call(cancelPayment, { params: { id: checkoutId } }, { isQuiet: true })).data;
}
