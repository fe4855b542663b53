// What must happen only if a transaction commits, and outside of it: a line of the log.
import type { Queryable } from './queryable.ts';

const waiting = new WeakMap<object, (() => void)[]>();

/** Runs `work` once the transaction of `db` has committed, or at once if `db` is in none of ours. */
export function afterCommit(db: Queryable, work: () => void): void {
  const queue = waiting.get(db);
  if (queue === undefined) work();
  else queue.push(work);
}

/** For inTransaction: what `afterCommit` takes from now on waits. */
export function holdUntilCommit(db: Queryable): void {
  waiting.set(db, []);
}

/** For inTransaction: the end of the transaction. Gives what waited. */
export function releaseHeld(db: Queryable): readonly (() => void)[] {
  const queue = waiting.get(db) ?? [];
  waiting.delete(db);
  return queue;
}
