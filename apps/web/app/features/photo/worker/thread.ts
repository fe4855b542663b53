import type { PhotoReply, PhotoRequest, TaskName, Tasks } from './photo-messages.ts';

/** The part of Worker that is used; tests bring their own. */
export interface WorkerLike {
  postMessage(request: PhotoRequest): void;
  addEventListener(type: 'message', listener: (event: { readonly data: PhotoReply }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

/** The worker was terminated before it answered; nobody waits for the result. */
export class ThreadEnded extends Error {}

export interface Thread {
  ask<Name extends TaskName>(task: Name, ask: Tasks[Name]['ask']): Promise<Tasks[Name]['answer']>;
  /** Whether a request is unanswered. */
  isBusy(): boolean;
  end(): void;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

export function startThread(start: () => WorkerLike): Thread {
  const worker = start();
  const waiting = new Map<number, Waiting>();
  let count = 0;
  /** Why there will be no more answers; null while there are. */
  let over: Error | null = null;

  function failAll(error: Error) {
    over = error;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(error);
  }

  worker.addEventListener('message', ({ data }) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) one?.resolve(data.answer as never);
    else one?.reject(new Error(data.why));
  });
  worker.addEventListener('error', () => failAll(new Error('The worker failed.')));

  return {
    ask: (task, ask) =>
      new Promise((resolve, reject) => {
        if (over) return reject(over);
        const id = ++count;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, task, ask } as PhotoRequest);
      }),
    isBusy: () => waiting.size > 0,
    end() {
      worker.terminate();
      failAll(new ThreadEnded());
    },
  };
}
