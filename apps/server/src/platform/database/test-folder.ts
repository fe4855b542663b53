// Where tests keep what they throw away: in memory where that has room, else on the disk.
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** A cluster with what its log keeps, and the databases of all test files that run at once. */
const ROOM = 4 * 2 ** 30;

/** A database is hundreds of files: to copy one takes a disk five times what it takes memory, or more. */
export function testFolder(): string {
  return hasRoom() ? MEMORY : tmpdir();
}

/** Both, wherever a run that was killed has left something. */
export const testFolders: readonly string[] = [tmpdir(), MEMORY];

/** Whether the cluster at that address was made in memory. */
export function isInMemory(url: string): boolean {
  return decodeURIComponent(url).includes(`host=${MEMORY}/`);
}

function hasRoom(): boolean {
  // Its files take memory that the programs need as well.
  if (process.availableMemory() < 2 * ROOM) return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}
