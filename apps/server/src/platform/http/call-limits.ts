// Limits of the calls that name one: a count per caller in a window, kept by each process. What must
// hold across processes (sign-in tries, codes) is counted in the database by the feature itself.
import type { CallDefinition } from '@wevisu/contract/call.ts';
import type { Caller } from './caller.ts';

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Old windows are swept when there are more than this many, or twice those that the last sweep left. */
const SWEEP_AT = 20_000;

export function createCallLimits(now: () => Date) {
  const windows = new Map<string, Window>();
  let sweepAt = SWEEP_AT;
  return {
    /** Counts the try and gives the whole seconds to wait; 0 where it may go on. */
    secondsToWait(definition: CallDefinition, caller: Caller): number {
      const { limit } = definition;
      if (limit === undefined) return 0;
      const time = now().getTime();
      const who = caller.user === null ? caller.address : `user ${caller.user.userId}`;
      const key = `${definition.name} ${who}`;
      const current = windows.get(key);
      if (current === undefined || current.endsAt <= time) {
        if (windows.size > sweepAt) {
          sweep(windows, time);
          // Where most are still running, another look at each new caller would find nothing to drop.
          sweepAt = Math.max(SWEEP_AT, windows.size * 2);
        }
        windows.set(key, { count: 1, endsAt: time + limit.seconds * 1000 });
        return 0;
      }
      current.count += 1;
      return current.count > limit.max ? Math.ceil((current.endsAt - time) / 1000) : 0;
    },
  };
}

function sweep(windows: Map<string, Window>, time: number): void {
  for (const [key, window] of windows) {
    if (window.endsAt <= time) windows.delete(key);
  }
}
