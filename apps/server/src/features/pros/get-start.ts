import type { ProStart } from '@wevisu/contract/pros.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { showStart } from './show-start.ts';
import { getNewestRenewal } from './store/renewals.ts';
import { getStartRow } from './store/start.ts';

/** G-02. */
export async function getStart(
  db: Queryable,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<Result<ProStart>> {
  const row = await getStartRow(db, { userId });
  if (row === null) return refuse('not_found');
  return ok(showStart(row, await getNewestRenewal(db, { userId }), now));
}
