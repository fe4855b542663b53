export interface WorkQueueOptions {
  /** Jobs that run at the same time. */
  readonly concurrency: number;
  /** Jobs that wait; more are refused, so that a flood gets a reply instead of using up memory. */
  readonly maxWaiting: number;
  /** Jobs per owner at the same time; that owner's other jobs wait and let other owners' pass. */
  readonly maxRunningPerOwner?: number;
  /** Jobs per owner, running and waiting; more are refused. */
  readonly maxPerOwner?: number;
  /** Keeps some places, to run and to wait, free of jobs that cost more. */
  readonly smallJobs?: SmallJobs;
}

export interface SmallJobs {
  readonly maxCost: number;
  /** Of the jobs that run at the same time. */
  readonly running: number;
  /** Of the jobs that wait. */
  readonly waiting: number;
}

export interface Job {
  /** Whose turn it takes: an account or an address. A job without an owner shares no turn with any other. */
  readonly owner?: number | string;
  /** How much work it is beside the other jobs of this queue; 1 by default. */
  readonly cost?: number;
}

export interface WorkQueue {
  /** Runs the job when its turn comes; null if it is refused. Rejects with QueueClosed if it still waits at close. */
  add<T>(work: () => Promise<T>, job?: Job): Promise<T> | null;
  /** Running jobs finish; waiting ones are rejected. */
  close(): void;
}

/** The job was still waiting when the server stopped. */
export class QueueClosed extends Error {
  override readonly message = 'the server is stopping';
}

interface Waiting {
  readonly owner: Owner;
  readonly isLarge: boolean;
  /** The queue's work, in cost, after which it would be done if all owners were served evenly. */
  readonly due: number;
  readonly start: () => Promise<void>;
  readonly reject: (error: QueueClosed) => void;
}

type Owner = Job['owner'];

/**
 * Self-clocked fair queuing: owners take turns by cost, so that an owner with many or large jobs waits for itself. Jobs
 * of equal cost without owners run in the order in which they came.
 */
export function createWorkQueue({
  concurrency,
  maxWaiting,
  maxRunningPerOwner = concurrency,
  maxPerOwner = Number.POSITIVE_INFINITY,
  smallJobs = { maxCost: Number.POSITIVE_INFINITY, running: 0, waiting: 0 },
}: WorkQueueOptions): WorkQueue {
  const waiting: Waiting[] = [];
  const runningOf = createCounts();
  const addedOf = createCounts();
  /** When each owner's last job is due. */
  const dueOf = new Map<Owner, number>();
  let clock = 0;
  let running = 0;
  let runningLarge = 0;
  let isClosed = false;

  function mayStart({ owner, isLarge }: Waiting): boolean {
    if (isLarge && runningLarge >= concurrency - smallJobs.running) return false;
    return runningOf.get(owner) < maxRunningPerOwner;
  }

  function isFull(isLarge: boolean): boolean {
    if (waiting.length >= maxWaiting) return true;
    const large = isLarge ? waiting.filter((one) => one.isLarge).length : 0;
    return isLarge && large >= maxWaiting - smallJobs.waiting;
  }

  function takeNext(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const one of waiting) {
      if (mayStart(one) && (next === undefined || one.due < next.due)) next = one;
    }
    if (next !== undefined) waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  function count({ owner, isLarge }: Waiting, change: 1 | -1): void {
    running += change;
    if (isLarge) runningLarge += change;
    runningOf.add(owner, change);
  }

  function next(): void {
    while (running < concurrency) {
      const job = takeNext();
      if (job === undefined) return;
      clock = Math.max(clock, job.due);
      count(job, 1);
      void job.start().finally(() => {
        count(job, -1);
        addedOf.add(job.owner, -1);
        // The clock has passed the due times of all of the owner's jobs.
        if (addedOf.get(job.owner) === 0) dueOf.delete(job.owner);
        next();
      });
    }
  }

  /** An owner without jobs starts at the clock: being idle saves up no turns. */
  function dueAfter({ owner, cost = 1 }: Job): number {
    const due = Math.max(clock, dueOf.get(owner) ?? 0) + cost;
    if (owner !== undefined) dueOf.set(owner, due);
    return due;
  }

  return {
    add(work, job = {}) {
      const { owner, cost = 1 } = job;
      const isLarge = cost > smallJobs.maxCost;
      if (isClosed || isFull(isLarge) || addedOf.get(owner) >= maxPerOwner) return null;
      addedOf.add(owner, 1);
      return new Promise((resolve, reject) => {
        waiting.push({
          owner,
          isLarge,
          due: dueAfter(job),
          start: () => work().then(resolve, reject),
          reject,
        });
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
  const counts = new Map<Owner, number>();
  return {
    get: (owner: Owner) => (owner === undefined ? 0 : (counts.get(owner) ?? 0)),
    add(owner: Owner, change: 1 | -1) {
      if (owner === undefined) return;
      const count = (counts.get(owner) ?? 0) + change;
      if (count === 0) counts.delete(owner);
      else counts.set(owner, count);
    },
  };
}
