export interface WorkQueueOptions {
  /** Works at the same time. */
  readonly concurrency: number;
  /** Beside those that run; more are refused, so that a flood ends in an answer and not in memory. */
  readonly maxWaiting: number;
  /** Works of one owner at the same time; the others of that owner wait, and let those of others pass. */
  readonly maxRunningPerOwner?: number;
  /** Works of one owner, running and waiting; more are refused. */
  readonly maxPerOwner?: number;
}

export interface WorkQueue {
  /** Runs the work when its turn comes; null where it is refused. Rejects with QueueClosed what a close leaves waiting. */
  add<T>(work: () => Promise<T>, owner?: number): Promise<T> | null;
  /** What runs is not ended; what waits is rejected. */
  close(): void;
}

/** The work was still waiting when the server stopped. */
export class QueueClosed extends Error {
  override readonly message = 'the server stops';
}

interface Waiting {
  readonly owner: number | undefined;
  readonly start: () => Promise<void>;
  readonly reject: (error: QueueClosed) => void;
}

/** A first-in, first-out queue with limits in all and by owner. */
export function createWorkQueue({
  concurrency,
  maxWaiting,
  maxRunningPerOwner = concurrency,
  maxPerOwner = Number.POSITIVE_INFINITY,
}: WorkQueueOptions): WorkQueue {
  const waiting: Waiting[] = [];
  const runningOf = createCounts();
  const addedOf = createCounts();
  let running = 0;
  let isClosed = false;

  function next(): void {
    while (running < concurrency) {
      const place = waiting.findIndex(({ owner }) => runningOf.get(owner) < maxRunningPerOwner);
      const [work] = place === -1 ? [] : waiting.splice(place, 1);
      if (work === undefined) return;
      running += 1;
      runningOf.add(work.owner, 1);
      void work.start().finally(() => {
        running -= 1;
        runningOf.add(work.owner, -1);
        addedOf.add(work.owner, -1);
        next();
      });
    }
  }

  return {
    add(work, owner) {
      const isRefused =
        isClosed || waiting.length >= maxWaiting || addedOf.get(owner) >= maxPerOwner;
      if (isRefused) return null;
      addedOf.add(owner, 1);
      return new Promise((resolve, reject) => {
        waiting.push({ owner, start: () => work().then(resolve, reject), reject });
        next();
      });
    },
    close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new QueueClosed());
    },
  };
}

/** Works without an owner are not counted. */
function createCounts() {
  const counts = new Map<number, number>();
  return {
    get: (owner: number | undefined) => (owner === undefined ? 0 : (counts.get(owner) ?? 0)),
    add(owner: number | undefined, change: 1 | -1) {
      if (owner === undefined) return;
      const count = (counts.get(owner) ?? 0) + change;
      if (count === 0) counts.delete(owner);
      else counts.set(owner, count);
    },
  };
}
