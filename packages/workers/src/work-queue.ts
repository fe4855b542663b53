export interface WorkQueueOptions {
  /** Jobs that run at the same time. */
  readonly concurrency: number;
  /** Jobs that wait; more are refused, so that a flood gets a reply instead of using up memory. */
  readonly maxWaiting: number;
  /** Jobs per owner at the same time; that owner's other jobs wait and let other owners' pass. */
  readonly maxRunningPerOwner?: number;
  /** Jobs per owner, running and waiting; more are refused. */
  readonly maxPerOwner?: number;
}

export interface WorkQueue {
  /** Runs the job when its turn comes; null if it is refused. Rejects with QueueClosed if it still waits at close. */
  add<T>(work: () => Promise<T>, owner?: number): Promise<T> | null;
  /** Running jobs finish; waiting ones are rejected. */
  close(): void;
}

/** The job was still waiting when the server stopped. */
export class QueueClosed extends Error {
  override readonly message = 'the server is stopping';
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

/** Jobs without an owner are not counted. */
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
