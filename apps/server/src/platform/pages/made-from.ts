// What a page was made from: the calls it made and a digest of each answer. A page stays as it is while they do.
import { createHash } from 'node:crypto';
import { type Answer, answerCall, type RawInput } from '../http/answer-call.ts';
import type { RegisteredCall } from '../http/call-table.ts';
import type { Caller } from '../http/caller.ts';
import type { CallWatcher } from '../http/in-process.ts';

/**
 * How a change of an answer is known. 'noticed': the version of all pages rises with it. 'read-again': it may change
 * without a notice, so it is asked for again, some times a second at most.
 */
export type Followed = 'noticed' | 'read-again';

export interface MadeFrom {
  readonly call: RegisteredCall;
  readonly args: RawInput;
  readonly digest: string;
}

export interface Recorder {
  readonly watch: CallWatcher;
  /** Each call once; null where one was refused, changed something or is not on the list. */
  madeFrom(): readonly MadeFrom[] | null;
}

export function recordCalls(followed: Readonly<Record<string, Followed>>): Recorder {
  const calls = new Map<string, MadeFrom>();
  let isSound = true;
  return {
    watch(call, args, answer) {
      const { name } = call.definition;
      const digest = digestOf(answer);
      if (followed[name] === undefined || digest === null) isSound = false;
      else {
        const key = `${name} ${JSON.stringify(args)}`;
        const before = calls.get(key);
        // It changed while the page was made: the page may hold both.
        if (before !== undefined && before.digest !== digest) isSound = false;
        calls.set(key, { call, args, digest });
      }
    },
    madeFrom: () => (isSound ? [...calls.values()] : null),
  };
}

/** Whether each call is still answered as it was; asked by whoever wants the page, whose limits count. */
export async function areSame(made: readonly MadeFrom[], caller: Caller): Promise<boolean> {
  const same = await Promise.all(
    made.map(async ({ call, args, digest }) => {
      const answer = await answerCall(call, caller, args);
      return digestOf(answer) === digest;
    }),
  );
  return same.every(Boolean);
}

/** Of answers that several pages share. */
const digests = new WeakMap<Answer, string>();

function digestOf(answer: Answer): string | null {
  const { status, text, refused, cookies, file } = answer;
  if (refused !== null || status !== 200 || cookies.length > 0 || file !== null) return null;
  const known = digests.get(answer) ?? createHash('sha1').update(text).digest('base64');
  digests.set(answer, known);
  return known;
}
