import { useRef, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import type { BulkAct, BulkResult, Selection } from './table-types.ts';

export interface BulkRun {
  readonly running: string | null;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly result: (BulkResult & { readonly label: string }) | null;
  /** The list has moved since it was selected: so many match now. */
  readonly asked: {
    readonly act: BulkAct;
    readonly selection: Selection;
    readonly now: number;
  } | null;
  readonly start: (act: BulkAct, selection: Selection) => Promise<void>;
  readonly stop: () => void;
  readonly dismiss: () => void;
}

/** Runs one bulk act at a time, and asks again if the selection counts other rows by now. */
export function useBulkRun(onDone: (result: BulkResult | null) => Promise<void>): BulkRun {
  const [running, setRunning] = useState<string | null>(null);
  const [progress, setProgress] = useState<BulkRun['progress']>(null);
  const [result, setResult] = useState<BulkRun['result']>(null);
  const [asked, setAsked] = useState<BulkRun['asked']>(null);
  const stopper = useRef<AbortController | null>(null);

  async function start(act: BulkAct, selection: Selection) {
    if (running !== null) return;
    const controller = new AbortController();
    stopper.current = controller;
    setRunning(act.id);
    setResult(null);
    setAsked(null);
    try {
      const made = await act.run(selection, {
        signal: controller.signal,
        onProgress: (done, total) => setProgress({ done, total }),
      });
      if (made) setResult({ ...made, label: act.label });
      await onDone(made);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'selection_changed' && typeof error.now === 'number') {
        setAsked({ act, selection, now: error.now });
      } else {
        toastFailure(error);
        // Some of it may be done.
        await onDone(null);
      }
    } finally {
      setRunning(null);
      setProgress(null);
    }
  }

  return {
    ...{ running, progress, result, asked, start },
    stop: () => stopper.current?.abort(),
    dismiss: () => {
      setResult(null);
      setAsked(null);
    },
  };
}
