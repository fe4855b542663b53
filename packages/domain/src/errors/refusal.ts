// Apart from the table of texts, which whoever only refuses does not need (see errors.ts).
import type { ErrorCode, FieldErrors } from './errors.ts';

export interface RefusalDetail {
  readonly fields?: FieldErrors;
  /** Values for the `{name}` places of the message. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface Refusal<Code extends ErrorCode = ErrorCode> extends RefusalDetail {
  readonly ok: false;
  readonly code: Code;
}

/** What a use case returns when it refuses, and why. */
export function refuse<Code extends ErrorCode>(code: Code, detail?: RefusalDetail): Refusal<Code> {
  return { ok: false, code, ...detail };
}
