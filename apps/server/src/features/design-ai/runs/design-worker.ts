// Makes the designs of the queued runs, a few at once. Any server may take up a run whose server is gone, once.
import { randomUUID } from 'node:crypto';
import type { Pool } from '../../../platform/database/queryable.ts';
import { factsOf } from '../../product-facts/facts-of.ts';
import type { GoodsReader } from '../goods/read-goods.ts';
import type { DesignAnswer } from './design-tasks.ts';
import type { Designer, Designing } from './designer.ts';
import { decline, deliver, type EndDeps, fail } from './end-run.ts';
import { areCurrent } from './is-current.ts';
import {
  type ClaimedRun,
  claimRun,
  freeLostRuns,
  giveBackRun,
  listHopeless,
  renewRun,
} from './store/queue.ts';

export interface DesignWorkerOptions {
  /** At the same time, in this process. */
  readonly threads: number;
  /** How often it looks for runs that other servers have queued. */
  readonly pollMs: number;
  /** How often it renews its lease and notes progress. */
  readonly beatMs: number;
  /** A server that has not renewed its lease for this long is gone. */
  readonly leaseMs: number;
  /** Of a run, before it has failed. */
  readonly maxTries: number;
}

export interface DesignWorkerDeps extends EndDeps {
  readonly pool: Pool;
  readonly designer: Designer;
  readonly goods: GoodsReader;
  /** Designs were delivered: their stills wait to be drawn. */
  readonly onDelivered: () => void;
  readonly onError: (error: Error) => void;
}

export interface DesignWorker {
  start(): void;
  /** Call it when a run was queued. */
  wake(): void;
  /** Returns what is being made to the queue, where any server takes it up. */
  close(): Promise<void>;
}

/** How often designs are made anew because prices or stock changed meanwhile. */
const MAX_CHANGES = 3;

export function createDesignWorker(
  deps: DesignWorkerDeps,
  options: DesignWorkerOptions,
): DesignWorker {
  const { pool } = deps;
  const { leaseMs, maxTries } = options;
  const worker = randomUUID();
  const atWork = new Set<Promise<void>>();
  let isClosed = false;
  let round: Promise<void> | null = null;
  let isAsked = false;
  let timer: NodeJS.Timeout | undefined;

  /** Begins runs until all places are taken or the queue is empty. */
  async function begin(): Promise<void> {
    do {
      isAsked = false;
      await freeLostRuns(pool);
      for (const { id } of await listHopeless(pool, { maxTries }))
        await fail(deps, { id, reason: 'failed' });
      while (!isClosed && atWork.size < options.threads) {
        const run = await claim();
        if (run === null) break;
        const work: Promise<void> = make(run)
          .catch(deps.onError)
          .finally(() => {
            atWork.delete(work);
            look();
          });
        atWork.add(work);
      }
    } while (isAsked && !isClosed);
  }

  function claim(): Promise<ClaimedRun | null> {
    return claimRun(pool, { worker, leaseMs, maxTries }).catch((error: { code?: string }) => {
      // Another server has just claimed one of the same account.
      if (error.code === '23505') return null;
      throw error;
    });
  }

  async function make(run: ClaimedRun): Promise<void> {
    const { id } = run;
    let designing: Designing | null = null;
    const endBeats = beat(id, () => designing);
    try {
      const answer = await answerOf(run, (one) => {
        designing = one;
      });
      if (isClosed) await giveBackRun(pool, { id, worker });
      else if (typeof answer === 'string') await fail(deps, { id, reason: answer });
      else if (answer.kind === 'declined') await decline(deps, { id, worker, ...answer });
      else {
        await deliver(deps, { id, worker, ...answer });
        deps.onDelivered();
      }
    } catch (error) {
      if (!isClosed) throw error;
      await giveBackRun(pool, { id, worker });
    } finally {
      endBeats();
    }
  }

  /** Designs at current prices, or why there are none. */
  async function answerOf(
    run: ClaimedRun,
    onBegun: (designing: Designing) => void,
  ): Promise<DesignAnswer | 'failed' | 'timeout'> {
    const { showroomId, text, corrections, withinDays, variation } = run;
    for (let n = 0; n < MAX_CHANGES; n += 1) {
      const goods = await deps.goods.read(showroomId, n > 0);
      const start = await startOf(run);
      const designing = deps.designer.design({
        ...{ text, corrections, start, withinDays, variation, goods },
      });
      onBegun(designing);
      const answer = await designing.answer;
      if ('failure' in answer) {
        deps.onError(new Error(`Design run ${run.id}: ${answer.failure}`));
        return answer.failure === 'timed-out' ? 'timeout' : 'failed';
      }
      if (answer.kind === 'declined') return answer;
      if (await areCurrent(pool, { designs: answer.designs, showroomId })) return answer;
    }
    deps.onError(new Error(`Design run ${run.id}: prices or stock changed each time`));
    return 'failed';
  }

  async function startOf(run: ClaimedRun) {
    const { startDocument, startSkus, roomId, keep, showroomId } = run;
    if (startDocument === null || roomId === null) return null;
    const facts = await factsOf(pool, { skus: startSkus, showroomId });
    return { document: startDocument, facts, roomId, keep };
  }

  /** Keeps renewing this server's lease, with what can be seen of the progress. */
  function beat(id: string, designing: () => Designing | null): () => void {
    let isOver = false;
    let next: NodeJS.Timeout | undefined;
    const once = async () => {
      const seen = designing()?.progress() ?? { step: 'arranging', doneE3: 0 };
      await renewRun(pool, { id, worker, leaseMs, ...seen }).catch(deps.onError);
      if (!isOver) next = setTimeout(once, options.beatMs);
    };
    next = setTimeout(once, options.beatMs);
    return () => {
      isOver = true;
      clearTimeout(next);
    };
  }

  function look(): void {
    clearTimeout(timer);
    if (isClosed) return;
    isAsked = true;
    round ??= begin()
      .catch(deps.onError)
      .finally(() => {
        round = null;
        if (!isClosed) timer = setTimeout(look, options.pollMs).unref();
      });
  }

  return {
    start: look,
    wake: look,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await round;
      await deps.designer.close();
      await Promise.all(atWork);
    },
  };
}
