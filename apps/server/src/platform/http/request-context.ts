// What the work of a request may need far below its call: the log of acts names the request, and who makes it in whose
// name, so that no use case can forget to pass it on.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Caller } from './caller.ts';

export interface RequestContext {
  readonly requestId: string;
  /** Staff who make it in the name of the account; null for its owner. */
  readonly actingStaffId: UserId | null;
  /** Where it came from, by the keyed hash of security events; null for pages, which change nothing. */
  readonly addressHash: () => Buffer | null;
}

const contexts = new AsyncLocalStorage<RequestContext>();

export function inRequestOf<T>(caller: Caller, work: () => T): T {
  const { requestId, user, addressHash } = caller;
  const actingStaffId = user?.acting?.staffId ?? null;
  return contexts.run(
    { requestId, actingStaffId, addressHash: () => addressHash?.() ?? null },
    work,
  );
}

/** For jobs: a request that wakes the queue is not the one whose work it does. */
export function outsideRequests<T>(work: () => T): T {
  return contexts.exit(work);
}

/** Null outside of a request: jobs, tests, the demo world. */
export function currentRequest(): RequestContext | null {
  return contexts.getStore() ?? null;
}
