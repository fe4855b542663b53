import type { UserId } from '@wevisu/domain/ids.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export const getPasswordHash = statement((p: Params<{ userId: UserId }>) =>
  tables.selectFrom('users').select('password_hash').where('id', '=', p.userId),
).value;

/** The account, with the showroom or company that is its own. */
export const getActedFor = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('users as u')
    .leftJoin('showrooms as s', 's.user_id', 'u.id')
    .leftJoin('vendors as v', 'v.user_id', 'u.id')
    .select([
      'u.type',
      'u.status',
      'u.email',
      'u.deleted_at',
      's.id as showroom_id',
      'v.id as vendor_id',
    ])
    .where('u.id', '=', p.userId),
).get;

interface NewVisit {
  readonly userId: UserId;
  readonly staffId: UserId;
  readonly reason: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

export const insertVisit = statement((p: Params<NewVisit>) =>
  tables
    .insertInto('acting_visits')
    .values({
      user_id: p.userId,
      staff_id: p.staffId,
      reason: p.reason,
      started_at: p.startedAt,
      expires_at: p.expiresAt,
    })
    .returning('id'),
).require;

/** Those of one of staff that are open: at most one. */
export const listOpenVisits = statement((p: Params<{ staffId: UserId; now: Date }>) =>
  tables
    .selectFrom('acting_visits')
    .select(['id', 'user_id'])
    .where('staff_id', '=', p.staffId)
    .where('stopped_at', 'is', null)
    .where('expires_at', '>', p.now)
    .forUpdate(),
).list;

/** False if it was stopped before. */
export const stopVisit = statement((p: Params<{ id: number; now: Date }>) =>
  tables
    .updateTable('acting_visits')
    .set({ stopped_at: p.now })
    .where('id', '=', p.id)
    .where('stopped_at', 'is', null),
).runAny;

export const listVisitsOf = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('acting_visits as v')
    .leftJoin('sessions as s', 's.acting_visit_id', 'v.id')
    .select([
      'v.id',
      'v.reason',
      'v.started_at',
      'v.expires_at',
      'v.stopped_at',
      's.id as session_id',
    ])
    .where('v.user_id', '=', p.userId)
    .orderBy('v.started_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(50),
).list;
