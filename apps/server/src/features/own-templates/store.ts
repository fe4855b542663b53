// People's own templates. Every query is bound to their owner or viewer.

import type { UserId } from '@wevisu/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  bytea,
  int4,
  int8,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../platform/database/columns.ts';
import { ID } from '../../platform/database/id-columns.ts';
import type { Params } from '../../platform/database/parameters.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';
import { PRICE_PARTS, PRICE_PARTS_SQL } from '../showrooms/price-parts.ts';

const ROW = {
  id: int8,
  name: text,
  room: text,
  style: text,
  colors: arrayOf(text),
  brands: int4,
  products: int4,
  planHash: text,
  /** Its picture; null until it is drawn. */
  stillId: int8.orNull,
  updatedAt: timestamptz,
};
const ROW_SQL = sql`t.id, t.name, t.room, t.style, t.colors, t.brands, t.plan_hash as "planHash",
  t.updated_at as "updatedAt",
  (select count(*)::int from own_template_products x where x.template_id = t.id) as products,
  (select s.id from stills s where s.template_id = t.id and s.done_at is not null
   order by s.id desc limit 1) as "stillId"`;

export type OwnTemplateRow = RowOfColumns<typeof ROW>;

export interface Owned {
  readonly userId: UserId;
  readonly id: number;
}

/** The viewer: an account or a guest, in the showroom of that pro or in none. */
const VIEWER = { id: int8, userId: ID.user.orNull, proId: ID.pro.orNull };
export type Viewer = RowOfColumns<typeof VIEWER>;

function seenBy({ id, userId, proId }: Params<Viewer>): RawBuilder<unknown> {
  return sql`t.id = ${id} and (t.user_id = ${userId}::bigint or t.user_id = ${proId}::bigint)`;
}

/** All of one owner's, newest first; null for room or style means any. */
export const listOwnTemplateRows = sqlStatement({
  takes: { userId: ID.user, room: text.orNull, style: text.orNull },
  gives: ROW,
  sql: (p) => sql`select ${ROW_SQL} from own_templates t
    where t.user_id = ${p.userId} and (${p.room}::text is null or t.room = ${p.room})
      and (${p.style}::text is null or t.style = ${p.style})
    order by t.id desc`,
}).list;

export const getSeenTemplate = sqlStatement({
  takes: VIEWER,
  gives: { ...ROW, userId: ID.user, document: bytea, skus: arrayOf(text) },
  sql: (p) => sql`select ${ROW_SQL}, t.user_id as "userId", t.document, t.skus
    from own_templates t where ${seenBy(p)}`,
}).get;

export const getSeenPicture = sqlStatement({
  takes: VIEWER,
  gives: { planSvg: text, planHash: text, stillId: int8.orNull, stillKey: text.orNull },
  sql: (p) => sql`select t.plan_svg as "planSvg", t.plan_hash as "planHash", s.id as "stillId",
      s.key as "stillKey"
    from own_templates t left join stills s on s.template_id = t.id and s.done_at is not null
    where ${seenBy(p)} order by s.id desc limit 1`,
}).get;

export const getOwnTemplateRow = sqlStatement({
  takes: { id: int8, userId: ID.user },
  gives: ROW,
  sql: (p) => sql`select ${ROW_SQL} from own_templates t
    where t.id = ${p.id} and t.user_id = ${p.userId}`,
}).get;

const countOf = statement(
  (p: Params<{ userId: UserId }>) =>
    tables
      .selectFrom('own_templates')
      .select((eb) => eb.fn.countAll().as('templates'))
      .where('user_id', '=', p.userId),
  { templates: int8 },
).require;

export async function countOwnTemplates(db: Queryable, userId: UserId): Promise<number> {
  return (await countOf(db, { userId })).templates;
}

/** A room as it is stored; see the migration. */
export interface KeptRoom {
  readonly document: Uint8Array;
  readonly skus: readonly string[];
  readonly colors: readonly string[];
  readonly brands: number;
  readonly planSvg: string;
  readonly planHash: string;
  readonly orders: readonly { readonly sku: string; readonly units: number }[];
}

export interface OwnTemplateDetails {
  readonly name: string;
  readonly room: string;
  readonly style: string;
}

const lockAccount = statement((p: Params<{ userId: UserId }>) =>
  tables.selectFrom('users').select('deleted_at').where('id', '=', p.userId).forNoKeyUpdate(),
).get;

const insertTemplate = sqlStatement({
  takes: {
    userId: ID.user,
    name: text,
    room: text,
    style: text,
    colors: arrayOf(text),
    brands: int4,
    document: bytea,
    skus: arrayOf(text),
    planSvg: text,
    planHash: text,
    now: timestamptz,
    max: int8,
  },
  gives: { id: int8 },
  sql: (p) => sql`insert into own_templates
      (user_id, name, room, style, colors, brands, document, skus, plan_svg, plan_hash, created_at,
       updated_at)
    select ${p.userId}::bigint, ${p.name}::text, ${p.room}::text, ${p.style}::text,
      ${p.colors}::text[], ${p.brands}::int, ${p.document}::bytea, ${p.skus}::text[],
      ${p.planSvg}::text, ${p.planHash}::text, ${p.now}::timestamptz, ${p.now}::timestamptz
    where (select count(*) from own_templates where user_id = ${p.userId}) < ${p.max}
    returning id`,
}).get;

/**
 * In a transaction: inserts of one account run one by one, so that the count is exact. Null if the account was deleted
 * while the room was read: its row may stay for its orders.
 */
export async function insertOwnTemplate(
  db: Queryable,
  {
    orders,
    document,
    ...of
  }: KeptRoom &
    OwnTemplateDetails & { readonly userId: UserId; readonly now: Date; readonly max: number },
): Promise<number | 'max' | null> {
  const account = await lockAccount(db, of);
  if (account === null || account.deletedAt !== null) return null;
  const inserted = await insertTemplate(db, { ...of, document: Buffer.from(document) });
  if (inserted === null) return 'max';
  await insertProducts(db, { id: inserted.id, orders });
  return inserted.id;
}

const updateScene = sqlStatement({
  takes: {
    id: int8,
    userId: ID.user,
    colors: arrayOf(text),
    brands: int4,
    document: bytea,
    skus: arrayOf(text),
    planSvg: text,
    planHash: text,
    now: timestamptz,
  },
  sql: (p) => sql`update own_templates set colors = ${p.colors}, brands = ${p.brands},
      document = ${p.document}, skus = ${p.skus}, plan_svg = ${p.planSvg},
      plan_hash = ${p.planHash}, updated_at = ${p.now}
    where id = ${p.id} and user_id = ${p.userId}`,
}).runAny;

const deleteProducts = statement((p: Params<{ id: number }>) =>
  tables.deleteFrom('own_template_products').where('template_id', '=', p.id),
).run;

/** In a transaction, which locks the account first like every write here. False if there is no such template. */
export async function updateOwnTemplateScene(
  db: Queryable,
  { orders, document, ...of }: KeptRoom & Owned & { readonly now: Date },
): Promise<boolean> {
  await lockAccount(db, of);
  if (!(await updateScene(db, { ...of, document: Buffer.from(document) }))) return false;
  await deleteProducts(db, of);
  await insertProducts(db, { id: of.id, orders });
  return true;
}

const insertOrders = sqlStatement({
  takes: { id: int8, skus: arrayOf(text), units: arrayOf(int4) },
  sql: (p) => sql`insert into own_template_products (template_id, sku, units)
    select ${p.id}, * from unnest(${p.skus}::text[], ${p.units}::int[])`,
}).run;

async function insertProducts(
  db: Queryable,
  { id, orders }: Pick<KeptRoom, 'orders'> & { readonly id: number },
): Promise<void> {
  const units = orders.map((order) => order.units);
  await insertOrders(db, { id, skus: orders.map(({ sku }) => sku), units });
}

/** Null leaves a field unchanged. */
export const updateOwnTemplateDetails = sqlStatement({
  takes: {
    id: int8,
    userId: ID.user,
    name: text.orNull,
    room: text.orNull,
    style: text.orNull,
    now: timestamptz,
  },
  sql: (p) => sql`update own_templates set name = coalesce(${p.name}, name),
      room = coalesce(${p.room}, room), style = coalesce(${p.style}, style), updated_at = ${p.now}
    where id = ${p.id} and user_id = ${p.userId}`,
}).run;

/** Along with what it orders. False if there is no such template. */
export const deleteOwnTemplateRow = statement((p: Params<Owned>) =>
  tables.deleteFrom('own_templates').where('id', '=', p.id).where('user_id', '=', p.userId),
).runAny;

/** What templates order, limited to products on sale, with the parts of their prices in a showroom. */
export const readOwnTemplateProducts = sqlStatement({
  takes: { templateIds: arrayOf(int8), showroomId: ID.showroom },
  gives: { ...PRICE_PARTS, templateId: int8, units: int4 },
  sql: (p) => sql`select x.template_id as "templateId", x.units,
      ${sql.raw(PRICE_PARTS_SQL)}
    from own_template_products x
    join variants v on v.sku = x.sku and v.status = 'active'
    join products p on p.id = v.product_id and p.status = 'active'
    join categories cat on cat.id = p.category_id
    join showrooms shop on shop.id = ${p.showroomId}
    where x.template_id = any(${p.templateIds}::bigint[])`,
}).list;
