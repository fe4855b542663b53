import type { TraceRecord, TraceStore } from '../workspace/trace-store.ts';
import { forgetTrace, readTrace, saveTrace } from './trace-storage.ts';

/** Moving and fading cause many changes in a row. */
const PAUSE_MS = 400;

/**
 * Saves the traced picture in this browser under the room's current address, so it follows a room that
 * becomes a project. Calls `onLost` if it cannot be saved.
 */
export function followTrace(trace: TraceStore, address: () => string, onLost: () => void) {
  let keptAt: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let last: TraceRecord | null = null;

  async function keep(): Promise<void> {
    clearTimeout(timer);
    const { record } = trace.getState();
    const now = address();
    if (keptAt !== null && (record === null || keptAt !== now)) await forgetTrace(keptAt);
    keptAt = record === null ? null : now;
    last = record;
    if (record !== null) await saveTrace(now, record).catch(onLost);
  }

  void readTrace(address()).then((record) => {
    if (isClosed || record === null || trace.getState().record !== null) return;
    keptAt = address();
    last = record;
    trace.getState().restore(record);
  });
  function keepNow(): void {
    if (trace.getState().record !== last) void keep();
  }

  const stop = trace.subscribe(({ record }) => {
    if (record === last) return;
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), PAUSE_MS);
  });
  // A closing page does not wait for the pause.
  addEventListener('pagehide', keepNow);
  return {
    /** The room's address has changed. */
    moved(): void {
      if (trace.getState().record !== null) void keep();
    },
    close(): void {
      isClosed = true;
      stop();
      removeEventListener('pagehide', keepNow);
      keepNow();
      clearTimeout(timer);
    },
  };
}
