// What staff tried and were refused: an entry of its own, since what was refused has no transaction. Refusals of everybody
// else are security events, since anybody could cause them without end.
import type { CallDefinition } from '@wevisu/contract/call.ts';
import type { ErrorCode } from '@wevisu/domain/errors/errors.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { insertEvents } from './store/insert-event.ts';

/** Says that a form is not filled in, or that it is too early, and of no act. */
const NO_ACT: ReadonlySet<ErrorCode> = new Set([
  'invalid_input',
  'too_many_requests',
  'unavailable',
  'otp_required',
]);

export interface RefusedActs {
  /** Never waits and never throws. */
  note(
    definition: CallDefinition,
    of: {
      readonly caller: Caller;
      readonly answer: { readonly refused: ErrorCode | null };
      readonly params: unknown;
    },
  ): void;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

export function createRefusedActs({
  pool,
  now,
  onError,
}: {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}): RefusedActs {
  const writing = new Set<Promise<void>>();
  return {
    note({ method, name }, { caller, answer: { refused }, params }) {
      const staffId = staffOf(caller);
      if (method === 'GET' || staffId === null || refused === null || NO_ACT.has(refused)) return;
      const write = insertEvents(pool, {
        address: caller.addressHash?.() ?? null,
        events: [
          {
            at: now().toISOString(),
            ...{ actor_id: staffId, acting_as: caller.user?.acting ? caller.user.userId : null },
            ...{ showroom_id: null, vendor_id: null },
            ...{ action: 'call.refused', target_kind: 'call', target_id: name },
            ...{ before: null, after: idsOf(params), reason: null },
            ...{ request_id: caller.requestId, outcome: refused },
          },
        ],
      })
        .then(() => {}, onError)
        .finally(() => writing.delete(write));
      writing.add(write);
    },
    async close() {
      await Promise.all(writing);
    },
  };
}

/** Whoever passed the code, in their own name or in that of a user. */
function staffOf({ user }: Caller): number | null {
  if (user === null) return null;
  if (user.acting) return user.acting.staffId;
  return user.type === 'Admin' && user.otpPassed ? user.userId : null;
}

/** The ids in the path; texts are left out, since somebody typed them. */
function idsOf(params: unknown): Readonly<Record<string, string>> | null {
  const ids = Object.entries(params ?? {}).filter(([, value]) => /^\d+$/.test(String(value)));
  return ids.length === 0 ? null : Object.fromEntries(ids);
}
