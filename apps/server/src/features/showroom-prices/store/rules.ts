import type { ProUserId, ShowroomId, UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { arrayOf, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Every change of a rate locks the showroom first, so that a coupon and a markup see each other. */
export const lockOwnShowroom = statement((p: Params<{ proId: ProUserId }>) =>
  tables
    .selectFrom('showrooms')
    .select(['id', 'markup_ppm', 'markup_version'])
    .where('user_id', '=', p.proId)
    .forNoKeyUpdate(),
).get;

export const getOwnShowroom = statement((p: Params<{ proId: ProUserId }>) =>
  tables
    .selectFrom('showrooms')
    .select(['id', 'markup_ppm', 'markup_version'])
    .where('user_id', '=', p.proId),
).get;

/** All three null: the showroom's standard. */
export interface Scope {
  readonly categoryId: number | null;
  readonly brandId: number | null;
  readonly productId: number | null;
}

const SCOPE = { categoryId: int4.orNull, brandId: int4.orNull, productId: int8.orNull };

/** What a rule is called; null where something that it names does not exist. */
export const labelOf = sqlStatement({
  takes: SCOPE,
  gives: { label: text.orNull },
  sql: (p) => sql`select case
      when ${p.productId}::bigint is not null then
        (select name from products where id = ${p.productId} and status <> 'draft')
      when ${p.brandId}::int is not null and ${p.categoryId}::int is not null then
        (select name from brands where id = ${p.brandId}) || ' in '
          || (select name from categories where id = ${p.categoryId})
      when ${p.brandId}::int is not null then (select name from brands where id = ${p.brandId})
      when ${p.categoryId}::int is not null then
        (select name from categories where id = ${p.categoryId})
      else 'Standard' end as label`,
}).value;

const RULE = {
  categoryId: int4.orNull,
  brandId: int4.orNull,
  productId: int8.orNull,
  label: text,
  ratePpm: int4,
  version: int4,
};

/** By category and brand. */
export const listScopeRules = sqlStatement({
  takes: { showroomId: ID.showroom },
  gives: RULE,
  sql: (p) => sql`select m.category_id as "categoryId", m.brand_id as "brandId",
      m.product_id as "productId", concat_ws(' in ', b.name, c.name) as label,
      m.markup_ppm as "ratePpm", m.version
    from showroom_markups m
    left join brands b on b.id = m.brand_id
    left join categories c on c.id = m.category_id
    where m.showroom_id = ${p.showroomId} and m.product_id is null
    order by lower(b.name) nulls first, lower(c.name) nulls first, m.id limit 2000`,
}).list;

export type RuleRow = RowOf<typeof listScopeRules>;

export const listProductRules = sqlStatement({
  takes: { showroomId: ID.showroom, max: int8 },
  gives: RULE,
  sql: (p) => sql`select m.category_id as "categoryId", m.brand_id as "brandId",
      m.product_id as "productId", p.name as label, m.markup_ppm as "ratePpm", m.version
    from showroom_markups m join products p on p.id = m.product_id
    where m.showroom_id = ${p.showroomId}
    order by m.id desc limit ${p.max}`,
}).list;

export const countProductRules = statement(
  (p: Params<{ showroomId: ShowroomId }>) =>
    tables
      .selectFrom('showroom_markups')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('showroom_id', '=', p.showroomId)
      .where('product_id', 'is not', null),
  { total: int8 },
).value;

export const getRule = sqlStatement({
  takes: { ...SCOPE, showroomId: ID.showroom },
  gives: { ratePpm: int4, version: int4 },
  sql: (p) => sql`select markup_ppm as "ratePpm", version from showroom_markups
    where showroom_id = ${p.showroomId} and category_id is not distinct from ${p.categoryId}
      and brand_id is not distinct from ${p.brandId} and product_id is not distinct from ${p.productId}`,
}).get;

export const insertRule = sqlStatement({
  takes: { ...SCOPE, showroomId: ID.showroom, ratePpm: int4 },
  sql: (
    p,
  ) => sql`insert into showroom_markups (showroom_id, category_id, brand_id, product_id, markup_ppm)
    values (${p.showroomId}, ${p.categoryId}, ${p.brandId}, ${p.productId}, ${p.ratePpm})`,
}).run;

export const updateRule = sqlStatement({
  takes: { ...SCOPE, showroomId: ID.showroom, ratePpm: int4 },
  sql: (p) => sql`update showroom_markups set markup_ppm = ${p.ratePpm}, version = version + 1
    where showroom_id = ${p.showroomId} and category_id is not distinct from ${p.categoryId}
      and brand_id is not distinct from ${p.brandId} and product_id is not distinct from ${p.productId}`,
}).run;

export const deleteRule = sqlStatement({
  takes: { ...SCOPE, showroomId: ID.showroom },
  sql: (p) => sql`delete from showroom_markups
    where showroom_id = ${p.showroomId} and category_id is not distinct from ${p.categoryId}
      and brand_id is not distinct from ${p.brandId} and product_id is not distinct from ${p.productId}`,
}).run;

export const setStandard = statement((p: Params<{ showroomId: ShowroomId; ratePpm: number }>) =>
  tables
    .updateTable('showrooms')
    .set(({ eb }) => ({ markup_ppm: p.ratePpm, markup_version: eb('markup_version', '+', 1) }))
    .where('id', '=', p.showroomId),
).run;

/** The coupon that takes most, of those that run or may start by themselves. */
export const getLargestCoupon = sqlStatement({
  takes: { showroomId: ID.showroom, now: timestamptz },
  gives: { code: text, ratePpm: int4 },
  sql: (p) => sql`select code, rate_ppm as "ratePpm" from coupons
    where showroom_id = ${p.showroomId} and status = 'active'
      and (expires_at is null or expires_at > ${p.now})
    order by rate_ppm desc, id limit 1`,
}).get;

const insertChanges = sqlStatement({
  takes: {
    showroomId: ID.showroom,
    batchId: int8.orNull,
    actorId: ID.user,
    at: timestamptz,
    categoryIds: arrayOf(int4.orNull),
    brandIds: arrayOf(int4.orNull),
    productIds: arrayOf(int8.orNull),
    froms: arrayOf(int4.orNull),
    tos: arrayOf(int4.orNull),
  },
  sql: (p) => sql`insert into markup_changes
      (showroom_id, batch_id, actor_user_id, at, category_id, brand_id, product_id, from_ppm, to_ppm)
    select ${p.showroomId}, ${p.batchId}, ${p.actorId}, ${p.at}, c.* from unnest(
      ${p.categoryIds}::int[], ${p.brandIds}::int[], ${p.productIds}::bigint[],
      ${p.froms}::int[], ${p.tos}::int[]) as c(category_id, brand_id, product_id, from_ppm, to_ppm)`,
}).run;

export interface RateChange extends Scope {
  readonly from: number | null;
  readonly to: number | null;
}

export async function keepChanges(
  db: Queryable,
  of: {
    readonly showroomId: ShowroomId;
    readonly batchId: number | null;
    readonly actorId: UserId;
    readonly at: Date;
    readonly changes: readonly RateChange[];
  },
): Promise<void> {
  const { changes, ...rest } = of;
  await insertChanges(db, {
    ...rest,
    categoryIds: changes.map((one) => one.categoryId),
    brandIds: changes.map((one) => one.brandId),
    productIds: changes.map((one) => one.productId),
    froms: changes.map((one) => one.from),
    tos: changes.map((one) => one.to),
  });
}
