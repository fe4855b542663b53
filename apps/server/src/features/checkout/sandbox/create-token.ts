import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { cardBrandOf, checkCard, parseExpiry } from '@wevisu/domain/people/card.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import { insertMethod } from './store.ts';
import { sandboxOutcome } from './test-cards.ts';

export interface TypedCard {
  readonly card_number: string;
  readonly name_on_card: string;
  readonly exp_date: string;
  readonly cvc: string;
}

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * What a gateway does with a typed card: checks it and gives a token for it. Of the number only the
 * last four digits stay, of the CVC nothing; both are out of sight when this returns.
 */
export async function createToken(
  { pool, now, newId }: Deps,
  card: TypedCard,
): Promise<Result<{ token: string; brand: string; last4: string }>> {
  const { cvv, ...problems } = checkCard({ ...card, cvv: card.cvc }, dayOf(now()));
  if (cvv !== undefined || Object.keys(problems).length > 0) {
    return refuseFields({ ...problems, ...(cvv === undefined ? {} : { cvc: cvv }) });
  }
  const digits = card.card_number.replace(/\D/g, '');
  const outcome = sandboxOutcome(digits);
  const brand = cardBrandOf(digits);
  const expiry = parseExpiry(card.exp_date);
  if (outcome === null || brand === null || expiry === null) {
    return refuseFields({ card_number: 'sandbox_card_only' });
  }
  const token = `sbx_tok_${newId()}`;
  const last4 = digits.slice(-4);
  await insertMethod(pool, {
    token,
    outcome,
    brand,
    last4,
    exp_month: expiry.month,
    exp_year: expiry.year,
    name_on_card: card.name_on_card,
  });
  return ok({ token, brand, last4 });
}
