import { useRef, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import type { BulkAct, BulkResult, Selection } from './table-types.ts';

export interface BulkRun<Row> {
  readonly running: string | null;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly result: (BulkResult & { readonly label: string }) | null;
  /** The list has moved since it was selected: so many match now. */
  readonly asked: {
    readonly act: BulkAct<Row>;
    readonly selection: Selection<Row>;
    readonly now: number;
  } | null;
  readonly start: (act: BulkAct<Row>, selection: Selection<Row>) => Promise<void>;
  readonly stop: () => void;
  readonly dismiss: () => void;
}

/** Runs one bulk act at a time, and asks again if the selection counts other rows by now. */
export function useBulkRun<Row>(
  onDone: (result: BulkResult | null) => Promise<void>,
): BulkRun<Row> {
  const [running, setRunning] = useState<string | null>(null);
  const [progress, setProgress] = useState<BulkRun<Row>['progress']>(null);
  const [result, setResult] = useState<BulkRun<Row>['result']>(null);
  const [asked, setAsked] = useState<BulkRun<Row>['asked']>(null);
  const stopper = useRef<AbortController | null>(null);

  async function start(act: BulkAct<Row>, selection: Selection<Row>) {
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
      const now = countOf(error);
      if (now !== null) {
        setAsked({ act, selection, now });
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

/** How many match now, if that is why it was refused. */
function countOf({ code, now }: ApiFailure): number | null {
  if (code !== 'selection_changed' || typeof now !== 'object' || now === null) return null;
  return 'count' in now && typeof now.count === 'number' ? now.count : null;
}
