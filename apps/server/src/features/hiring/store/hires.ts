// Hires. Whoever asks is named in the query itself: a hire is found by its homeowner, by its pro, and by staff once one
// of the two has asked them to decide, or something is paid.
import type { HireRole, HireState } from '@wevisu/domain/hiring/hire-steps.ts';
import type { HireTerms } from '@wevisu/domain/hiring/hire-terms.ts';
import { MAX_LISTED_HIRES } from '@wevisu/domain/hiring/hire-terms.ts';
import type { PayoutAccountState } from '@wevisu/domain/payouts/payouts.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  bool,
  int4,
  int8,
  json,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';

const HIRE = {
  id: int8,
  projectId: ID.project.orNull,
  projectName: text,
  userId: ID.user.notNull,
  proId: ID.pro.notNull,
  state: text.notNull.as<HireState>(),
  version: int4,
  terms: json<HireTerms>().orNull,
  accepted: int4,
  openedShare: bool,
  changedAt: timestamptz,
  completedAt: timestamptz.orNull,
  homeowner: text,
  companyName: text,
  proName: text,
  showroomId: ID.showroom,
  isPaidHere: bool,
  feePpm: int4,
  /** The milestone that is next has not been paid for. */
  isUnpaid: bool,
  /** The milestone that is next was delivered before, also if changes were asked for since. */
  wasDelivered: bool,
  payoutState: text.as<PayoutAccountState>().orNull,
  payoutMissing: arrayOf(text).orNull,
};
export type HireRow = RowOfColumns<typeof HIRE>;

const SELECT = sql`select h.id, h.project_id as "projectId",
    coalesce(p.name, h.project_name) as "projectName", h.user_id as "userId", h.pro_id as "proId",
    h.state, h.version, h.terms, h.accepted, h.opened_share as "openedShare",
    h.changed_at as "changedAt", h.completed_at as "completedAt",
    coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), 'Former member') as homeowner,
    s.company_name as "companyName", trim(pro.first_name || ' ' || pro.last_name) as "proName",
    s.id as "showroomId", h.is_paid_here as "isPaidHere", h.fee_ppm as "feePpm",
    h.is_paid_here and h.state = 'active' and not exists (
      select from hire_payments y where y.hire_id = h.id and y.place = h.accepted and y.state = 'done'
        and y.amount_cents > y.returned_cents and not exists (select from disputes d
          where d.hire_payment_id = y.id and d.state in ('lost', 'accepted'))) as "isUnpaid",
    exists (select from hire_events e where e.hire_id = h.id and e.act = 'deliver' and e.id > coalesce(
      (select max(a.id) from hire_events a where a.hire_id = h.id and a.act = 'accept_delivery'), 0))
      as "wasDelivered", b.state as "payoutState", b.missing as "payoutMissing"
  from hires h join users u on u.id = h.user_id join users pro on pro.id = h.pro_id
    join showrooms s on s.user_id = h.pro_id left join payout_accounts b on b.showroom_id = s.id
    left join projects p on p.id = h.project_id and p.deleted_at is null`;

/** The only place that says who finds a hire as what. */
const OF: Readonly<Record<HireRole, (p: Params<{ userId: unknown }>) => RawBuilder<unknown>>> = {
  homeowner: ({ userId }) => sql`h.user_id = ${userId}`,
  pro: ({ userId }) => sql`h.pro_id = ${userId}`,
  staff: ({ userId }) => sql`exists (
    select from users staff where staff.id = ${userId} and staff.type = 'Admin')
    and (exists (select from hire_events e where e.hire_id = h.id and e.act = 'dispute')
      or exists (select from hire_payments y where y.hire_id = h.id and y.state = 'done'))`,
};
const ROLES = ['homeowner', 'pro', 'staff'] as const;

export const getHire = byName(ROLES, (role) =>
  sqlStatement({
    takes: { id: int8, userId: ID.user },
    gives: HIRE,
    sql: (p) => sql`${SELECT} where h.id = ${p.id} and ${OF[role](p)}`,
  }),
);

/** Whosever it is, for what follows by itself, as of payments; locked until the transaction ends. */
export const lockAnyHire = sqlStatement({
  takes: { id: int8 },
  gives: HIRE,
  sql: (p) => sql`${SELECT} where h.id = ${p.id} for no key update of h`,
}).get;

/** Locked until the transaction ends. */
export const lockHire = byName(ROLES, (role) =>
  sqlStatement({
    takes: { id: int8, userId: ID.user },
    gives: HIRE,
    sql: (p) => sql`${SELECT} where h.id = ${p.id} and ${OF[role](p)} for no key update of h`,
  }),
);

export const listHireRows = byName(ROLES, (role) =>
  sqlStatement({
    takes: { userId: ID.user },
    gives: HIRE,
    sql: (p) => sql`${SELECT} where ${OF[role](p)}
      order by (${role === 'staff'} and (h.state = 'disputed' or exists (select from hire_payments y
        where y.hire_id = h.id and y.refund_state = 'failed'))) desc, h.changed_at desc, h.id desc
      limit ${sql.lit(MAX_LISTED_HIRES)}`,
  }),
);

/** Null if this pro has an open hire for the project. */
export const insertHire = sqlStatement({
  takes: { projectId: ID.project, userId: ID.user, proId: ID.pro, now: timestamptz },
  gives: { id: int8 },
  sql: (p) => sql`insert into hires
      (project_id, project_name, user_id, pro_id, state, created_at, changed_at)
    select p.id, p.name, p.user_id, ${p.proId}, 'requested', ${p.now}, ${p.now}
    from projects p
    where p.id = ${p.projectId} and p.user_id = ${p.userId} and p.deleted_at is null
    on conflict do nothing returning id`,
}).get;

/** False if it has another version by now. Null leaves the terms, or the fee that they were offered with. */
export const moveHire = sqlStatement({
  takes: {
    ...{ id: int8, version: int4, state: text, accepted: int4, openedShare: bool },
    ...{ terms: json<HireTerms>().orNull, feePpm: int4.orNull, now: timestamptz },
  },
  sql: (p) => sql`update hires set state = ${p.state}, version = version + 1,
      accepted = ${p.accepted}, opened_share = ${p.openedShare},
      terms = coalesce(${p.terms}::jsonb, terms), fee_ppm = coalesce(${p.feePpm}::int, fee_ppm), changed_at = ${p.now},
      started_at = case when ${p.state} = 'active' then coalesce(started_at, ${p.now}) else started_at end,
      completed_at = case when ${p.state} = 'completed' then coalesce(completed_at, ${p.now}) end
    where id = ${p.id} and version = ${p.version}`,
}).runAny;

/** As staff have set it; the type of the value is the setting's. */
export const getHireFee = sqlStatement({
  gives: { ppm: int4.orNull },
  sql: () => sql`select (value #>> '{}')::int as ppm from settings where key = 'hire_fee_ppm'`,
}).get;
