import type { ShowroomEditor } from '@wevisu/contract/pros.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { SHOWROOM_ID_CHANGES } from '@wevisu/domain/policy/policy.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { ProsDeps } from './deps.ts';
import { showOwn } from './own-showroom.ts';
import { showShowroom } from './show-showroom.ts';
import { getIdOwner, lockOwnRow, setVsdId } from './store/showroom.ts';
import { isTakenId } from './taken-id.ts';

/** G-31: the former ID still leads to the showroom, and is never anybody else's. */
export async function changeShowroomId(
  { pool, now }: Pick<ProsDeps, 'pool' | 'now'>,
  given: { readonly proId: ProUserId; readonly version: number; readonly vsdId: string },
): Promise<Result<ShowroomEditor>> {
  const { proId, version, vsdId } = given;
  try {
    return await inTransactionOfResult(pool, async (client) => {
      const row = await lockOwnRow(client, { proId });
      if (row === null) return refuse('showroom_missing');
      const before = showShowroom(row);
      if (row.vsdId === vsdId) return ok(before);
      if (row.version !== version) return refuse('changed_meanwhile', { now: before });
      if (before.id_changes_left === 0) {
        return refuse('showroom_id_limit', { params: SHOWROOM_ID_CHANGES });
      }
      const owner = await getIdOwner(client, { vsdId });
      if (owner !== null && owner !== row.id) return refuseFields({ vsd_id: 'showroom_id_taken' });
      await setVsdId(client, { id: row.id, vsdId });
      await noteAct(client, {
        at: now(),
        actorId: proId,
        tenant: { kind: 'showroom', id: row.id },
        action: 'showroom.renamed',
        target: { kind: 'showroom', id: row.id },
        from: { vsd_id: row.vsdId },
        to: { vsd_id: vsdId },
      });
      return showOwn(client, proId);
    });
  } catch (error) {
    if (isTakenId(error)) return refuseFields({ vsd_id: 'showroom_id_taken' });
    throw error;
  }
}
