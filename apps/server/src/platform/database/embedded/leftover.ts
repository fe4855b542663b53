// What an earlier run may have left behind after a kill -9: a postmaster without its server, or backends without
// their postmaster. Both hold the data folder, and both are ours to end once the lock on DATA_DIR is ours.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, StartupError } from '../../startup-error.ts';

const fastShutdown = 'SIGINT';
const immediateShutdown = 'SIGQUIT';

export async function endLeftovers(data: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  const postmaster = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
  const working = processesOf(data, postmaster);
  if (working.length > 0) {
    log('Stopping the database of an earlier run');
    const ended =
      (working.includes(postmaster) && (await endAll([postmaster], fastShutdown, 30_000, data))) ||
      (await endAll(processesOf(data, postmaster), immediateShutdown, 15_000, data));
    if (!ended) {
      throw new StartupError(
        `The database of an earlier run (process ${processesOf(data, postmaster).join(', ')}) does not end: end it, then start again.`,
      );
    }
  }
  // The process id in a stale file may have been reused, and PostgreSQL would then refuse to start.
  rmSync(pidFile, { force: true });
}

async function endAll(pids: readonly number[], signal: NodeJS.Signals, ms: number, data: string) {
  for (const pid of pids) send(pid, signal);
  const deadline = Date.now() + ms;
  while (pids.some((pid) => worksIn(pid, data))) {
    if (Date.now() > deadline) return false;
    await sleep(25);
  }
  return processesOf(data, 0).length === 0;
}

/** PostgreSQL's processes that work in this data folder; without /proc only the postmaster can be found. */
function processesOf(data: string, postmaster: number): number[] {
  if (!existsSync('/proc/self/cwd')) {
    return postmaster > 0 && worksIn(postmaster, data) ? [postmaster] : [];
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(pid, data));
}

function worksIn(pid: number, data: string): boolean {
  try {
    // Every PostgreSQL process has its data folder as working directory; so may somebody's shell, hence the name check.
    if (existsSync('/proc/self/cwd')) {
      return (
        readlinkSync(`/proc/${pid}/cwd`) === data &&
        readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
      );
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      data,
    );
  } catch {
    return false;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
