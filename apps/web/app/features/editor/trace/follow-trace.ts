import type { TraceRecord, TraceStore } from '../workspace/trace-store.ts';
import { forgetTrace, readTrace, saveTrace } from './trace-storage.ts';

/** Moving and fading make many changes in a row. */
const PAUSE_MS = 400;

/**
 * Keeps what lies under a room's plan in this browser, under the address of the room as it is then: one that becomes a
 * project takes it along. `onLost` is told where it can't be kept.
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
  // A page that goes does not wait for the pause.
  addEventListener('pagehide', keepNow);
  return {
    /** The room has another address now. */
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
