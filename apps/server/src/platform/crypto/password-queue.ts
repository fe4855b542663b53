// Hashes and checks the passwords of calls. Each takes a thread of the few that files, compression and names need too,
// so only some are at work at a time, and callers take turns.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { createWorkQueue, QueueClosed } from '@wevisu/workers/work-queue.ts';
import { checkPassword, hashPassword } from './passwords.ts';

type Share<T> = Promise<Result<T, 'unavailable'>>;

/** `caller` is who takes a turn (`whoCalls`). Refused as unavailable, to be retried, if the queue is full. */
export interface PasswordQueue {
  hash(password: string, caller: string): Share<string>;
  /** False if the account has no password, and after the same time if there is no account. */
  check(
    given: { readonly storedHash: string | null; readonly password: string },
    caller: string,
  ): Share<boolean>;
  close(): void;
}

export interface PasswordQueueOptions {
  readonly concurrency: number;
  readonly maxWaiting: number;
  /** Running and waiting, by account or address. */
  readonly maxPerCaller: number;
}

export function createPasswordQueue(options: PasswordQueueOptions): PasswordQueue {
  const queue = createWorkQueue({
    concurrency: options.concurrency,
    maxWaiting: options.maxWaiting,
    maxPerOwner: options.maxPerCaller,
  });

  async function inTurn<T>(work: () => Promise<T>, owner: string): Share<T> {
    const queued = queue.add(work, { owner });
    if (queued === null) return refuse('unavailable');
    try {
      return ok(await queued);
    } catch (error) {
      if (error instanceof QueueClosed) return refuse('unavailable');
      throw error;
    }
  }

  return {
    hash: (password, caller) => inTurn(() => hashPassword(password), caller),
    check: ({ storedHash, password }, caller) =>
      inTurn(() => checkPassword(storedHash, password), caller),
    close: () => queue.close(),
  };
}
