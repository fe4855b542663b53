// What a page was made from: its calls and a digest of each reply. A page is valid as long as they are unchanged.
import { createHash } from 'node:crypto';
import { type Answer, answerCall, type RawInput } from '../http/answer-call.ts';
import type { RegisteredCall } from '../http/call-table.ts';
import type { Caller } from '../http/caller.ts';
import type { CallWatcher } from '../http/in-process.ts';

/**
 * How a changed reply is detected. 'noticed': a notice raises the version of all pages. 'read-again': it may change
 * without a notice, so it is fetched again, at most a few times a second.
 */
export type Followed = 'noticed' | 'read-again';

export interface MadeFrom {
  readonly call: RegisteredCall;
  readonly args: RawInput;
  readonly digest: string;
}

export interface Recorder {
  readonly watch: CallWatcher;
  /** Each call once; null if one was refused, changed something or is not on the list. */
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
        // It changed while the page was rendered: the page may contain both.
        if (before !== undefined && before.digest !== digest) isSound = false;
        calls.set(key, { call, args, digest });
      }
    },
    madeFrom: () => (isSound ? [...calls.values()] : null),
  };
}

/** Whether each call still has the same reply; checked with the requesting client's rate limits. */
export async function areSame(made: readonly MadeFrom[], caller: Caller): Promise<boolean> {
  const same = await Promise.all(
    made.map(async ({ call, args, digest }) => {
      const answer = await answerCall(call, caller, args);
      return digestOf(answer) === digest;
    }),
  );
  return same.every(Boolean);
}

/** For replies that several pages share. */
const digests = new WeakMap<Answer, string>();

function digestOf(answer: Answer): string | null {
  const { status, text, refused, cookies, file } = answer;
  if (refused !== null || status !== 200 || cookies.length > 0 || file !== null) return null;
  const known = digests.get(answer) ?? createHash('sha1').update(text).digest('base64');
  digests.set(answer, known);
  return known;
}
