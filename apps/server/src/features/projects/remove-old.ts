import { PROJECT_ASIDE_DAYS } from '@wevisu/domain/policy/policy.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { MAX_LINE_QTY } from '../cart/limits.ts';
import type { ProjectDeps } from './deps.ts';
import { listLongAside, removeProject } from './store/remove-projects.ts';
import { thinVersions } from './store/scenes.ts';

const DAY_MS = 24 * 3600 * 1000;
const BATCH = 200;

/** Daily: deleted projects go for good once their time is over, and old versions of the others are thinned. */
export async function removeOld({ pool, now }: Pick<ProjectDeps, 'pool' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - PROJECT_ASIDE_DAYS * DAY_MS);
  for (;;) {
    const rows = await listLongAside(pool, { before, limit: BATCH });
    for (const { id } of rows) {
      await inTransaction(pool, (trx) =>
        removeProject(trx, { id, before, maximumQty: MAX_LINE_QTY }),
      );
    }
    if (rows.length < BATCH) break;
  }
  await thinVersions(pool, { projectId: null, now: now() });
}
