import type { ProStart } from '@wevisu/contract/pros.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { WaivableRequirement } from '@wevisu/domain/people/pro-start.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { ProsDeps } from './deps.ts';
import { getStart } from './get-start.ts';
import { deleteWaiver, putWaiver } from './store/waivers.ts';

/** G-02: staff waive a requirement or take the waiver back. Without a license to watch, nothing stops selling. */
export function waiveRequirement(
  { pool, now }: Pick<ProsDeps, 'pool' | 'now'>,
  given: {
    readonly id: UserId;
    readonly staffId: UserId;
    readonly requirement: WaivableRequirement;
    readonly waived: boolean;
    readonly reason: string;
  },
): Promise<Result<ProStart>> {
  const { id: userId, staffId, requirement, waived, reason } = given;
  return inTransactionOfResult(pool, async (client) => {
    const at = now();
    const known = await getStart(client, { userId, now: at });
    if (!known.ok) return known;
    const changed = waived
      ? await putWaiver(client, { userId, requirement, reason, staffId, now: at })
      : await deleteWaiver(client, { userId, requirement });
    if (changed) {
      await noteAct(client, {
        at,
        actorId: staffId,
        action: waived ? 'requirement.waived' : 'requirement.required',
        target: { kind: 'pro', id: userId },
        from: { [requirement]: waived ? 'required' : 'waived' },
        to: { [requirement]: waived ? 'waived' : 'required' },
        reason,
      });
    }
    return getStart(client, { userId, now: at });
  });
}
