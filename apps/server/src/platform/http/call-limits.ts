// Limits of the calls that name one, kept by each process. What must hold across processes (sign-in tries, codes) is
// counted in the database by the feature itself.
import type { CallDefinition } from '@wevisu/contract/call.ts';
import { type Caller, whoCalls } from './caller.ts';
import { countInWindows } from './count-in-windows.ts';

export function createCallLimits(now: () => Date) {
  const counts = countInWindows(now);
  return {
    /** Counts the try and gives the whole seconds to wait; 0 where it may go on. */
    secondsToWait(definition: CallDefinition, caller: Caller): number {
      const { limit } = definition;
      if (limit === undefined) return 0;
      const key = `${definition.name} ${whoCalls(caller)}`;
      return counts.add(key, limit.seconds) > limit.max ? counts.secondsLeft(key) : 0;
    },
  };
}
