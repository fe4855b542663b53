import { sql } from 'kysely';
import { bytea, int4, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const RIGHTS = {
  ...{ basicAddon: text, customAddon: text, plan: text, planStatus: text, planPaidAmount: int4 },
};
const RIGHT_COLUMNS = sql`basic_addon_status as "basicAddon", custom_addon_status as "customAddon", plan,
  plan_status as "planStatus", plan_paid_amount as "planPaidAmount"`;
const LOOK = { themeColor: text.orNull, logoSvg: text, ...RIGHTS };
const LOOK_COLUMNS = sql`theme_color as "themeColor", logo_svg as "logoSvg", ${RIGHT_COLUMNS}`;

/** What a showroom looks like, and what its right to that depends on. */
export const findLook = {
  pro: sqlStatement({
    takes: { id: ID.pro },
    gives: LOOK,
    sql: (p) => sql`select ${LOOK_COLUMNS} from showrooms where user_id = ${p.id}`,
  }),
  showroom: sqlStatement({
    takes: { id: ID.showroom },
    gives: LOOK,
    sql: (p) => sql`select ${LOOK_COLUMNS} from showrooms where id = ${p.id}`,
  }),
};

/** What tells one look of a showroom from another, without its logo. */
export const findLookSource = sqlStatement({
  takes: { showroomId: ID.showroom },
  gives: { source: bytea.notNull, ...RIGHTS },
  sql: (p) => sql`
    select decode(md5(coalesce(theme_color, '') || ' ' || logo_svg), 'hex') as source, ${RIGHT_COLUMNS}
    from showrooms where id = ${p.showroomId}`,
}).get;

export const findKeptLook = sqlStatement({
  takes: { showroomId: ID.showroom, source: bytea },
  gives: { id: int8 },
  sql: (p) => sql`
    select id from showroom_looks where showroom_id = ${p.showroomId} and source = ${p.source}`,
}).get;

/** Gives the one that there is if somebody was faster. */
export const insertLook = sqlStatement({
  takes: { showroomId: ID.showroom, source: bytea, color: text.orNull, logo: bytea.orNull },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into showroom_looks (showroom_id, source, color, logo)
    values (${p.showroomId}, ${p.source}, ${p.color}, ${p.logo})
    on conflict (showroom_id, source) do update set source = excluded.source returning id`,
}).require;

export const readLookRow = sqlStatement({
  takes: { id: int8 },
  gives: { color: text.orNull, logo: bytea.orNull },
  sql: (p) => sql`select color, logo from showroom_looks where id = ${p.id}`,
}).get;
