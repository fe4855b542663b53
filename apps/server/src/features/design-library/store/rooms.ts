import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { PRICE_PARTS_SQL, type PriceParts } from '../../showrooms/price-parts.ts';

export interface PlanRow {
  readonly id: string;
  readonly name: string;
  readonly room: string;
  readonly area_sqft_e2: number;
  readonly size: string;
  readonly rooms: number;
  readonly plan_hash: string;
  readonly templates: number;
}

type RawScene = Readonly<Record<string, unknown>>;

const PLAN = `select f.id, f.name, f.room, f.area_sqft_e2, f.size, f.rooms, f.plan_hash,
  (select count(*)::int from templates t where t.plan_id = f.id) as templates`;

export async function listPlanRows(db: Queryable, room: string | null): Promise<PlanRow[]> {
  const { rows } = await queryPrepared(
    db,
    `${PLAN} from floor_plans f where $1::text is null or f.room = $1 order by f.position, f.id`,
    [room],
  );
  return rows;
}

export async function getPlanRow(
  db: Queryable,
  id: string,
): Promise<(PlanRow & { readonly scene: RawScene }) | null> {
  const { rows } = await queryPrepared(db, `${PLAN}, f.scene from floor_plans f where f.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function getPlanPicture(
  db: Queryable,
  id: string,
): Promise<{ readonly plan_svg: string; readonly plan_hash: string } | null> {
  const { rows } = await queryPrepared(
    db,
    'select plan_svg, plan_hash from floor_plans where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

export interface TemplateRow {
  readonly id: string;
  readonly name: string;
  readonly plan_id: string;
  readonly room: string;
  readonly style: string;
  readonly colors: readonly string[];
  readonly brands: number;
  readonly products: number;
  readonly picture_key: string;
}

export interface TemplateFilter {
  readonly room: string | null;
  readonly style: string | null;
  readonly plan: string | null;
}

const TEMPLATE = `select t.id, t.name, t.plan_id, t.room, t.style, t.colors, t.brands, t.picture_key,
  (select count(*)::int from template_products x where x.template_id = t.id) as products`;
const FITS = `($1::text is null or t.room = $1) and ($2::text is null or t.style = $2)
  and ($3::text is null or t.plan_id = $3)`;

export async function countTemplates(db: Queryable, of: TemplateFilter): Promise<number> {
  const { rows } = await queryPrepared(
    db,
    `select count(*)::int as total from templates t where ${FITS}`,
    [of.room, of.style, of.plan],
  );
  return rows[0].total;
}

/** Preferred styles first, in their order, then by name. */
export async function listTemplateRows(
  db: Queryable,
  of: TemplateFilter & {
    readonly prefer: readonly string[];
    readonly limit: number;
    readonly offset: number;
  },
): Promise<TemplateRow[]> {
  const { rows } = await queryPrepared(
    db,
    `${TEMPLATE} from templates t where ${FITS}
     order by array_position($4::text[], t.style) nulls last, t.name, t.id limit $5 offset $6`,
    [of.room, of.style, of.plan, of.prefer, of.limit, of.offset],
  );
  return rows;
}

export async function getTemplateRow(
  db: Queryable,
  id: string,
): Promise<(TemplateRow & { readonly scene: RawScene }) | null> {
  const { rows } = await queryPrepared(
    db,
    `${TEMPLATE}, t.scene from templates t where t.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export interface TemplateProductRow extends PriceParts {
  readonly template_id: string;
  readonly units: number;
}

/** What templates order, limited to products on sale, with the parts of their prices in a showroom. */
export async function readTemplateProducts(
  db: Queryable,
  of: { readonly templateIds: readonly string[]; readonly showroomId: number },
): Promise<TemplateProductRow[]> {
  const { rows } = await queryPrepared(
    db,
    `select x.template_id, x.units, v.id as variant_id, ${PRICE_PARTS_SQL}
     from template_products x
     join variants v on v.sku = x.sku and v.status = 'active'
     join products p on p.id = v.product_id and p.status = 'active'
     join categories cat on cat.id = p.category_id
     join showrooms shop on shop.id = $2
     where x.template_id = any($1::text[])`,
    [of.templateIds, of.showroomId],
  );
  return rows;
}

/** Styles of templates, in the requested order; deleted templates are left out. */
export async function readStyles(db: Queryable, templateIds: readonly string[]): Promise<string[]> {
  const { rows } = await queryPrepared(
    db,
    `select t.style from unnest($1::text[]) with ordinality as i(id, place)
     join templates t on t.id = i.id order by i.place`,
    [templateIds],
  );
  return rows.map((row) => row.style);
}
