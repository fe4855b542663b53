/** Packs of credits that are bought by card, and why a card was refused. */
import { type Cents, cents } from '../money/money.ts';

interface CreditPack {
  readonly id: string;
  readonly credits: number;
  readonly price: Cents;
}

/** Smallest first; what one credit costs falls with the size. No sales tax is added. */
export const CREDIT_PACKS = [
  { id: 'pack_50', credits: 50, price: cents(9_00) },
  { id: 'pack_150', credits: 150, price: cents(24_00) },
  { id: 'pack_500', credits: 500, price: cents(69_00) },
] as const satisfies readonly CreditPack[];

export const CREDIT_PACK_IDS = CREDIT_PACKS.map(({ id }) => id);

const DIGITS = 6;

/** 'CREDITS-2026-000123': each year counts from 1, without gaps. */
export function creditReceiptNumber(of: {
  readonly year: number;
  readonly serial: number;
}): string {
  return `CREDITS-${of.year}-${String(of.serial).padStart(DIGITS, '0')}`;
}

const WORDS: Readonly<Record<string, string>> = {
  insufficient_funds: 'The card does not have enough funds.',
  expired_card: 'The card has expired.',
  wrong_cvc: 'The security code does not match the card.',
  authentication_required: 'The bank could not confirm the payment.',
  authentication_failed: 'The payment was not confirmed with your bank.',
  not_confirmed: 'The payment was not confirmed with your bank.',
  processing_error: 'The card could not be processed.',
  hold_over: 'The card could not be processed.',
  unknown_token: 'The card is not on file anymore.',
};

/** Why a payment for credits came to nothing, by the gateway's reason, as a sentence. */
export function packRefusal(reason: string): string {
  return WORDS[reason] ?? 'The bank declined the card.';
}
