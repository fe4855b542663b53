// Undo and redo over whole documents: they are small and share what did not change.

interface Step<T> {
  readonly label: string;
  readonly before: T;
  readonly after: T;
  /** Steps in a row with the same key are merged; null never merges. */
  readonly gesture: string | null;
}

export interface History<T> {
  readonly now: T;
  readonly done: readonly Step<T>[];
  /** The next one to redo is last. */
  readonly undone: readonly Step<T>[];
}

const MAX_STEPS = 200;

export function startHistory<T>(now: T): History<T> {
  return { now, done: [], undone: [] };
}

/** The history after a change; an unchanged value adds no step. */
export function record<T>(
  history: History<T>,
  label: string,
  after: T,
  gesture: string | null = null,
): History<T> {
  if (after === history.now) return history;
  const last = history.done.at(-1);
  const joins =
    last !== undefined && gesture !== null && last.gesture === gesture && !history.undone.length;
  const step = { label, before: joins ? last.before : history.now, after, gesture };
  const earlier = joins ? history.done.slice(0, -1) : history.done;
  return { now: after, done: [...earlier, step].slice(-MAX_STEPS), undone: [] };
}

/** Makes the next change its own step. */
export function endGesture<T>(history: History<T>): History<T> {
  const last = history.done.at(-1);
  if (!last || last.gesture === null) return history;
  return { ...history, done: [...history.done.slice(0, -1), { ...last, gesture: null }] };
}

export function undo<T>(history: History<T>): History<T> {
  const step = history.done.at(-1);
  if (!step) return history;
  return {
    now: step.before,
    done: history.done.slice(0, -1),
    undone: [...history.undone, { ...step, gesture: null }],
  };
}

export function redo<T>(history: History<T>): History<T> {
  const step = history.undone.at(-1);
  if (!step) return history;
  return {
    now: step.after,
    done: [...history.done, step],
    undone: history.undone.slice(0, -1),
  };
}
