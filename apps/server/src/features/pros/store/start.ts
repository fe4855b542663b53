import type { UserId } from '@wevisu/domain/ids.ts';
import type { PayoutAccountState } from '@wevisu/domain/payouts/payouts.ts';
import type { ProRequirement } from '@wevisu/domain/people/pro-start.ts';
import { sql } from 'kysely';
import { bool, date, json, text } from '../../../platform/database/columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

interface Waiver {
  readonly requirement: ProRequirement;
  readonly reason: string;
  readonly at: string;
}

/** Everything that the checklist of a pro is computed from. */
export const getStartRow = statement(
  (p: Params<{ userId: UserId }>) =>
    tables
      .selectFrom('users as u')
      .leftJoin('pro_applications as a', 'a.user_id', 'u.id')
      .leftJoin('showrooms as s', 's.user_id', 'u.id')
      .leftJoin('license_files as f', 'f.user_id', 'u.id')
      .where('u.id', '=', p.userId)
      .where('u.type', '=', 'Contractor')
      .select([
        'u.email_verified_at',
        'u.status',
        'u.phone_number',
        'a.company_name',
        'a.license_number',
        'a.license_state',
        'a.license_expires_on',
        'a.created_at as applied_at',
        'a.decision',
        'a.decided_at',
        'a.reason as decision_reason',
        's.vsd_id',
        sql`f.key is not null`.as('has_license_file'),
        sql`s.license_expires_on`.as('sells_until'),
        sql`coalesce(s.service_zips <> '{}', false)`.as('has_service_area'),
        sql`coalesce(s.logo_svg <> '' or s.opening_hash is not null, false)`.as('has_look'),
        sql`coalesce(s.markup_ppm <> 100000 or exists (
          select from showroom_markups m where m.showroom_id = s.id), false)`.as('markup_set'),
        sql`coalesce((select state from payout_accounts p where p.showroom_id = s.id), 'not_started')`.as(
          'payout_account',
        ),
        sql`(select coalesce(json_agg(json_build_object('requirement', w.requirement,
            'reason', w.reason, 'at', w.waived_at)), '[]')
          from pro_waivers w where w.user_id = u.id)`.as('waivers'),
      ]),
  {
    hasLicenseFile: bool,
    sellsUntil: date.orNull,
    hasServiceArea: bool,
    hasLook: bool,
    markupSet: bool,
    payoutAccount: text.as<PayoutAccountState>(),
    waivers: json<readonly Waiver[]>(),
  },
).get;

export type StartRow = RowOf<typeof getStartRow>;
