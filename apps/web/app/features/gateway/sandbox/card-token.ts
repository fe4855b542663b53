import { createCardToken } from '@wevisu/contract/checkout.ts';
import { ApiFailure, toRefusalBody } from '../../../platform/api-failure.ts';
import { withSchemas } from '../../../platform/call-schemas.ts';
import type { CardTexts } from './card-form.ts';

/**
 * U-02: exchanges the card for the gateway's token. The request carries none of our own headers, and
 * the card goes nowhere else. Rejects with an ApiFailure whose fields are the card form's.
 */
export async function requestCardToken(tokensUrl: string, card: CardTexts): Promise<string> {
  const { card_number, name_on_Card, exp_date, cvv } = card;
  const response = await fetch(tokensUrl, {
    method: 'POST',
    credentials: 'omit',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      card_number: card_number.replace(/\s/g, ''),
      name_on_card: name_on_Card.trim(),
      exp_date,
      cvc: cvv,
    }),
  }).catch(() => {
    throw new ApiFailure(0);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const reply = (await withSchemas(createCardToken)).reply.safeParse(body);
    if (reply.success) return reply.data.data.token;
  }
  throw toCardFailure(response.status, body);
}

/** The gateway calls the code `cvc`, the form `cvv`. */
function toCardFailure(status: number, body: unknown): ApiFailure {
  const { errors: { cvc, ...fields } = {}, ...refusal } = toRefusalBody(body);
  return new ApiFailure(status, { ...refusal, errors: { ...fields, ...(cvc && { cvv: cvc }) } });
}
