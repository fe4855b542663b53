// How long the calls of this process take, since it started: enough to see which are slow, without keeping each.

export interface SlowCall {
  readonly name: string;
  readonly calls: number;
  readonly meanMs: number;
  /** 99 of 100 calls took at most this, to within a tenth. */
  readonly p99Ms: number;
  readonly maxMs: number;
}

export interface CallTimes {
  note(name: string, status: number, ms: number): void;
  /** Those with the longest mean first. */
  slowest(count: number): readonly SlowCall[];
}

/** Each step of the histogram is a tenth above the one before; the first ends at 0.1 ms, the last near 20 minutes. */
const FIRST_MS = 0.1;
const GROWTH = 1.1;
const STEPS = 170;

interface Time {
  calls: number;
  totalMs: number;
  maxMs: number;
  readonly steps: Uint32Array;
}

/** `onCall` hears of each call as well. */
export function createCallTimes(onCall: CallTimes['note'] = () => {}): CallTimes {
  const times = new Map<string, Time>();
  return {
    note(name, status, ms) {
      const time = times.get(name) ?? newTime();
      time.calls += 1;
      time.totalMs += ms;
      time.maxMs = Math.max(time.maxMs, ms);
      const step = stepOf(ms);
      time.steps[step] = (time.steps[step] ?? 0) + 1;
      times.set(name, time);
      onCall(name, status, ms);
    },
    slowest: (count) =>
      [...times]
        .map(([name, time]) => ({
          name,
          calls: time.calls,
          meanMs: time.totalMs / time.calls,
          p99Ms: p99Of(time),
          maxMs: time.maxMs,
        }))
        .sort((a, b) => b.meanMs - a.meanMs)
        .slice(0, count),
  };
}

function newTime(): Time {
  return { calls: 0, totalMs: 0, maxMs: 0, steps: new Uint32Array(STEPS) };
}

function stepOf(ms: number): number {
  const step = Math.ceil(Math.log(Math.max(ms, FIRST_MS) / FIRST_MS) / Math.log(GROWTH));
  return Math.min(step, STEPS - 1);
}

/** The upper end of the step that the 99th of 100 falls into. */
function p99Of({ calls, steps, maxMs }: Time): number {
  let left = Math.ceil(calls * 0.99);
  const step = steps.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
  return Math.min(maxMs, FIRST_MS * GROWTH ** step);
}
