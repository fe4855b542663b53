// A database that ends by itself (killed, out of memory) is started again: it recovers what was committed, and
// connections come back to it. One that keeps ending has a cause that starting does not cure.
import { messageOf } from '../../startup-error.ts';

const MAX_RESTARTS = 3;
const WITHIN_MS = 10 * 60_000;

export interface Running {
  /** Resolves with a reason when it ends without being told to. */
  readonly died: Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Runs what `start` starts. `died` resolves once it has ended too often, or does not start again. */
export async function keepRunning(options: {
  readonly start: () => Promise<Running>;
  readonly log: (line: string) => void;
}): Promise<Running> {
  const { start, log } = options;
  let current = await start();
  let starting: Promise<unknown> = Promise.resolve();
  let stopping = false;

  async function watch(): Promise<string> {
    const restarts: number[] = [];
    for (;;) {
      const reason = await current.died;
      const now = Date.now();
      const recent = restarts.filter((at) => at > now - WITHIN_MS);
      if (recent.length >= MAX_RESTARTS) return reason;
      restarts.push(now);
      if (stopping) return new Promise(() => {});
      log(`The database ended: ${reason}. Starting it again.`);
      const again = start();
      starting = again.catch(() => {});
      try {
        current = await again;
      } catch (error) {
        return messageOf(error);
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
