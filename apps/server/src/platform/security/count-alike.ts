// Counts things that are alike: the first is given on at once, and how many more there were a minute later, so that a
// flood of them becomes a few.

/** How long the ones after the first are counted together. */
const WINDOW_MS = 60_000;
/** Between an `add` and its `emit`. */
const FLUSH_MS = 500;
/** Different ones in a window: what a flood may cost. */
const MAX_DIFFERENT = 1_000;

interface Window<T> {
  readonly item: T;
  readonly endsAt: number;
  /** Not given on yet. */
  times: number;
  isFirst: boolean;
}

interface Options<T> {
  readonly now: () => number;
  readonly keyOf: (item: T) => string;
  readonly emit: (item: T, times: number) => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** How many found no place since the last flush. */
  readonly onDropped: (count: number) => void;
}

export interface AlikeCounter<T> {
  /** Never waits and never throws. */
  add(item: T): void;
  /** Gives on what is left. */
  close(): Promise<void>;
}

export function countAlike<T>(options: Options<T>): AlikeCounter<T> {
  const { now, keyOf, emit, onError, onDropped } = options;
  const windows = new Map<string, Window<T>>();
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  async function flush(all: boolean): Promise<void> {
    if (dropped > 0) onDropped(dropped);
    dropped = 0;
    for (const [key, window] of windows) {
      const hasEnded = all || window.endsAt <= now();
      if (hasEnded) windows.delete(key);
      if (window.times === 0 || !(hasEnded || window.isFirst)) continue;
      const { times } = window;
      window.times = 0;
      window.isFirst = false;
      // One after the other: they must not take the pool's connections from calls.
      await emit(window.item, times).catch(onError);
    }
  }

  function arm(): void {
    timer ??= setTimeout(() => {
      flushing = flush(false).finally(() => {
        timer = undefined;
        if (windows.size > 0) arm();
      });
    }, FLUSH_MS).unref();
  }

  return {
    add(item) {
      const key = keyOf(item);
      const window = windows.get(key);
      if (window !== undefined) window.times += 1;
      else if (windows.size >= MAX_DIFFERENT) dropped += 1;
      else windows.set(key, { item, endsAt: now() + WINDOW_MS, times: 1, isFirst: true });
      arm();
    },
    async close() {
      clearTimeout(timer);
      await flushing;
      clearTimeout(timer);
      await flush(true);
    },
  };
}
