import type { ShowroomEditor } from '@wevisu/contract/pros.ts';
import { type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { ProsDeps } from './deps.ts';
import { showOwn } from './own-showroom.ts';
import { insertShowroom } from './store/showroom.ts';
import { isTakenId } from './taken-id.ts';

/** SHOW-01, PRO-01: an approved pro opens a showroom, one per pro. */
export async function createShowroom(
  { pool, now }: Pick<ProsDeps, 'pool' | 'now'>,
  given: { readonly proId: ProUserId; readonly companyName: string; readonly vsdId: string },
): Promise<Result<ShowroomEditor>> {
  try {
    return await inTransactionOfResult(pool, async (client) => {
      const id = await insertShowroom(client, given);
      if (id === null) return refuse('showroom_exists');
      await noteAct(client, {
        at: now(),
        actorId: given.proId,
        tenant: { kind: 'showroom', id },
        action: 'showroom.created',
        target: { kind: 'showroom', id },
        from: null,
        to: { vsd_id: given.vsdId, company_name: given.companyName },
      });
      return showOwn(client, given.proId);
    });
  } catch (error) {
    if (isTakenId(error)) return refuseFields({ vsd_id: 'showroom_id_taken' });
    throw error;
  }
}
