import { type SearchMode, searchModeOf } from '@wevisu/domain/people/vsd-id.ts';
import type { FoundShowroom } from './showroom-calls.ts';

/** A complete ID is looked up at once; part of a name, or an emptied field, waits until typing pauses. */
const DELAY_MS: Record<Exclude<SearchMode, 'none'>, number> = { id: 150, name: 500, empty: 500 };

export interface ShowroomSearchState {
  readonly text: string;
  readonly status: 'idle' | 'searching' | 'found' | 'missed' | 'failed';
  /** SHOW-09: the first result of the last search. */
  readonly found: FoundShowroom | null;
}

export interface ShowroomSearch {
  readonly state: ShowroomSearchState;
  type(text: string): void;
  /**
   * The showroom of the current text, looked up at once if it was not yet. Null if there is none, or if the text
   * changes first.
   */
  settle(): Promise<FoundShowroom | null>;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/**
 * The search behind the ID field (SHOW-05 to SHOW-09, U-30). An untouched field searches nothing; only
 * the reply to the field's current text counts.
 */
export function createShowroomSearch({
  search,
  onMiss,
}: {
  readonly search: (text: string) => Promise<readonly FoundShowroom[]>;
  /** SHOW-14: called once for each search that found nothing. */
  readonly onMiss: () => void;
}): ShowroomSearch {
  const listeners = new Set<() => void>();
  let state: ShowroomSearchState = { text: '', status: 'idle', found: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run = 0;
  let running: Promise<void> = Promise.resolve();

  function show(next: Partial<ShowroomSearchState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function runSearch(text: string) {
    const mine = ++run;
    show({ status: 'searching' });
    try {
      const [first = null] = await search(text.trim());
      if (mine !== run) return;
      show({ status: first ? 'found' : 'missed', found: first });
      if (!first) onMiss();
    } catch {
      if (mine === run) show({ status: 'failed' });
    }
  }

  function runNow() {
    clearTimeout(timer);
    timer = undefined;
    running = runSearch(state.text);
  }

  return {
    get state() {
      return state;
    },
    async settle() {
      const { text, status } = state;
      if (timer !== undefined || status === 'failed') runNow();
      await running;
      return state.text === text ? state.found : null;
    },
    type(text) {
      clearTimeout(timer);
      timer = undefined;
      run += 1;
      // SHOW-07: 'Next' is disabled from the first change, not just while the call runs.
      show({ text, status: 'idle', found: null });
      const mode = searchModeOf(text);
      if (mode !== 'none') timer = setTimeout(runNow, DELAY_MS[mode]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      clearTimeout(timer);
      run += 1;
    },
  };
}
