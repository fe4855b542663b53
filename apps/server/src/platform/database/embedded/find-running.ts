import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../startup-error.ts';
import { urlOfSocket } from './cluster.ts';
import { placeCluster } from './placement.ts';

/** The database that a server of this folder has started, for a command beside it; null if none is ready. */
export function findRunning(dataDir: string, database: string): string | null {
  const pidFile = join(placeCluster(dataDir).folder, 'data', 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  const [pid, socket, state] = [Number(lines[0]), lines[4] ?? '', lines[7]?.trim()];
  return state === 'ready' && isAlive(pid) ? urlOfSocket(socket, database) : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
