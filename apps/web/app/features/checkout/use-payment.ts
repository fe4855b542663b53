import { useQueryClient } from '@tanstack/react-query';
import type { Checkout } from '@wevisu/contract/checkout.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { announce } from '../../platform/site-events.ts';
import type { CardInput } from '../gateway/seam/card-fields.ts';
import {
  dropPayment,
  fetchCheckout,
  fetchPayment,
  type Payment,
  type PaymentReply,
  sendPayment,
} from './checkout-calls.ts';
import { thankYouPath } from './checkout-paths.ts';
import {
  type Confirmation,
  type PaymentOutcome,
  readCheckoutState,
  readPaymentFailure,
} from './payment-outcome.ts';

export type PayWith =
  | { readonly kind: 'card'; readonly savesCard: boolean }
  | { readonly kind: 'saved'; readonly id: number };

/** The notice about the last attempt; null if there is none. */
export type PaymentNews =
  | Exclude<PaymentOutcome, { kind: 'unknown' | 'signed-out' }>
  | { readonly kind: 'confirm'; readonly confirmation: Confirmation }
  | { readonly kind: 'asking' | 'not-charged' | 'canceled' | 'still-unknown' | 'expired' };

/** How often to poll, and how many times, for a payment without a reply. */
const ASK_MS = 2_000;
const MAX_QUESTIONS = 15;

interface Paying {
  readonly checkout: Checkout;
  /** Null where only a saved card can be paid with. */
  readonly card: CardInput | null;
}

/**
 * Pays a checkout, once: a second press while a payment runs is ignored, and if a reply is lost the
 * checkout is polled for the outcome before another payment is possible.
 */
export function usePayment({ checkout, card }: Paying) {
  const [isPending, setPending] = useState(false);
  const [news, setNews] = useState<PaymentNews | null>(null);
  const isRunning = useRef(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  function goOn(orderNumber: string) {
    void navigate(thankYouPath(orderNumber), { replace: true });
    // The purchased lines have left the cart, and there is a new notification.
    announce('cart-updated');
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    void queryClient.invalidateQueries({ queryKey: ['notifications'] });
  }

  async function toPayment(payWith: PayWith): Promise<Payment> {
    const { total } = checkout;
    if (payWith.kind === 'saved') {
      return { token: null, savedCardId: payWith.id, total, savesCard: false };
    }
    if (card === null) throw new Error('A new card needs its fields.');
    const token = await card.requestToken();
    return { token, savedCardId: null, total, savesCard: payWith.savesCard };
  }

  async function attempt(payWith: PayWith): Promise<void> {
    let payment: Payment;
    try {
      payment = await toPayment(payWith);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // Nothing was sent to our server yet, so nothing can have been charged.
      if (Object.keys(error.fields).length === 0) setNews({ kind: 'not-charged' });
      return;
    }
    const reply = await heed(sendPayment(checkout.id, payment));
    // Back from there, this page may be as it was left.
    if (reply?.confirmation) location.assign(reply.confirmation.url);
  }

  /** Shows what came of it. Null if it failed. */
  async function heed(asked: Promise<PaymentReply>): Promise<PaymentReply | null> {
    try {
      const reply = await asked;
      if (reply.order_number !== null) goOn(reply.order_number);
      else if (reply.confirmation !== null) {
        setNews({ kind: 'confirm', confirmation: reply.confirmation });
      }
      return reply;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await follow(readPaymentFailure(error));
      return null;
    }
  }

  async function cancel(): Promise<void> {
    const reply = await heed(dropPayment(checkout.id));
    if (reply === null || reply.order_number !== null || reply.confirmation !== null) return;
    card?.forgetToken();
    setNews({ kind: 'canceled' });
  }

  async function follow(outcome: PaymentOutcome): Promise<void> {
    if (outcome.kind === 'signed-out') announce('session-ended');
    else if (outcome.kind === 'unknown') await askWhatCameOfIt();
    else {
      if (outcome.kind === 'refused') card?.forgetToken();
      setNews(outcome);
    }
  }

  async function askWhatCameOfIt(): Promise<void> {
    setNews({ kind: 'asking' });
    for (let question = 0; question < MAX_QUESTIONS; question++) {
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
      const found = await fetchCheckout(checkout.id).catch(() => null);
      const state = found && readCheckoutState(found);
      if (state?.kind === 'placed') return goOn(state.orderNumber);
      if (state?.kind === 'confirm') return setNews(state);
      if (state?.kind === 'pay-again') return setNews({ kind: 'not-charged' });
      if (state?.kind === 'expired') return setNews({ kind: 'expired' });
    }
    setNews({ kind: 'still-unknown' });
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setNews(null);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }

  return {
    isPending,
    news,
    pay: (payWith: PayWith) => void once(() => attempt(payWith)),
    ask: () => void once(askWhatCameOfIt),
    /** For a checkout being paid by another tab or an earlier visit, and after the bank's page. */
    resume: () => void once(async () => void (await heed(fetchPayment(checkout.id)))),
    /** Gives up a payment that waits for the bank. */
    cancel: () => void once(cancel),
    forgetNews: () => setNews(null),
    goOn,
  };
}
