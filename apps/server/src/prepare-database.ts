// Before the server opens its own connections: as the owner, the tables and the job queue, and the rights of the role
// that the server works as.
import { openPool } from './platform/database/connection.ts';
import { migrate } from './platform/database/migrate.ts';
import type { Database } from './platform/database/open-database.ts';
import { grantToServer, whoServes } from './platform/database/server-role.ts';
import { installJobs } from './platform/jobs/install-jobs.ts';

interface Options {
  readonly refuseChanged: boolean;
  readonly log: (line: string) => void;
}

export async function prepareDatabase(
  { url, ownerUrl }: Pick<Database, 'url' | 'ownerUrl'>,
  { refuseChanged, log }: Options,
): Promise<void> {
  await migrate(ownerUrl, { refuseChanged, log });
  const pool = openPool(ownerUrl, { connections: 2, statementTimeoutMs: 0, onError: () => {} });
  try {
    await installJobs(pool);
  } finally {
    await pool.end();
  }
  const server = await whoServes(url);
  if (url !== ownerUrl) await grantToServer(ownerUrl, server.role);
  if (server.isSuperuser) {
    log(
      `The server works as ${server.role}, a superuser of PostgreSQL: see DATABASE_OWNER_URL in the README.`,
    );
  }
}
