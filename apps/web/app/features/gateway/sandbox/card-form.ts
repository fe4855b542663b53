import type { Day } from '@wevisu/domain/calendar/calendar.ts';
import { paymentErrors } from '@wevisu/domain/errors/payment.ts';
import { digitsOnly } from '@wevisu/domain/numeric-text.ts';
import {
  cardBrandOf,
  checkCard,
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isExpiry,
} from '@wevisu/domain/people/card.ts';
import type { CardField } from '../seam/card-fields.ts';

export type CardTexts = Readonly<Record<CardField, string>>;

export const EMPTY_CARD: CardTexts = { card_number: '', name_on_Card: '', exp_date: '', cvv: '' };

/** Visa once had 13 digits and may have 19: advancing at 13 would cut off 16-digit cards. */
const USUAL_DIGITS: Readonly<Record<string, number>> = {
  'American Express': 15,
  'Diners Club': 14,
};
const MAX_CVC_DIGITS = 4;

export function isEmptyCard(card: CardTexts): boolean {
  return Object.values(card).every((text) => text.trim() === '');
}

/** ERR-09, in the spec's words; gateways also require the name. */
export function findCardProblems(
  card: CardTexts,
  today: Day,
): Readonly<Partial<Record<CardField, string>>> {
  const problems = Object.entries(checkCard(card, today)).map(
    ([field, code]) => [field, paymentErrors[code].message] as const,
  );
  return {
    ...Object.fromEntries(problems),
    ...(card.name_on_Card.trim() === '' && { name_on_Card: 'Enter the name on the card.' }),
  };
}

export interface TypedText {
  readonly text: string;
  /** REG-12, REG-13: the field to focus next, once this one is valid. */
  readonly moveTo: CardField | null;
}

/** REG-11, REG-12. Deleting never advances, so that the end of a number can be corrected. */
export function typeCardNumber(before: string, typed: string): TypedText {
  const text = formatCardNumber(typed);
  const digits = digitsOnly(text).length;
  const usual = USUAL_DIGITS[cardBrandOf(text) ?? ''] ?? 16;
  const isComplete = isCardNumber(text) && digits >= usual;
  const grew = digits > digitsOnly(before).length;
  return { text, moveTo: isComplete && grew ? 'name_on_Card' : null };
}

/** REG-13. */
export function typeExpiry(before: string, typed: string, today: Day): TypedText {
  // Deleting the slash also deletes the digit before it; otherwise it would reappear.
  const isDeleting = typed.length < before.length;
  const text = isDeleting ? typed.replace(/\/$/, '') : formatExpiry(typed);
  return { text, moveTo: !isDeleting && isExpiry(text, today) ? 'cvv' : null };
}

export function typeCvc(typed: string): string {
  return digitsOnly(typed).slice(0, MAX_CVC_DIGITS);
}
