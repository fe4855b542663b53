import type { DrawingUnit } from '@wevisu/scene/exchange/dxf/units.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inWorker, JobRefused } from './in-worker.ts';
import { nameOfPlanFile, problemOfPlanFile } from './plan-file.ts';
import type { PlanJob, ReadPlan } from './read-plan.ts';

/** The largest drawing takes 10 s on a slow phone. */
const LIMIT_MS = 60_000;
const GONE = 'The file could not be read from this device. Choose it again.';

const startReading = () =>
  new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });

async function readFile(file: File, unit: DrawingUnit | null, signal: AbortSignal) {
  const problem = problemOfPlanFile(file);
  if (problem !== null) throw new JobRefused(problem);
  const bytes = await file.arrayBuffer().catch(() => {
    throw new JobRefused(GONE);
  });
  const job: PlanJob = { bytes, name: nameOfPlanFile(file.name), unit };
  const transfer = [bytes];
  return inWorker<ReadPlan>(job, { start: startReading, signal, limitMs: LIMIT_MS, transfer });
}

/** A plan file from choosing to reading; a newer choice replaces an older one. */
export function usePlanFile() {
  const [file, setFile] = useState<File | null>(null);
  const [plan, setPlan] = useState<ReadPlan | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setReading(false);
  }, []);
  useEffect(() => cancel, [cancel]);

  async function read(next: File, unit: DrawingUnit | null): Promise<void> {
    cancel();
    const own = new AbortController();
    running.current = own;
    setReading(true);
    setProblem(null);
    try {
      const found = await readFile(next, unit, own.signal);
      if (running.current === own) setPlan(found);
    } catch (error) {
      if (running.current !== own) return;
      setProblem(error instanceof JobRefused ? error.message : GONE);
    } finally {
      if (running.current === own) cancel();
    }
  }

  return {
    file,
    plan,
    problem,
    isReading,
    cancel,
    choose(next: File | null): void {
      setFile(next);
      setPlan(null);
      setProblem(null);
      if (next) void read(next, null);
      else cancel();
    },
    /** Reads the same file in another unit. */
    readIn(unit: DrawingUnit): void {
      if (file) void read(file, unit);
    },
  };
}
