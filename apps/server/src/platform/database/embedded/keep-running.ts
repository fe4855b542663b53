// A database that ends by itself (killed, out of memory) is started again: it recovers what was committed, and
// connections come back to it. One that keeps ending has a cause that starting does not cure, unless its disk is full:
// then it is started as soon as there is space.
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../startup-error.ts';

const MAX_RESTARTS = 3;
const WITHIN_MS = 10 * 60_000;
const LOOK_MS = 500;

export interface Running {
  /** Resolves with a reason when it ends without being told to. */
  readonly died: Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Runs what `start` starts. `died` resolves once it has ended too often, or does not start again. */
export async function keepRunning(options: {
  readonly start: () => Promise<Running>;
  readonly isDiskFull: () => Promise<boolean>;
  readonly log: (line: string) => void;
}): Promise<Running> {
  const { start, isDiskFull, log } = options;
  let current = await start();
  let starting: Promise<unknown> = Promise.resolve();
  let stopping = false;

  async function watch(): Promise<string> {
    const restarts: number[] = [];
    for (;;) {
      const reason = await current.died;
      if (stopping) return new Promise(() => {});
      if (await isDiskFull()) {
        log(
          `The database ended: ${reason}. The disk is full: it starts again once there is space.`,
        );
      } else {
        const now = Date.now();
        const recent = restarts.filter((at) => at > now - WITHIN_MS);
        if (recent.length >= MAX_RESTARTS) return reason;
        restarts.push(now);
        log(`The database ended: ${reason}. Starting it again.`);
      }
      const again = startWithSpace();
      starting = again.catch(() => {});
      try {
        current = await again;
      } catch (error) {
        return messageOf(error);
      }
    }
  }

  async function startWithSpace(): Promise<Running> {
    for (;;) {
      while (!stopping && (await isDiskFull())) await sleep(LOOK_MS);
      if (stopping) return current;
      try {
        return await start();
      } catch (error) {
        if (!(await isDiskFull())) throw error;
      }
    }
  }

  return {
    died: watch(),
    async stop() {
      stopping = true;
      await starting;
      await current.stop();
    },
  };
}
