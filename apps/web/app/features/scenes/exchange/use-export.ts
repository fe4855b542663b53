import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import type { ExportJob } from './export-room.ts';
import { fileTypes } from './formats.ts';
import { inWorker, JobRefused } from './in-worker.ts';

/** Enough for a furnished house on a slow phone. */
const LIMIT_MS = 300_000;

const startExporting = () =>
  new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });

export interface ExportWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Exports a room in a worker. Rejects as inWorker does. */
export async function exportInWorker(job: ExportJob, watch: ExportWatch): Promise<Blob> {
  const options = { start: startExporting, limitMs: LIMIT_MS, ...watch };
  const bytes = await inWorker<Uint8Array<ArrayBuffer>>(job, options);
  return new Blob([bytes], { type: fileTypes[job.format] });
}

export interface RunningExport<Id extends string> {
  readonly id: Id;
  /** From 0 to 1; null while unknown. */
  readonly share: number | null;
}

export interface ExportProblem<Id extends string> {
  readonly id: Id;
  readonly text: string;
}

const LOST = 'There is no connection right now. Try again in a moment.';

function wordsOf(error: unknown): string {
  if (error instanceof JobRefused) return error.message;
  if (error instanceof ApiFailure) {
    return error.isNetworkFault ? LOST : error.text || 'The file could not be created. Try again.';
  }
  return error instanceof Error ? error.message : 'The file could not be created. Try again.';
}

/** The current export, its progress, and why it failed. */
export function useExport<Id extends string>() {
  const [running, setRunning] = useState<RunningExport<Id> | null>(null);
  const [problem, setProblem] = useState<ExportProblem<Id> | null>(null);
  const control = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    control.current?.abort();
    control.current = null;
    setRunning(null);
  }, []);
  useEffect(() => cancel, [cancel]);

  /** Resolves with null if it failed or was canceled. */
  async function make(id: Id, start: (watch: ExportWatch) => Promise<Blob>): Promise<Blob | null> {
    cancel();
    const own = new AbortController();
    control.current = own;
    setProblem(null);
    setRunning({ id, share: null });
    const onProgress = (share: number) => {
      if (control.current === own) setRunning({ id, share });
    };
    try {
      const file = await start({ signal: own.signal, onProgress });
      return control.current === own ? file : null;
    } catch (error) {
      if (control.current === own) setProblem({ id, text: wordsOf(error) });
      return null;
    } finally {
      if (control.current === own) cancel();
    }
  }

  return { running, problem, make, cancel };
}
