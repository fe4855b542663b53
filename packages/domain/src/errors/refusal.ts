// Separate from the table of messages (errors.ts), which code that only accepts and refuses does not need.
import type { ErrorCode, FieldErrors } from './errors.ts';

export interface RefusalDetail {
  readonly fields?: FieldErrors;
  /** Values for the `{name}` placeholders of the message. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** With `changed_meanwhile`: what the call's reply would have as `data`, were it sent now. */
  readonly now?: unknown;
}

export interface Refusal<Code extends ErrorCode = ErrorCode> extends RefusalDetail {
  readonly ok: false;
  readonly code: Code;
}

/** What a use case returns when it refuses: the code and details. */
export function refuse<Code extends ErrorCode>(code: Code, detail?: RefusalDetail): Refusal<Code> {
  return { ok: false, code, ...detail };
}

export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Result<Value, Code extends ErrorCode = ErrorCode> = Ok<Value> | Refusal<Code>;

/** What a use case returns on success. */
export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}
