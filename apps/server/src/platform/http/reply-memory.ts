// Replies that every page needs (the menu, the settings, a showroom's profile): made and parsed once for each version
// of their data, and shared by all pages. They are frozen.
import { ok } from '@wevisu/domain/errors/errors.ts';
import { type Answer, answerCall, type RawInput, refusalAnswer } from './answer-call.ts';
import type { RegisteredCall } from './call-table.ts';
import type { Caller } from './caller.ts';

export interface PageReply {
  readonly answer: Answer;
  readonly body: unknown;
}

export interface ReplyMemory {
  answer(call: RegisteredCall, caller: Caller, args: RawInput): Promise<PageReply>;
}

export interface ReplyMemoryOptions {
  /** Names of calls whose answers change only with the version, and that have few different inputs. */
  readonly calls: readonly string[];
  /** Null while no change notices arrive: nothing is cached then. */
  readonly version: () => string | null;
}

/** Showrooms, mostly. */
const MAX_REPLIES = 1_000;

export function createReplyMemory({ calls, version }: ReplyMemoryOptions): ReplyMemory {
  const names = new Set(calls);
  const known = new Map<string, PageReply & { readonly version: string }>();
  return {
    async answer(call, caller, args) {
      const now = names.has(call.definition.name) ? version() : null;
      if (now === null) return replyOf(await answerCall(call, caller, args));
      const key = `${call.definition.name} ${JSON.stringify(args)}`;
      const found = known.get(key);
      if (found?.version === now) {
        const refusal = call.refuses(caller, args);
        if (refusal !== null) return replyOf(refusalAnswer(refusal));
        call.hears(caller, args, ok(found.body as object));
        return found;
      }
      const reply = replyOf(await answerCall(call, caller, args));
      if (reply.answer.refused !== null) return reply;
      if (known.size >= MAX_REPLIES) known.clear();
      const kept = { ...reply, body: freeze(reply.body), version: now };
      known.set(key, kept);
      return kept;
    },
  };
}

export function replyOf(answer: Answer): PageReply {
  return { answer, body: JSON.parse(answer.text) };
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
