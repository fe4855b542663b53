import type { UserId } from '@wevisu/domain/ids.ts';
import type { WaivableRequirement } from '@wevisu/domain/people/pro-start.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

interface Waiver {
  readonly userId: UserId;
  readonly requirement: WaivableRequirement;
  readonly reason: string;
  readonly staffId: UserId;
  readonly now: Date;
}

export const putWaiver = statement((p: Params<Waiver>) =>
  tables
    .insertInto('pro_waivers')
    .values({
      user_id: p.userId,
      requirement: p.requirement,
      reason: p.reason,
      waived_by: p.staffId,
      waived_at: p.now,
    })
    .onConflict((of) => of.columns(['user_id', 'requirement']).doNothing()),
).runAny;

export const deleteWaiver = statement(
  (p: Params<{ userId: UserId; requirement: WaivableRequirement }>) =>
    tables
      .deleteFrom('pro_waivers')
      .where('user_id', '=', p.userId)
      .where('requirement', '=', p.requirement),
).runAny;
