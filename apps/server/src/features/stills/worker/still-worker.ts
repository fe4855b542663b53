// Draws the queued stills, one at a time per server. It knows nothing of projects: who owns a still and who may see it
// is decided elsewhere.
import { randomUUID } from 'node:crypto';
import type { Config } from '../../../platform/config.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import {
  type ClaimedStill,
  claimStill,
  finishStill,
  freeLostLeases,
  giveBackStill,
  noteDeath,
  noteProgress,
  renewLease,
} from '../store/queue.ts';
import { type Drawing, type DrawingLimits, startDrawing } from './drawing.ts';
import { dropIfLost, stillFileKey } from './still-files.ts';
import type { StillNews } from './still-order.ts';

export interface StillWorkerOptions {
  readonly threads: number;
  /** How often it polls for stills that other servers have queued. */
  readonly pollMs: number;
  /** How often it renews its lease, and checks whether the still is wanted. */
  readonly beatMs: number;
  /** A server that has not renewed its lease for this long is gone. */
  readonly leaseMs: number;
  readonly keepEveryMs: number;
  /** Pause before the next still after one has failed. */
  readonly restMs: number;
  /** Max attempts before a still has failed. */
  readonly maxTries: number;
  readonly limits: DrawingLimits;
}

export interface StillWorkerDeps {
  readonly pool: Pool;
  readonly files: FileStore;
  /** The same store, for the process that draws. */
  readonly store: Pick<Config, 'dataDir' | 's3'>;
  readonly now: () => Date;
  readonly onError: (error: Error) => void;
}

export interface StillWorker {
  start(): void;
  /** Call it when a still was queued. */
  wake(): void;
  /** Stops a still that is drawn here; resolves once no process works on it. */
  stop(id: number): Promise<void>;
  /** Returns the current still to the queue, where any server can resume it. */
  close(): Promise<void>;
  /** Of the process that is drawing. */
  readonly pid: number | undefined;
}

interface AtWork {
  readonly id: number;
  readonly drawing: Drawing;
  readonly over: Promise<void>;
}

const STOPPED = 'it was stopped';

export function createStillWorker(deps: StillWorkerDeps, options: StillWorkerOptions): StillWorker {
  const { pool, files, now } = deps;
  const { leaseMs, maxTries } = options;
  // The settings hold more than the drawing process needs to know.
  const store = { dataDir: deps.store.dataDir, s3: deps.store.s3 };
  const workerId = randomUUID();
  let atWork: AtWork | null = null;
  let round: Promise<void> | null = null;
  let isAsked = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let restUntil = 0;

  /** One still after the other until the queue is empty. An error here is retried at the next poll. */
  async function work(): Promise<void> {
    do {
      isAsked = false;
      const claimed = isResting() ? null : await next();
      if (claimed === null) continue;
      if (isClosed) await giveBackStill(pool, { id: claimed.id, worker: workerId });
      else await draw(claimed);
      isAsked = true;
    } while (isAsked && !isClosed);
  }

  const isResting = () => performance.now() < restUntil;

  async function next(): Promise<ClaimedStill | null> {
    for (const key of await freeLostLeases(pool, { maxTries, now: now() })) await forget(key);
    return claimStill(pool, { worker: workerId, leaseMs }).catch((error: { code?: string }) => {
      // Another server has just claimed one of the same account.
      if (error.code === '23505') return null;
      throw error;
    });
  }

  async function draw(claimed: ClaimedStill): Promise<void> {
    const { id, key } = claimed;
    const { resolve, promise: over } = Promise.withResolvers<void>();
    const { threads, keepEveryMs, limits } = options;
    const { document, request, isSmall } = claimed;
    let reported = Promise.resolve();
    const drawing = startDrawing(
      { key, request, document, isSmall, threads, keepEveryMs, store },
      {
        limits,
        onNews: (news) => {
          reported = reported.then(() => note(id, news)).catch(deps.onError);
        },
      },
    );
    atWork = { id, drawing, over };
    const endBeats = beat(id, drawing);
    try {
      const wrong = await drawing.ended;
      await reported;
      endBeats();
      await settle(claimed, wrong);
    } finally {
      endBeats();
      atWork = null;
      resolve();
    }
  }

  async function note(id: number, news: StillNews): Promise<void> {
    if (!('isDone' in news)) await noteProgress(pool, { id, worker: workerId, ...news });
  }

  /** Keeps renewing this server's lease, and stops the drawing if it is no longer wanted. */
  function beat(id: number, drawing: Drawing): () => void {
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;
    let heldUntil = performance.now() + leaseMs;
    const once = async () => {
      const asked = performance.now();
      const isOurs = await renewLease(pool, { id, worker: workerId, leaseMs }).catch(
        (error: Error) => {
          deps.onError(error);
          return null;
        },
      );
      if (isOurs) heldUntil = asked + leaseMs;
      // Another server may have claimed it: both would only do the same work.
      if (isOurs === false || performance.now() > heldUntil) drawing.kill(STOPPED);
      if (!isOver) timer = setTimeout(once, options.beatMs);
    };
    timer = setTimeout(once, options.beatMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  async function settle({ id, key }: ClaimedStill, wrong: string | null): Promise<void> {
    const lease = { id, worker: workerId };
    if (wrong === null) {
      if (!(await finishStill(pool, { ...lease, now: now() }))) await giveBackStill(pool, lease);
    } else if (wrong === STOPPED) {
      await giveBackStill(pool, lease);
    } else {
      restUntil = performance.now() + options.restMs;
      deps.onError(new Error(`Still ${id}: ${wrong}`));
      if (await noteDeath(pool, { ...lease, maxTries, now: now() })) await forget(key);
    }
    await dropIfLost(deps, key);
  }

  /** The samples of a failed still are of no further use. */
  function forget(key: string): Promise<void> {
    return files.remove(stillFileKey(key, 'state'));
  }

  function look(): void {
    clearTimeout(timer);
    if (isClosed) return;
    isAsked = true;
    round ??= work()
      .catch(deps.onError)
      .finally(() => {
        round = null;
        if (!isClosed) timer = setTimeout(look, options.pollMs).unref();
      });
  }

  return {
    start: look,
    wake: look,
    async stop(id) {
      if (atWork?.id !== id) return;
      atWork.drawing.kill(STOPPED);
      await atWork.over;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      atWork?.drawing.kill(STOPPED);
      await round;
    },
    get pid() {
      return atWork?.drawing.pid;
    },
  };
}
