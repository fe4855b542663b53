// A pro's own showroom. The pro comes from the session and stands in every WHERE.
import type { ShowroomPlace } from '@wevisu/contract/pros.ts';
import type { ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { arrayOf, bool, int4, int8, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

const selectOwn = () =>
  tables.selectFrom('showrooms as s').select([
    's.id',
    's.user_id',
    's.version',
    's.vsd_id',
    's.company_name',
    's.tagline',
    's.story',
    's.theme_color',
    's.logo_svg',
    's.opening_hash',
    's.address',
    's.service_zips',
    's.refuses_outside',
    's.basic_addon_status',
    's.custom_addon_status',
    's.plan',
    's.plan_status',
    's.plan_paid_amount',
    's.plan_ends_on',
    's.plan_set_at',
    sql`(select coalesce(array_agg(i.vsd_id order by i.chosen_at desc nulls last), '{}')
        from showroom_ids i where i.showroom_id = s.id and i.vsd_id <> s.vsd_id)`.as('former_ids'),
    sql`(select count(*) from showroom_ids i
        where i.showroom_id = s.id and i.chosen_at > now() - interval '365 days')`.as('id_changes'),
  ]);

const OWN = {
  address: json<ShowroomPlace>().orNull,
  formerIds: arrayOf(text),
  idChanges: int8,
} as const;

export const getOwnRow = statement(
  (p: Params<{ proId: ProUserId }>) => selectOwn().where('s.user_id', '=', p.proId),
  OWN,
).get;

/** Locked: concurrent changes run one after the other. */
export const lockOwnRow = statement(
  (p: Params<{ proId: ProUserId }>) => selectOwn().where('s.user_id', '=', p.proId).forUpdate('s'),
  OWN,
).get;

export type OwnRow = RowOf<typeof getOwnRow>;

/** Whether no showroom has or had it. */
export const isFreeId = statement(
  (p: Params<{ vsdId: string }>) =>
    tables.selectNoFrom((of) =>
      of
        .not(
          of.exists(of.selectFrom('showroom_ids').select('vsd_id').where('vsd_id', '=', p.vsdId)),
        )
        .as('free'),
    ),
  { free: bool },
).value;

/** The ID's showroom; null if it has none. */
export const getIdOwner = statement((p: Params<{ vsdId: string }>) =>
  tables.selectFrom('showroom_ids').select('showroom_id').where('vsd_id', '=', p.vsdId),
).value;

/** Null if the pro has a showroom already. An ID that is taken breaks a unique index. */
export const insertShowroom = statement(
  (p: Params<{ proId: ProUserId; vsdId: string; companyName: string }>) =>
    tables
      .insertInto('showrooms')
      .values({ user_id: p.proId, vsd_id: p.vsdId, company_name: p.companyName })
      .onConflict((of) => of.column('user_id').doNothing())
      .returning('id'),
).value;

export const setShowroom = sqlStatement({
  takes: {
    id: ID.showroom,
    companyName: text,
    tagline: text,
    story: text,
    themeColor: text.orNull,
    address: json<ShowroomPlace>().orNull,
    serviceZips: arrayOf(text),
    refusesOutside: bool,
  },
  sql: (p) => sql`update showrooms set version = version + 1, company_name = ${p.companyName},
      tagline = ${p.tagline}, story = ${p.story}, theme_color = ${p.themeColor},
      address = ${p.address}, service_zips = ${p.serviceZips}, refuses_outside = ${p.refusesOutside}
    where id = ${p.id}`,
}).run;

export const setVsdId = statement((p: Params<{ id: ShowroomId; vsdId: string }>) =>
  tables
    .updateTable('showrooms')
    .set((of) => ({ vsd_id: p.vsdId, version: of('version', '+', 1) }))
    .where('id', '=', p.id),
).run;

export const setLogo = statement((p: Params<{ id: ShowroomId; svg: string }>) =>
  tables
    .updateTable('showrooms')
    .set((of) => ({ logo_svg: p.svg, version: of('version', '+', 1) }))
    .where('id', '=', p.id),
).run;

export const setOpening = statement((p: Params<{ id: ShowroomId; hash: string | null }>) =>
  tables
    .updateTable('showrooms')
    .set((of) => ({ opening_hash: p.hash, version: of('version', '+', 1) }))
    .where('id', '=', p.id),
).run;

export const getOpeningHash = statement((p: Params<{ id: ShowroomId }>) =>
  tables.selectFrom('showrooms').select('opening_hash').where('id', '=', p.id),
).value;

const PLAN = {
  id: ID.showroom,
  plan: text,
  paidAmount: int4,
  basicAddon: bool,
  customAddon: bool,
  endsOn: text.orNull,
} as const;

/** Whether the pro pays for the plan: then it is changed and ended with its subscription alone. */
export const isPlanPaid = statement(
  (p: Params<{ id: ShowroomId }>) =>
    tables.selectNoFrom((of) =>
      of
        .exists(
          of
            .selectFrom('subscriptions')
            .select('id')
            .where('showroom_id', '=', p.id)
            .where('state', '<>', 'ended'),
        )
        .as('paid'),
    ),
  { paid: bool },
).value;

/** By staff. */
export const setPlan = sqlStatement({
  takes: PLAN,
  sql: (
    p,
  ) => sql`update showrooms set version = version + 1, plan = ${p.plan}, plan_status = 'active',
      plan_paid_amount = ${p.paidAmount}, plan_ends_on = ${p.endsOn}::text::date, plan_set_at = now(),
      basic_addon_status = case when ${p.basicAddon}::boolean then 'active' else 'inactive' end,
      custom_addon_status = case when ${p.customAddon}::boolean then 'active' else 'inactive' end
    where id = ${p.id}`,
}).run;

/** By the pro; null to keep the plan. */
export const setPlanEnd = sqlStatement({
  takes: { id: ID.showroom, endsOn: text.orNull },
  sql: (p) => sql`update showrooms set version = version + 1, plan_ends_on = ${p.endsOn}::text::date
    where id = ${p.id}`,
}).run;

/** Plans whose last day is over go back to Basic without add-ons. */
export const endOverduePlans = sqlStatement({
  takes: { today: text },
  gives: { id: ID.showroom, proId: ID.pro, plan: text },
  sql: (p) => sql`with over as (
      select id, plan from showrooms s where plan_ends_on < ${p.today}::text::date
        and not exists (select from subscriptions b where b.showroom_id = s.id and b.state <> 'ended')
      for update skip locked
    )
    update showrooms s set version = version + 1, plan = 'Basic', plan_paid_amount = 0,
      plan_ends_on = null, basic_addon_status = 'inactive', custom_addon_status = 'inactive'
    from over where over.id = s.id
    returning s.id, s.user_id as "proId", over.plan`,
  rare: true,
}).list;
