import type { FieldErrors } from '@wevisu/domain/errors/errors.ts';

/** ERR-14: the messages of one field, as shown under it. */
export function joinFieldErrors(texts: readonly string[]): string {
  return texts.join(', ');
}

/** A call that was refused or got no answer (`status` 0). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: string | null;
  /** The server's message; empty if it sent none. */
  readonly text: string;
  readonly fields: FieldErrors;
  /** With `changed_meanwhile`: the record as it is now, in the shape of the call's `data`. */
  readonly now: unknown;

  constructor(status: number, body?: RefusalBody) {
    super(body?.message || `The call failed with status ${status}.`);
    this.status = status;
    this.code = body?.code ?? null;
    this.text = body?.message ?? '';
    this.fields = body?.errors ?? {};
    this.now = body?.now;
  }

  /** The site's session is over. That of AI 3D design is another. */
  get endsSession(): boolean {
    return this.status === 401 && this.code !== 'ai_unauthenticated';
  }

  get isNetworkFault(): boolean {
    return this.status === 0;
  }
}

export interface RefusalBody {
  readonly code?: string;
  readonly message?: string;
  readonly errors?: FieldErrors;
  readonly now?: unknown;
}

/** Reads the body of a refusal; anything unexpected counts as no message. */
export function toRefusalBody(value: unknown): RefusalBody {
  if (typeof value !== 'object' || value === null) return {};
  const { code, message, errors, now } = value as Record<string, unknown>;
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof message === 'string' ? { message } : {}),
    ...(isFieldErrors(errors) ? { errors } : {}),
    ...(now === undefined ? {} : { now }),
  };
}

function isFieldErrors(value: unknown): value is FieldErrors {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
    )
  );
}

/** ERR-14: the messages of each field, joined. */
export function joinFieldTexts(fields: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, texts]) => [field, joinFieldErrors(texts)]),
  );
}

/** AUTH-36: only the first message of each field. */
export function firstFieldTexts(fields: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, texts]) => [field, texts[0] ?? '']),
  );
}
