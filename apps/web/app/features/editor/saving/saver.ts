// When a drawing is saved, and its status. Knows no server: `save` does.
import { createStore } from 'zustand/vanilla';

/**
 * saved: nothing to save; dirty: waiting for a pause; saving; offline: retried automatically; conflict:
 * changed elsewhere, the person decides; failed: refused, retried on the next edit.
 */
export type SaveStatus = 'saved' | 'dirty' | 'saving' | 'offline' | 'conflict' | 'failed';

export interface SaveState {
  readonly status: SaveStatus;
  /** The message of the refusal. */
  readonly why: string | null;
}

export interface SaveOptions {
  /** Overwrites what was saved elsewhere. */
  readonly force: boolean;
  /** Saves this state as a named version. */
  readonly label: string | null;
}

export type SaveOutcome =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'offline' }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'failed'; readonly why: string };

export interface SaverOptions {
  /** Increases with every edit. */
  readonly edits: () => number;
  readonly save: (options: SaveOptions) => Promise<SaveOutcome>;
  /** True if even the unchanged scene is not saved anywhere yet. */
  readonly startsDirty?: boolean;
}

const PAUSE_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

export type Saver = ReturnType<typeof createSaver>;

export function createSaver({ edits, save, startsDirty = false }: SaverOptions) {
  const store = createStore<SaveState>(() => ({ status: 'saved', why: null }));
  let savedEdits = edits();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | null = null;
  let failures = 0;
  let isClosed = false;

  const hasUnsaved = () => edits() !== savedEdits || store.getState().status !== 'saved';

  function show(status: SaveStatus, why: string | null = null): void {
    store.setState({ status, why });
  }

  function later(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), ms);
  }

  function touched(): void {
    if (edits() === savedEdits) return;
    const { status } = store.getState();
    if (status === 'conflict' || saving) return;
    if (status !== 'offline') show('dirty');
    later(PAUSE_MS);
  }

  function settle(result: SaveOutcome, edited: number): void {
    if (result.outcome === 'saved') {
      failures = 0;
      savedEdits = edited;
      show(edits() === edited ? 'saved' : 'dirty');
      if (edits() !== edited) later(PAUSE_MS);
    } else if (result.outcome === 'offline') {
      show('offline');
      later(Math.min(LONGEST_WAIT_MS, PAUSE_MS * 2 ** failures++));
    } else if (result.outcome === 'failed') show('failed', result.why);
    else show('conflict');
  }

  /** Saves now; resolves when that is done, whether it succeeded or not. */
  async function flush(options: Partial<SaveOptions> = {}): Promise<void> {
    const { force = false, label = null } = options;
    clearTimeout(timer);
    // The save in progress may be older than what is requested now.
    const isLater = saving !== null;
    while (saving) await saving;
    if (isLater && !force && label === null && !hasUnsaved()) return;
    if (store.getState().status === 'conflict' && !force) return;
    saving = saveNow({ force, label });
    await saving;
  }

  async function saveNow(options: SaveOptions): Promise<void> {
    clearTimeout(timer);
    const edited = edits();
    show('saving');
    try {
      const result = await save(options);
      if (!isClosed) settle(result, edited);
    } finally {
      saving = null;
    }
  }

  if (startsDirty) later(0);
  return {
    store,
    touched,
    flush,
    /** The connection is back. */
    retry(): void {
      if (store.getState().status === 'offline') later(0);
    },
    hasUnsaved,
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
