// Counts what callers do in time windows, per process.

interface Window {
  count: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** Old windows are swept when there are more than this many, or twice as many as the last sweep left. */
const SWEEP_AT = 20_000;

export interface Counts {
  /** Adds one, or more, and returns the count in the window, including this. */
  add(key: string, seconds: number, amount?: number): number;
  /** The count in the current window; 0 if there is none. */
  count(key: string): number;
  /** Whole seconds to the end of the current window; 0 if there is none. */
  secondsLeft(key: string): number;
}

export function countInWindows(now: () => Date): Counts {
  const windows = new Map<string, Window>();
  let sweepAt = SWEEP_AT;

  function running(key: string): Window | null {
    const window = windows.get(key);
    return window !== undefined && window.endsAt > now().getTime() ? window : null;
  }

  function sweep(): void {
    const time = now().getTime();
    for (const [key, window] of windows) {
      if (window.endsAt <= time) windows.delete(key);
    }
    // While most are still open, sweeping at each new caller would find nothing to drop.
    sweepAt = Math.max(SWEEP_AT, windows.size * 2);
  }

  return {
    add(key, seconds, amount = 1) {
      const window = running(key);
      if (window !== null) {
        window.count += amount;
        return window.count;
      }
      if (windows.size > sweepAt) sweep();
      windows.set(key, { count: amount, endsAt: now().getTime() + seconds * 1000 });
      return amount;
    },
    count: (key) => running(key)?.count ?? 0,
    secondsLeft(key) {
      const window = running(key);
      return window === null ? 0 : Math.ceil((window.endsAt - now().getTime()) / 1000);
    },
  };
}
