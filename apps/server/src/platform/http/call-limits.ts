// Rate limits of the calls that declare one, per process. Limits across processes (sign-in attempts, codes) are counted
// in the database by the feature itself.
import type { CallDefinition } from '@wevisu/contract/call.ts';
import { type Caller, whoCalls } from './caller.ts';
import { countInWindows } from './count-in-windows.ts';

export function createCallLimits(now: () => Date) {
  const counts = countInWindows(now);
  return {
    /** Counts the attempt and returns the whole seconds to wait; 0 if it may proceed. */
    secondsToWait(definition: CallDefinition, caller: Caller): number {
      const { limit } = definition;
      if (limit === undefined) return 0;
      const key = `${definition.name} ${whoCalls(caller)}`;
      return counts.add(key, limit.seconds) > limit.max ? counts.secondsLeft(key) : 0;
    },
  };
}
