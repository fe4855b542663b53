// Reads price lists in processes of their own, of low priority: a file that is made to exhaust time or memory costs its
// sender an answer, and nobody else anything.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type LimitedProcess, startLimitedProcess } from '@wevisu/workers/limited-process.ts';
import { createWorkQueue } from '@wevisu/workers/work-queue.ts';
import type { SheetLine, SheetOrder } from './sheet-lines.ts';
import type { SheetProblem } from './sheet-row.ts';

/** `sheet_stopped`: it took too long. `sheet_killed`: its process ended by itself, for memory or by somebody's hand. */
export type ReadingEnd =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly problem: SheetProblem | 'sheet_stopped' | 'sheet_killed';
      readonly row: number | null;
    };

export interface SheetReader {
  /** Null if too many wait. Hands on the lines in order, waiting for each; lists of one vendor are read in turn. */
  read(
    bytes: Buffer,
    order: SheetOrder & { readonly vendorId: number },
    take: (line: Exclude<SheetLine, { end: true } | { problem: SheetProblem }>) => Promise<void>,
  ): Promise<ReadingEnd> | null;
  close(): void;
}

const PROGRAM = join(import.meta.dirname, 'sheet-process.ts');
const LIMIT_MS = 180_000;
const MAX_WAITING = 50;
const HEAP_MB = 320;
const YOUNG_MB = 2;
const MAX_DATA_KB = 1_200_000;

export function createSheetReader(limitMs = LIMIT_MS): SheetReader {
  const queue = createWorkQueue({
    concurrency: 1,
    maxWaiting: MAX_WAITING,
    maxRunningPerOwner: 1,
    maxPerOwner: 5,
  });
  const running = new Set<LimitedProcess>();
  let isClosed = false;

  async function work(
    bytes: Buffer,
    order: SheetOrder,
    take: Parameters<SheetReader['read']>[2],
  ): Promise<ReadingEnd> {
    const started = startLimitedProcess({
      program: PROGRAM,
      args: [JSON.stringify(order)],
      stdio: ['pipe', 'pipe', 'ignore'],
      heapMb: HEAP_MB,
      youngMb: YOUNG_MB,
      maxDataKb: MAX_DATA_KB,
    });
    running.add(started);
    started.limit(limitMs, 'it took too long');
    const { stdin, stdout } = started.child;
    if (stdin === null || stdout === null) throw new Error('the process has no pipes');
    // It may end before it has read everything.
    stdin.on('error', () => {});
    stdin.end(bytes);
    let end: ReadingEnd = { ok: false, problem: 'sheet_stopped', row: null };
    try {
      for await (const text of createInterface({ input: stdout })) {
        const line = JSON.parse(text) as SheetLine;
        if ('end' in line) end = { ok: true };
        else if ('problem' in line) end = { ok: false, problem: line.problem, row: line.at };
        else await take(line);
      }
      const { reason } = await started.ended;
      // The list goes on with the next start.
      if (isClosed && !end.ok) throw new Error('the server stops');
      if (!end.ok && end.problem === 'sheet_stopped' && reason === null)
        end = { ok: false, problem: 'sheet_killed', row: null };
    } finally {
      started.kill('nobody reads on');
      running.delete(started);
    }
    return end;
  }

  return {
    read: (bytes, { vendorId, ...order }, take) =>
      queue.add(() => work(bytes, order, take), { owner: vendorId }),
    close() {
      isClosed = true;
      queue.close();
      for (const started of running) started.kill('the server stops');
    },
  };
}
