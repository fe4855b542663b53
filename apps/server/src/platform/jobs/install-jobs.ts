import { PgBoss } from 'pg-boss';
import { runPackageSql } from '../database/package-sql.ts';
import type { Pool } from '../database/queryable.ts';

/** The schema of pg-boss. */
export const JOBS_SCHEMA = 'jobs';

/** As the owner: makes the queue's tables, or brings them to the version that this program uses. */
export async function installJobs(owner: Pool): Promise<void> {
  const boss = new PgBoss({
    db: runPackageSql(owner),
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  });
  const failed: Error[] = [];
  boss.on('error', (error) => failed.push(error));
  await boss.start();
  await boss.stop({ graceful: false });
  if (failed[0]) throw failed[0];
}
