import { sql } from 'kysely';
import { arrayOf, int4, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { PRICE_PARTS, PRICE_PARTS_SQL } from '../../showrooms/price-parts.ts';

const plans = tables
  .selectFrom('floor_plans as f')
  .select(['f.id', 'f.name', 'f.room', 'f.area_sqft_e2', 'f.size', 'f.rooms', 'f.plan_hash'])
  .select((eb) =>
    eb
      .selectFrom('templates as t')
      .select(sql<number>`count(*)::int`.as('templates'))
      .whereRef('t.plan_id', '=', 'f.id')
      .as('templates'),
  );

/** Of one room, or of all of them where it is null. */
export const listPlanRows = statement(
  (p: Params<{ room: string | null }>) =>
    plans
      .where(sql<boolean>`${p.room}::text is null or f.room = ${p.room}`)
      .orderBy('f.position')
      .orderBy('f.id'),
  { templates: int4 },
).list;
export type PlanRow = RowOf<typeof listPlanRows>;

export const getPlanRow = statement(
  (p: Params<{ id: string }>) => plans.select('f.scene').where('f.id', '=', p.id),
  { templates: int4 },
).get;

export const getPlanPicture = statement((p: Params<{ id: string }>) =>
  tables.selectFrom('floor_plans').select(['plan_svg', 'plan_hash']).where('id', '=', p.id),
).get;

export interface TemplateFilter {
  readonly room: string | null;
  readonly style: string | null;
  readonly plan: string | null;
}

const templates = tables
  .selectFrom('templates as t')
  .select(['t.id', 't.name', 't.plan_id', 't.room', 't.style', 't.colors', 't.brands'])
  .select(['t.picture_key', 't.limits'])
  .select((eb) =>
    eb
      .selectFrom('template_products as x')
      .select(sql<number>`count(*)::int`.as('products'))
      .whereRef('x.template_id', '=', 't.id')
      .as('products'),
  );

const fits = (p: Params<TemplateFilter>) =>
  sql<boolean>`(${p.room}::text is null or t.room = ${p.room})
    and (${p.style}::text is null or t.style = ${p.style})
    and (${p.plan}::text is null or t.plan_id = ${p.plan})`;

const countOf = statement(
  (p: Params<TemplateFilter>) =>
    tables
      .selectFrom('templates as t')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(fits(p)),
  { total: int4 },
);

export async function countTemplates(db: Queryable, of: TemplateFilter): Promise<number> {
  return (await countOf.require(db, of)).total;
}

/** Preferred styles first, in their order, then by name. */
export const listTemplateRows = statement(
  (
    p: Params<
      TemplateFilter & {
        readonly prefer: readonly string[];
        readonly limit: number;
        readonly offset: number;
      }
    >,
  ) =>
    templates
      .where(fits(p))
      .orderBy(sql`array_position(${p.prefer}, t.style)`, (by) => by.asc().nullsLast())
      .orderBy('t.name')
      .orderBy('t.id')
      .limit(p.limit)
      .offset(p.offset),
  { products: int4 },
).list;
export type TemplateRow = RowOf<typeof listTemplateRows>;

export const getTemplateRow = statement(
  (p: Params<{ id: string }>) => templates.select('t.scene').where('t.id', '=', p.id),
  { products: int4 },
).get;

/** What templates order, limited to products on sale, with the parts of their prices in a showroom. */
export const readTemplateProducts = sqlStatement({
  takes: { templateIds: arrayOf(text), showroomId: ID.showroom },
  gives: { ...PRICE_PARTS, templateId: text, units: int4 },
  sql: (p) => sql`
    select x.template_id as "templateId", x.units, ${sql.raw(PRICE_PARTS_SQL)}
    from template_products x
    join variants v on v.sku = x.sku and v.status = 'active'
    join products p on p.id = v.product_id and p.status = 'active'
    join categories cat on cat.id = p.category_id
    join showrooms shop on shop.id = ${p.showroomId}
    where x.template_id = any(${p.templateIds})`,
}).list;

const stylesOf = sqlStatement({
  takes: { templateIds: arrayOf(text) },
  gives: { style: text },
  sql: (
    p,
  ) => sql`select t.style from unnest(${p.templateIds}::text[]) with ordinality as i(id, place)
    join templates t on t.id = i.id order by i.place`,
});

/** Styles of templates, in the requested order; deleted templates are left out. */
export async function readStyles(db: Queryable, templateIds: readonly string[]): Promise<string[]> {
  const rows = await stylesOf.list(db, { templateIds });
  return rows.map(({ style }) => style);
}
