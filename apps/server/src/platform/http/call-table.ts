// The calls that this process answers. Features add theirs; HTTP and server-rendered pages use them alike.
import type { Readable } from 'node:stream';
import type { Access, CallDefinition, CallInput, CallReply, Role } from '@wevisu/contract/call.ts';
import { mayCallWhileActing } from '@wevisu/contract/while-acting.ts';
import type { Refusal, Result } from '@wevisu/domain/errors/errors.ts';
import type { AiCaller, Applicant, Caller, ProCaller, SignedInCaller } from './caller.ts';
import { type Shapers, shapersOf } from './shape-reply.ts';

/** A use case returns only its data; `success` and an empty `message` are added. */
type Body<Reply> = Reply extends unknown
  ? Omit<Reply, 'success' | 'message'> & { readonly message?: string } & HandlerValue
  : never;

export interface HandlerValue {
  /** Cookies that no script may read; sent beside the reply, not in it. */
  readonly setCookies?: readonly string[];
  /** Of a call that sends one. */
  readonly file?: SentFile;
}

export interface SentFile {
  /** A stream if it is too large to hold. */
  readonly bytes: Buffer | Readable;
  /** Detected from the content, never taken from the sender. */
  readonly type: string;
  /** Letters, digits, '-' and one '.'. */
  readonly name: string;
  /** The content's ETag: browsers may cache the file but revalidate it each time. */
  readonly version?: string;
}

type CallerOf<A extends Access> = A extends 'public'
  ? Caller
  : A extends 'ai-account'
    ? AiCaller
    : A extends readonly ['Contractor']
      ? ProCaller
      : SignedInCaller;

export type Handler<C extends CallDefinition> = (
  caller: CallerOf<C['access']>,
  input: CallInput<C>,
) => Promise<Result<Body<CallReply<C>>>>;

export interface RegisteredCall {
  readonly definition: CallDefinition;
  /** Refuses a call before it is handled, like the table's guard; null lets it through. */
  readonly refuses: (caller: Caller, input: unknown) => Refusal | null;
  /** Reports the outcome of a call that was answered without `handle` to the guard. */
  readonly hears: (caller: Caller, input: unknown, result: Result<object>) => void;
  readonly handle: (caller: Caller, input: unknown) => Promise<Result<object>>;
  readonly shapers: Shapers;
}

export interface CallTable {
  add<C extends CallDefinition>(definition: C, handler: Handler<C>): void;
  get(name: string): RegisteredCall | undefined;
  all(): readonly RegisteredCall[];
}

/** Runs before all calls, over HTTP and from pages alike. */
export interface CallGuard {
  /** Refuses a call before it is handled; null lets it through. */
  before(caller: Caller, input: unknown): Refusal | null;
  /** Receives the outcome. */
  after(caller: Caller, input: unknown, result: Result<object>): void;
}

export function createCallTable(guard?: CallGuard): CallTable {
  const calls = new Map<string, RegisteredCall>();
  return {
    add(definition, handler) {
      if (calls.has(definition.name)) throw new Error(`Call ${definition.name} is added twice.`);
      calls.set(definition.name, {
        definition,
        refuses: (caller, input) => guard?.before(caller, input) ?? null,
        hears: (caller, input, result) => guard?.after(caller, input, result),
        // The table is the one place that knows that caller and input were checked against the definition.
        handle: guarded(handler as unknown as RegisteredCall['handle'], guard),
        shapers: shapersOf(definition),
      });
    },
    get: (name) => calls.get(name),
    all: () => [...calls.values()],
  };
}

function guarded(
  handle: RegisteredCall['handle'],
  guard: CallGuard | undefined,
): RegisteredCall['handle'] {
  if (guard === undefined) return handle;
  return async (caller, input) => {
    const refused = guard.before(caller, input);
    if (refused !== null) return refused;
    const result = await handle(caller, input);
    guard.after(caller, input, result);
    return result;
  };
}

export type AccessVerdict =
  | 'ok'
  | 'unauthenticated'
  | 'ai_unauthenticated'
  | 'forbidden'
  | 'otp_required'
  | 'refused_while_acting'
  | Applicant['barred'];

/** Whether this caller may make this call at all. */
export function checkAccess(definition: CallDefinition, caller: Caller): AccessVerdict {
  const { access, keyScope } = definition;
  const scopes = caller.user?.scopes;
  // A key makes the calls of its scopes alone, not even the public ones.
  if (scopes && (keyScope === undefined || !scopes.includes(keyScope))) return 'forbidden';
  const { user } = caller;
  const isActing = user?.acting !== undefined;
  if (access === 'public' || access === 'ai-account') {
    if (access === 'ai-account' && !caller.ai) return 'ai_unauthenticated';
    return isActing && !mayCallWhileActing(definition) ? 'refused_while_acting' : 'ok';
  }
  if (user === null) return caller.barred ?? 'unauthenticated';
  if (access !== 'signed-in' && !access.includes(user.type)) return 'forbidden';
  if (isActing && !mayCallWhileActing(definition)) return 'refused_while_acting';
  if (user.type === 'Admin' && !user.otpPassed && definition.beforeOtp !== true) {
    return 'otp_required';
  }
  return 'ok';
}

export function roleOf(caller: Caller): Role {
  return caller.user?.type ?? 'User';
}
