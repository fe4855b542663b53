import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { cardBrandOf, checkCard, parseExpiry } from '@wevisu/domain/people/card.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import type { CardToken, TypedCard } from '../seam/payment-gateway.ts';
import { insertMethod } from './store/authorizations.ts';
import { findTestCard } from './test-cards.ts';

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * What a gateway does with a typed card: validates it and returns a token. Only the last four digits of
 * the number are kept, and nothing of the CVC.
 */
export async function createToken(
  { pool, now, newId }: Deps,
  card: TypedCard,
): Promise<Result<CardToken>> {
  const { cvv, ...problems } = checkCard({ ...card, cvv: card.cvc }, dayOf(now()));
  if (cvv !== undefined || Object.keys(problems).length > 0) {
    return refuseFields({ ...problems, ...(cvv === undefined ? {} : { cvc: cvv }) });
  }
  const digits = card.card_number.replace(/\D/g, '');
  const known = findTestCard(digits);
  const brand = cardBrandOf(digits);
  const expiry = parseExpiry(card.exp_date);
  if (known === null || brand === null || expiry === null) {
    return refuseFields({ card_number: 'test_card_only' });
  }
  const token = `sbx_tok_${newId()}`;
  const last4 = digits.slice(-4);
  await insertMethod(pool, {
    token,
    ...known,
    brand,
    last4,
    expMonth: expiry.month,
    expYear: expiry.year,
    nameOnCard: card.name_on_card,
  });
  return ok({ token, brand, last4 });
}
