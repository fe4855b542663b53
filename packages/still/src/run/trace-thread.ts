import type { StartThread } from './thread.ts';
import type { TraceCalls } from './trace-worker.ts';

interface PendingCall {
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread that runs trace-worker.ts, by calls that resolve with its results. */
export interface TraceThread {
  /** Rejects with what the call threw, and with an Error once the thread has ended. */
  call<Name extends keyof TraceCalls>(
    name: Name,
    input: TraceCalls[Name]['input'],
  ): Promise<TraceCalls[Name]['result']>;
  close(): Promise<unknown>;
}

export function startTraceThread(start: StartThread): TraceThread {
  const thread = start(new URL('./trace-worker.ts', import.meta.url));
  /** Results come in the order of the calls. */
  const pending: PendingCall[] = [];
  let ended: { readonly reason: unknown } | null = null;
  thread.on('message', (message) => {
    const { result, error } = message as { readonly result?: never; readonly error?: unknown };
    const call = pending.shift();
    if (error === undefined) call?.resolve(result as never);
    else call?.reject(error);
  });
  const end = (reason: unknown) => {
    ended ??= { reason };
    for (const { reject } of pending.splice(0)) reject(reason);
  };
  thread.on('error', end);
  thread.on('exit', (code) => end(new Error(`A thread of a still ended with ${code}.`)));
  return {
    call(name, input) {
      // A thread that has ended would never answer.
      if (ended) return Promise.reject(ended.reason);
      return new Promise((resolve, reject) => {
        pending.push({ resolve: resolve as PendingCall['resolve'], reject });
        thread.postMessage({ name, input });
      });
    },
    close: () => thread.terminate(),
  };
}
