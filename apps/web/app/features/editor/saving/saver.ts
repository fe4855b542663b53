// When what a person drew is kept, and what is said about it. Knows no server: `keep` does.
import { createStore } from 'zustand/vanilla';

/**
 * saved: nothing to keep; dirty: waits for a pause; saving; offline: tried again by itself;
 * conflict: changed elsewhere, a person decides; failed: refused, tried again at the next edit.
 */
export type SaveStatus = 'saved' | 'dirty' | 'saving' | 'offline' | 'conflict' | 'failed';

export interface SaveState {
  readonly status: SaveStatus;
  /** What the refusal said. */
  readonly why: string | null;
}

export interface KeepOptions {
  /** Over what was saved elsewhere. */
  readonly force: boolean;
  /** Keeps this state as a named version. */
  readonly label: string | null;
}

export type KeepOutcome =
  | { readonly outcome: 'kept' }
  | { readonly outcome: 'offline' }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'failed'; readonly why: string };

export interface SaverOptions {
  /** Rises with every edit. */
  readonly edits: () => number;
  readonly keep: (options: KeepOptions) => Promise<KeepOutcome>;
  /** True where even the untouched scene is not kept anywhere yet. */
  readonly startsDirty?: boolean;
}

const PAUSE_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

export type Saver = ReturnType<typeof createSaver>;

export function createSaver({ edits, keep, startsDirty = false }: SaverOptions) {
  const store = createStore<SaveState>(() => ({ status: 'saved', why: null }));
  let keptEdits = edits();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keeping: Promise<void> | null = null;
  let failures = 0;
  let isClosed = false;

  const hasUnkept = () => edits() !== keptEdits || store.getState().status !== 'saved';

  function show(status: SaveStatus, why: string | null = null): void {
    store.setState({ status, why });
  }

  function later(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), ms);
  }

  function touched(): void {
    if (edits() === keptEdits) return;
    const { status } = store.getState();
    if (status === 'conflict' || keeping) return;
    if (status !== 'offline') show('dirty');
    later(PAUSE_MS);
  }

  function settle(result: KeepOutcome, edited: number): void {
    if (result.outcome === 'kept') {
      failures = 0;
      keptEdits = edited;
      show(edits() === edited ? 'saved' : 'dirty');
      if (edits() !== edited) later(PAUSE_MS);
    } else if (result.outcome === 'offline') {
      show('offline');
      later(Math.min(LONGEST_WAIT_MS, PAUSE_MS * 2 ** failures++));
    } else if (result.outcome === 'failed') show('failed', result.why);
    else show('conflict');
  }

  /** Keeps at once; resolves when that is done, well or not. */
  async function flush(options: Partial<KeepOptions> = {}): Promise<void> {
    const { force = false, label = null } = options;
    clearTimeout(timer);
    // What is on its way may be older than what is wanted now.
    const isLater = keeping !== null;
    while (keeping) await keeping;
    if (isLater && !force && label === null && !hasUnkept()) return;
    if (store.getState().status === 'conflict' && !force) return;
    keeping = keepNow({ force, label });
    await keeping;
  }

  async function keepNow(options: KeepOptions): Promise<void> {
    clearTimeout(timer);
    const edited = edits();
    show('saving');
    try {
      const result = await keep(options);
      if (!isClosed) settle(result, edited);
    } finally {
      keeping = null;
    }
  }

  if (startsDirty) later(0);
  return {
    store,
    touched,
    flush,
    /** There is a way to the server again. */
    retry(): void {
      if (store.getState().status === 'offline') later(0);
    },
    hasUnkept,
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
