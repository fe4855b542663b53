/**
 * The whole vocabulary of failure: code, HTTP status, the text that is shown. The server answers
 * from it and the web app reads it, so that a text stands in one place. Codes that a person can
 * cause are returned as a `Refusal`, never thrown.
 *
 * The screens treat 401, 403, 404, 405, 422 and 500 each in their own way and everything else as
 * merely rejected (ERR-11 to ERR-20), so whatever a shopper must read and act on is a 422. The one
 * 409 is for the editor of rooms, which asks what to do.
 */

import { accessErrors } from './access.ts';
import { orderErrors } from './order.ts';
import { paymentErrors } from './payment.ts';
import { type Refusal, refuse } from './refusal.ts';
import { requestErrors } from './request.ts';
import { roomErrors } from './room.ts';
import { shopErrors } from './shop.ts';

export { type Refusal, refuse } from './refusal.ts';

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
  ...orderErrors,
  ...roomErrors,
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;

/** Texts by field, as they stand under the inputs; the names are the wire's. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Result<Value, Code extends ErrorCode = ErrorCode> = Ok<Value> | Refusal<Code>;

/** What a use case returns when all went well. */
export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

/** A 422 'The given data was invalid.' with the text of one refusal under each named field. */
export function refuseFields(
  fields: Readonly<Record<string, ErrorCode | Refusal>>,
): Refusal<'invalid_input'> {
  const texts = Object.entries(fields).map(([field, reason]) => [
    field,
    [messageOf(typeof reason === 'string' ? refuse(reason) : reason)],
  ]);
  return refuse('invalid_input', { fields: Object.fromEntries(texts) });
}

/** The text shown for a refusal, with its params filled in. */
export function messageOf(refusal: Refusal): string {
  return errors[refusal.code].message.replace(/\{(\w+)\}/g, (place, name: string) =>
    String(refusal.params?.[name] ?? place),
  );
}

/** The HTTP status that a code is answered with. */
export function statusOf(code: ErrorCode): number {
  return errors[code].status;
}

/** Whether a text from outside (a reply's body) is one of the codes. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(errors, text);
}
