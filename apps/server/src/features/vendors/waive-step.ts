import type { VendorStart } from '@wevisu/contract/vendors.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { WaivableStep } from '@wevisu/domain/people/vendor-steps.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { VendorsDeps } from './deps.ts';
import { getVendorStart } from './get-start.ts';
import { deleteWaiver, putWaiver } from './store/waivers.ts';

/** G-03: staff waive a step or take the waiver back. */
export function waiveStep(
  { pool, now }: Pick<VendorsDeps, 'pool' | 'now'>,
  given: {
    readonly id: UserId;
    readonly staffId: UserId;
    readonly step: WaivableStep;
    readonly waived: boolean;
    readonly reason: string;
  },
): Promise<Result<VendorStart>> {
  const { id: userId, staffId, step, waived, reason } = given;
  return inTransactionOfResult(pool, async (client) => {
    const at = now();
    const known = await getVendorStart(client, { userId, now: at });
    if (!known.ok) return known;
    const changed = waived
      ? await putWaiver(client, { userId, step, reason, staffId, now: at })
      : await deleteWaiver(client, { userId, step });
    if (changed) {
      await noteAct(client, {
        at,
        actorId: staffId,
        action: waived ? 'step.waived' : 'step.required',
        target: { kind: 'user', id: userId },
        from: { [step]: waived ? 'required' : 'waived' },
        to: { [step]: waived ? 'waived' : 'required' },
        reason,
      });
    }
    return getVendorStart(client, { userId, now: at });
  });
}
