// Accounts that staff have not approved yet, or did not approve: what they may see is where they stand.
import type { UserId } from '@wevisu/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import { now } from '../../../platform/database/clock.ts';
import { bool } from '../../../platform/database/columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Of `users u`. An account that was approved once and deactivated later is no applicant. */
const isRefused: RawBuilder<boolean> = sql`(u.status = 'Deactive' and (
  exists (select from pro_applications a where a.user_id = u.id and a.decision = 'refuse')
  or exists (select from vendor_applications a where a.user_id = u.id and a.decision = 'refuse')))`;
const isApplicantOfBusiness: RawBuilder<boolean> = sql`(u.type in ('Contractor', 'Vendor')
  and (u.status = 'pending' or ${isRefused}))`;

export const findApplicant = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', p.userId)
    .where(isApplicantOfBusiness),
).value;

/** The applicant behind a session; null for everyone else. */
export const getApplicantSession = statement(
  (p: Params<{ sessionHash: Buffer }>) =>
    tables
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select((eb) => [
        's.user_id',
        'u.type',
        eb('u.email_verified_at', 'is not', null).as('email_verified'),
        eb('u.status', '=', 'pending').as('is_pending'),
      ])
      .where('s.token_hash', '=', p.sessionHash)
      .where('s.expires_at', '>', now)
      .where(isApplicantOfBusiness),
  { emailVerified: bool, isPending: bool },
).get;
