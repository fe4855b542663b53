import { setTimeout as sleep } from 'node:timers/promises';

/** A closer that takes longer is abandoned to the end of the process: a stop must not hang. */
const limitMs = 20_000;

/** Whoever opens something adds its closer; all of them run, last in, first out, even if others fail. */
export interface Closers {
  readonly add: (name: string, close: () => Promise<void> | void) => void;
  readonly closeAll: () => Promise<void>;
}

export function createClosers(onError: (name: string, error: unknown) => void): Closers {
  const open: { name: string; close: () => Promise<void> | void }[] = [];
  return {
    add: (name, close) => open.push({ name, close }),
    closeAll: async () => {
      for (let last = open.pop(); last; last = open.pop()) {
        try {
          await withinLimit(Promise.resolve(last.close()));
        } catch (error) {
          onError(last.name, error);
        }
      }
    },
  };
}

async function withinLimit(closed: Promise<void>): Promise<void> {
  const limit = new AbortController();
  const timeout = sleep(limitMs, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`it took longer than ${limitMs / 1000} s`);
  });
  timeout.catch(() => {});
  try {
    await Promise.race([closed, timeout]);
  } finally {
    limit.abort();
  }
}
