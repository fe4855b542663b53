import type { Config } from '../config.ts';
import { lockDataDir } from '../data-dir.ts';
import { findRunning } from './embedded/find-running.ts';
import { openDatabase } from './open-database.ts';

/** For commands: the database of a running server, or one that runs as long as the work. */
export async function withDatabaseUrl(
  { database, dataDir }: Config,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const url = database.url ?? findRunning(dataDir, 'wevisu');
  if (url !== null) return work(url);
  const unlock = lockDataDir(dataDir);
  const own = await openDatabase({ ...database, dataDir, log: console.error });
  try {
    await work(own.url);
  } finally {
    await own.close();
    unlock();
  }
}
