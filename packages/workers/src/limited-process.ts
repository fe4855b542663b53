// A separate process for work that might use up memory or time, or that a hostile file might break.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { setPriority } from 'node:os';

export interface LimitedProcessOptions {
  /** Path of the script to run with this Node. */
  readonly program: string;
  readonly args?: readonly string[];
  readonly stdio: StdioOptions;
  readonly heapMb: number;
  /** Half of the space for new objects: less of it costs some time, and saves memory that is soon free again. */
  readonly youngMb?: number;
  /** Limit of the data segment, on Linux. Node alone reserves 650 MB without using it. */
  readonly maxDataKb: number;
}

export interface ProcessEnd {
  readonly isSuccess: boolean;
  /** Why it was killed or could not start; null if it exited by itself. */
  readonly reason: string | null;
  /** Exit code or signal, with the end of its stderr if that is piped. */
  readonly words: string;
}

export interface LimitedProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<ProcessEnd>;
  /** Kills it for this reason unless it exits in time; replaces the previous limit. */
  limit(ms: number, reason: string): void;
  kill(reason: string): void;
}

const MAX_ERROR_WORDS = 2000;
/**
 * 0 is the server's own, 19 the lowest priority. All have the same: one at 15 beside another at 10 gets a third of its
 * share of a core.
 */
const NICENESS = 10;

/** Starts it without the server's environment, which holds secrets. */
export function startLimitedProcess(options: LimitedProcessOptions): LimitedProcess {
  const { program, args = [], stdio, heapMb, youngMb, maxDataKb } = options;
  const young = youngMb === undefined ? [] : [`--max-semi-space-size=${youngMb}`];
  const limited = `ulimit -d ${maxDataKb} 2>/dev/null; exec "$0" "$@"`;
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, ...young, program, ...args];
  const child = spawn('/bin/sh', ['-c', limited, ...node], {
    stdio,
    serialization: 'advanced',
    env: {},
  });
  lowerPriority(child.pid);
  let reason: string | null = null;
  let errorWords = '';
  let timer: NodeJS.Timeout | undefined;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorWords = (errorWords + text).slice(-MAX_ERROR_WORDS);
  });
  const kill = (why: string) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.on('error', (error) => {
      resolve({ isSuccess: false, reason: reason ?? error.message, words: error.message });
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const words = `it ended with ${code ?? signal}: ${errorWords}`;
      resolve({ isSuccess: code === 0, reason, words });
    });
  });
  return {
    child,
    ended,
    kill,
    limit(ms, why) {
      clearTimeout(timer);
      timer = setTimeout(() => kill(why), ms);
    },
  };
}

/** Threads that it starts later inherit the priority. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It has already exited, and `ended` says so.
  }
}
