// Limits of the calls that declare one.
import type { CallDefinition } from '@wevisu/contract/call.ts';
import { type Caller, whoCalls } from './caller.ts';
import { countInWindows } from './count-in-windows.ts';
import type { SharedWindows } from './shared-windows.ts';

/**
 * A limit over minutes is on what people do rarely and what costs: registering, writing to us, mails, guesses. All
 * processes count it together. One over a minute keeps a process from being flooded, and each counts its own.
 */
const SHARED_FROM_SECONDS = 300;

/** Counts an attempt and gives the whole seconds to wait; 0 if it may proceed. */
export type SecondsToWait = (
  definition: CallDefinition,
  caller: Caller,
) => Promise<number> | number;

export function createCallLimits(now: () => Date, shared: SharedWindows): SecondsToWait {
  const counts = countInWindows(now);
  return (definition, caller) => {
    const { limit, name } = definition;
    if (limit === undefined) return 0;
    const key = `${name} ${whoCalls(caller)}`;
    if (limit.seconds >= SHARED_FROM_SECONDS) return shared.secondsToWait(key, limit);
    return counts.add(key, limit.seconds) > limit.max ? counts.secondsLeft(key) : 0;
  };
}
