// U-16, U-17: a caller who guesses showroom IDs has to wait, whichever call or page they use.
import { type Refusal, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { CallGuard } from '../../platform/http/call-table.ts';
import { whoCalls } from '../../platform/http/caller.ts';
import { countInWindows } from '../../platform/http/count-in-windows.ts';

const MAX_MISSES = 60;
const SECONDS = 60;

export function guardShowroomIds(now: () => Date): CallGuard {
  const misses = countInWindows(now);
  return {
    before(caller, input): Refusal | null {
      if (!namesShowroomId(input) || misses.count(whoCalls(caller)) < MAX_MISSES) return null;
      const seconds = misses.secondsLeft(whoCalls(caller));
      return refuse('too_many_requests', { params: { seconds } });
    },
    after(caller, input, result): void {
      if (namesShowroomId(input) && isMiss(result)) misses.add(whoCalls(caller), SECONDS);
    },
  };
}

interface Parts {
  readonly query?: { readonly vsd_id?: unknown };
  readonly body?: { readonly vsd_id?: unknown };
}

function namesShowroomId(input: unknown): boolean {
  const { query, body } = (input ?? {}) as Parts;
  return query?.vsd_id !== undefined || body?.vsd_id !== undefined;
}

/** API-45: the profile of no showroom is an empty answer. */
function isMiss(result: Result<object>): boolean {
  if (!result.ok) return result.code === 'showroom_not_found';
  const { data } = result.value as { readonly data?: { readonly data?: unknown } };
  return data?.data === null;
}
