// How long the calls of this process take, since it started: enough to see which are slow, without keeping each.

export interface SlowCall {
  readonly name: string;
  readonly calls: number;
  readonly meanMs: number;
  readonly maxMs: number;
}

export interface CallTimes {
  note(name: string, ms: number): void;
  /** Those with the longest mean first. */
  slowest(count: number): readonly SlowCall[];
}

export function createCallTimes(): CallTimes {
  const times = new Map<string, { calls: number; totalMs: number; maxMs: number }>();
  return {
    note(name, ms) {
      const time = times.get(name) ?? { calls: 0, totalMs: 0, maxMs: 0 };
      time.calls += 1;
      time.totalMs += ms;
      time.maxMs = Math.max(time.maxMs, ms);
      times.set(name, time);
    },
    slowest: (count) =>
      [...times]
        .map(([name, { calls, totalMs, maxMs }]) => ({
          name,
          calls,
          meanMs: totalMs / calls,
          maxMs,
        }))
        .sort((a, b) => b.meanMs - a.meanMs)
        .slice(0, count),
  };
}
