import type { ShowroomEditor } from '@wevisu/contract/pros.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { vsdIdFromBytes } from '@wevisu/domain/people/vsd-id.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { ProsDeps } from './deps.ts';
import { showShowroom } from './show-showroom.ts';
import { getOwnRow, isFreeId } from './store/showroom.ts';
import { getStartRow } from './store/start.ts';

interface OwnShowroom {
  readonly showroom: ShowroomEditor | null;
  readonly proposal: { readonly vsd_id: string; readonly company_name: string } | null;
}

/** Without a showroom: what it could be called. */
export async function getOwnShowroom(
  { pool, randomBytes }: Pick<ProsDeps, 'pool' | 'randomBytes'>,
  proId: ProUserId,
): Promise<OwnShowroom> {
  const row = await getOwnRow(pool, { proId });
  if (row !== null) return { showroom: showShowroom(row), proposal: null };
  const applied = await getStartRow(pool, { userId: proId });
  const proposal = {
    vsd_id: await proposeId(pool, randomBytes),
    company_name: applied?.companyName ?? '',
  };
  return { showroom: null, proposal };
}

/** G-31: an ID without look-alikes that nobody has or had. */
async function proposeId(db: Queryable, randomBytes: ProsDeps['randomBytes']): Promise<string> {
  for (;;) {
    const vsdId = vsdIdFromBytes(randomBytes(8));
    if (await isFreeId(db, { vsdId })) return vsdId;
  }
}

/** After a write. */
export async function showOwn(db: Queryable, proId: ProUserId): Promise<Result<ShowroomEditor>> {
  const row = await getOwnRow(db, { proId });
  return row === null ? refuse('showroom_missing') : ok(showShowroom(row));
}
