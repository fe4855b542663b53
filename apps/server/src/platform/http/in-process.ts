// The contract's client without HTTP, for pages rendered on the server: same checks, same shapes.
import type { CallArgs, CallDefinition, CallReply } from '@wevisu/contract/call.ts';
import { type ErrorCode, refuse } from '@wevisu/domain/errors/errors.ts';
import { isOutage } from '../database/outage.ts';
import { type Answer, answerCall, type RawInput, refusalAnswer } from './answer-call.ts';
import type { CallTable, RegisteredCall } from './call-table.ts';
import type { Caller } from './caller.ts';
import { type PageReply, type ReplyMemory, replyOf } from './reply-memory.ts';

export type CallOutcome<C extends CallDefinition> =
  | { readonly ok: true; readonly reply: CallReply<C> }
  | {
      readonly ok: false;
      readonly status: number;
      readonly code: ErrorCode | null;
      readonly message: string;
    };

export type InProcessApi = <C extends CallDefinition>(
  definition: C,
  args: CallArgs<C>,
) => Promise<CallOutcome<C>>;

/** Observes every call of a page and its answer. */
export type CallWatcher = (call: RegisteredCall, args: RawInput, answer: Answer) => void;

export interface InProcessOptions {
  readonly calls: CallTable;
  readonly caller: Caller;
  readonly watch?: CallWatcher | undefined;
  readonly memory?: ReplyMemory | undefined;
}

export function createInProcessApi({
  calls,
  caller,
  watch,
  memory,
}: InProcessOptions): InProcessApi {
  return async (definition, args) => {
    const call = calls.get(definition.name);
    if (call === undefined) throw new Error(`Nobody answers ${definition.name}.`);
    const { answer, body } = await (
      memory?.answer(call, caller, args) ?? answerCall(call, caller, args).then(replyOf)
    ).catch(unavailable);
    watch?.(call, args, answer);
    return answer.refused === null
      ? { ok: true, reply: body as CallReply<typeof definition> }
      : {
          ok: false,
          status: answer.status,
          code: answer.refused,
          message: (body as { readonly message: string }).message,
        };
  };
}

/** A page says that the shop is away for a moment, as a call does; whatever else is thrown is a fault. */
function unavailable(error: unknown): PageReply {
  if (!isOutage(error)) throw error;
  return replyOf(refusalAnswer(refuse('unavailable')));
}
