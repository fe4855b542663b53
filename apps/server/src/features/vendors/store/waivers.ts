import type { UserId } from '@wevisu/domain/ids.ts';
import type { WaivableStep } from '@wevisu/domain/people/vendor-steps.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

interface Waiver {
  readonly userId: UserId;
  readonly step: WaivableStep;
  readonly reason: string;
  readonly staffId: UserId;
  readonly now: Date;
}

export const putWaiver = statement((p: Params<Waiver>) =>
  tables
    .insertInto('vendor_waivers')
    .values({
      user_id: p.userId,
      step: p.step,
      reason: p.reason,
      waived_by: p.staffId,
      waived_at: p.now,
    })
    .onConflict((of) => of.columns(['user_id', 'step']).doNothing()),
).runAny;

export const deleteWaiver = statement((p: Params<{ userId: UserId; step: WaivableStep }>) =>
  tables.deleteFrom('vendor_waivers').where('user_id', '=', p.userId).where('step', '=', p.step),
).runAny;
