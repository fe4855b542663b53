// Answers one call, from a caller and raw input to a status and a text: the same for HTTP and for pages.
import {
  type ErrorCode,
  messageOf,
  type Refusal,
  refuse,
  refuseFields,
  statusOf,
} from '@wevisu/domain/errors/errors.ts';
import type { z } from 'zod';
import {
  checkAccess,
  type HandlerValue,
  type RegisteredCall,
  roleOf,
  type SentFile,
} from './call-table.ts';
import type { Caller } from './caller.ts';
import { issueText } from './issue-text.ts';
import { inRequestOf } from './request-context.ts';
import type { Shaper } from './shape-reply.ts';
import { findUnstorable } from './unstorable.ts';

export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  /** JSON. */
  readonly text: string;
  readonly refused: ErrorCode | null;
  /** Values of Set-Cookie headers; pages, which only read, have no use for them. */
  readonly cookies: readonly string[];
  /** The reply of a call that sends a file instead of text. */
  readonly file: SentFile | null;
}

/** Retry-After of a 503: a full queue has moved on by then, and a database is back. */
export const BUSY_RETRY_S = '5';

/** Throws only for errors that no user can cause. */
export async function answerCall(
  call: RegisteredCall,
  caller: Caller,
  raw: RawInput,
): Promise<Answer> {
  const verdict = checkAccess(call.definition, caller);
  if (verdict !== 'ok') return refusalAnswer(refuse(verdict));
  const parsed = parseInput(call, raw);
  if (!parsed.ok) return refusalAnswer(parsed);
  const result = await inRequestOf(caller, () => call.handle(caller, parsed.value));
  const shape = call.shapers[roleOf(caller)];
  if (!result.ok) return refusalAnswer(result, shape);
  if (shape === undefined) return refusalAnswer(refuse('forbidden'));
  const { setCookies = [], file, ...body }: HandlerValue = result.value;
  return {
    status: call.definition.success ?? 200,
    text: shape({ success: true, message: '', ...body }),
    refused: null,
    cookies: setCookies,
    file: file ?? null,
  };
}

/** `shape` writes the record that the refusal may carry: as the call's reply would, for this role. */
export function refusalAnswer(refusal: Refusal, shape?: Shaper): Answer {
  return {
    status: statusOf(refusal.code),
    text: JSON.stringify({
      success: false,
      code: refusal.code,
      message: messageOf(refusal),
      ...(refusal.fields ? { errors: refusal.fields } : {}),
      ...(refusal.now !== undefined && shape ? { now: shapeNow(refusal.now, shape) } : {}),
    }),
    refused: refusal.code,
    cookies: [],
    file: null,
  };
}

function shapeNow(now: unknown, shape: Shaper): unknown {
  return JSON.parse(shape({ success: true, message: '', data: now })).data;
}

function parseInput(call: RegisteredCall, raw: RawInput) {
  const value: Record<string, unknown> = {};
  const fields: Record<string, string[]> = {};
  let unknownRecord = false;
  for (const part of ['params', 'query', 'body'] as const) {
    const schema: z.ZodType | undefined = call.definition[part];
    if (schema === undefined) continue;
    const result = schema.safeParse(raw[part] ?? {}, { error: issueText });
    if (result.success) {
      const bad = findUnstorable(result.data);
      value[part] = result.data;
      if (bad !== null && part === 'params') unknownRecord = true;
      else if (bad !== null)
        Object.assign(fields, refuseFields({ [bad || part]: 'text_unreadable' }).fields);
      continue;
    }
    // A malformed id in the path names no record: 404, as for an unknown one.
    if (part === 'params') unknownRecord = true;
    for (const issue of result.error.issues) {
      const field = issue.path.join('.') || part;
      fields[field] = [...(fields[field] ?? []), issue.message];
    }
  }
  if (unknownRecord) return refuse('not_found');
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  return { ok: true as const, value };
}
