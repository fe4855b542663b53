/**
 * Every failure: its code, HTTP status and message. The server replies from it and the web app
 * reads it, so each text is written once. Failures that a person can cause are returned as a
 * `Refusal`, never thrown.
 *
 * The screens handle 401, 403, 404, 405, 422 and 500 individually and treat everything else as a
 * plain rejection (ERR-11 to ERR-20), so anything a shopper must read and act on is a 422. A 409
 * goes to editors that ask what to do: of rooms, and of records that two people edit.
 */

import { accessErrors } from './access.ts';
import { chatErrors } from './chat.ts';
import { designAiErrors } from './design-ai.ts';
import { hireErrors } from './hire.ts';
import { listingErrors } from './listing.ts';
import { offerErrors } from './offer.ts';
import { orderErrors } from './order.ts';
import { paymentErrors } from './payment.ts';
import { planErrors } from './plan.ts';
import { type Refusal, refuse } from './refusal.ts';
import { requestErrors } from './request.ts';
import { roomErrors } from './room.ts';
import { shopErrors } from './shop.ts';
import { workErrors } from './work.ts';

export { ok, type Refusal, type Result, refuse } from './refusal.ts';

export interface ErrorRow {
  readonly status: number;
  /** Plain text, never HTML (U-13). `{name}` is filled in from the refusal's params. */
  readonly message: string;
}

export const errors = {
  ...requestErrors,
  ...accessErrors,
  ...shopErrors,
  ...paymentErrors,
  ...planErrors,
  ...orderErrors,
  ...offerErrors,
  ...roomErrors,
  ...listingErrors,
  ...workErrors,
  ...designAiErrors,
  ...chatErrors,
  ...hireErrors,
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;

/** Messages by field, shown under the inputs; field names are the wire's. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A 422 'The given data was invalid.' with a refusal's message under each named field. */
export function refuseFields(
  fields: Readonly<Record<string, ErrorCode | Refusal>>,
): Refusal<'invalid_input'> {
  const texts = Object.entries(fields).map(([field, reason]) => [
    field,
    [messageOf(typeof reason === 'string' ? refuse(reason) : reason)],
  ]);
  return refuse('invalid_input', { fields: Object.fromEntries(texts) });
}

/** The message of a refusal, with its params filled in. */
export function messageOf(refusal: Refusal): string {
  return errors[refusal.code].message.replace(/\{(\w+)\}/g, (place, name: string) =>
    String(refusal.params?.[name] ?? place),
  );
}

/** The HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return errors[code].status;
}

/** Whether text from outside (a reply's body) is one of the codes. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(errors, text);
}
