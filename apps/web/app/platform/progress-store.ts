export type ProgressState = 'idle' | 'running' | 'failed' | 'done';

/** How long the full bar stays visible, in milliseconds. */
const FADE_MS = 350;
const RED_MS = 1_600;

export interface ProgressStore {
  readonly state: ProgressState;
  /** Starts something; the returned function ends it once, as a success or a failure. */
  start(): (end: 'done' | 'failed') => void;
  /** Something failed that was not started here, such as a page that threw. */
  fail(): void;
  subscribe(listener: () => void): () => void;
}

/** Counts what is running; a failure shows red even while other things run. */
export function createProgressStore(): ProgressStore {
  const listeners = new Set<() => void>();
  let state: ProgressState = 'idle';
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: ProgressState) {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function settle(end: 'done' | 'failed') {
    clearTimeout(timer);
    show(end);
    timer = setTimeout(
      () => show(running > 0 ? 'running' : 'idle'),
      end === 'failed' ? RED_MS : FADE_MS,
    );
  }

  return {
    get state() {
      return state;
    },
    start() {
      running += 1;
      if (state !== 'failed') {
        clearTimeout(timer);
        show('running');
      }
      let isEnded = false;
      return (end) => {
        if (isEnded) return;
        isEnded = true;
        running -= 1;
        if (end === 'failed') settle('failed');
        else if (running === 0 && state === 'running') settle('done');
      };
    },
    fail: () => settle('failed'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
