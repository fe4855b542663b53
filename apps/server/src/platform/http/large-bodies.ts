// Calls that take more than the usual body: it is not even read before its caller may send it, and an account sends so
// many bytes a minute, since each megabyte of JSON holds up everybody else for 30 ms.

import type { CallDefinition } from '@wevisu/contract/call.ts';
import { refuse } from '@wevisu/domain/errors/errors.ts';
import { checkAccess } from './call-table.ts';
import { type Caller, whoCalls } from './caller.ts';
import { countInWindows } from './count-in-windows.ts';

/** A house of 20,000 parts (2.5 MB), saved every four seconds. */
const MAX_BYTES = 40 * 1024 * 1024;
const SECONDS = 60;

/** A refusal before the body is read; null if it may be. */
export type CheckLargeBody = (
  definition: CallDefinition,
  of: { readonly caller: Caller; readonly bytes: number },
) => ReturnType<typeof refuse> | null;

export function createLargeBodies(now: () => Date): CheckLargeBody {
  const sent = countInWindows(now);
  return (definition, { caller, bytes }) => {
    const verdict = checkAccess(definition, caller);
    if (verdict !== 'ok') return refuse(verdict);
    const key = whoCalls(caller);
    if (sent.add(key, SECONDS, bytes) <= MAX_BYTES) return null;
    return refuse('too_many_requests', { params: { seconds: sent.secondsLeft(key) } });
  };
}
