// DATA_DIR: created, checked, and locked by one process at a time.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { codeOf, messageOf, StartupError } from './startup-error.ts';

/** Makes the folder if needed; throws a StartupError where we can't write in it. */
export function prepareDataDir(dataDir: string): void {
  // Root's database runs as a user without rights, who must pass through, and may see no more.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  const trial = join(dataDir, `.trial-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode });
    writeFileSync(trial, '');
    unlinkSync(trial);
  } catch (error) {
    const reasons: Record<string, string> = {
      EACCES: 'permission denied',
      EPERM: 'permission denied',
      EROFS: 'the disk is read-only',
      ENOSPC: 'the disk is full',
      ENOTDIR: 'a file is in the way',
      EEXIST: 'a file is in the way',
    };
    const reason = reasons[codeOf(error)] ?? messageOf(error);
    throw new StartupError(`The data folder ${dataDir} can't be written: ${reason}.`, {
      cause: error,
    });
  }
}

/** Identifies a process: its number alone may soon be reused. */
interface Holder {
  readonly pid: number;
  readonly startedAt: string;
}

/**
 * Locks the folder for this process and returns how to release it. The lock of a killed process does not count: it
 * names a process that is gone. Two machines that share the folder over a network do not see each other.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = join(dataDir, 'lock');
  const mine = `${lock}.${process.pid}`;
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? '' };
  writeFileSync(mine, JSON.stringify(own));
  try {
    for (let round = 0; round < 3; round++) {
      // A link appears with its content or not at all, and never over another one.
      if (tryLink(mine, lock)) return () => rmSync(lock, { force: true });
      const text = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
      const holder = parseHolder(text);
      if (holder && isRunning(holder)) {
        throw new StartupError(
          `The data folder ${dataDir} is in use by another process (${holder.pid}): stop it, or choose another DATA_DIR.`,
        );
      }
      removeStale(lock, text);
    }
    throw new StartupError(`The data folder ${dataDir} is being taken by another process.`);
  } finally {
    rmSync(mine, { force: true });
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves it away first: should another process have taken the lock in between, it gets its own back. */
function removeStale(lock: string, text: string): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== text) tryLink(aside, lock);
  rmSync(aside);
}

function parseHolder(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { pid, startedAt } = value as Partial<Holder>;
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : null;
  } catch {
    return null;
  }
}

function isRunning(holder: Holder): boolean {
  return startOf(holder.pid) === holder.startedAt;
}

/** When a process started, in whatever form the system tells it; null if there is none of that number. */
function startOf(pid: number): string | null {
  try {
    if (existsSync('/proc/self/stat')) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name, in brackets, may hold anything; the fields after it do not. The state comes first, the 20th is the start.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return fields[0] === 'Z' ? null : `${boot} ${fields[19]}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
