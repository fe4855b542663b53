import { sql } from 'kysely';
import { int4, text } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { logoHash } from '../index/logo-hash.ts';
import type { BrandRow, TaxonomyRows } from '../index/taxonomy.ts';

const RARE = { rare: true };

const listDepartments = statement(
  () =>
    tables
      .selectFrom('departments')
      .select(['id', 'name', 'menu_slug', 'hidden'])
      .orderBy('position')
      .orderBy('id'),
  {},
  RARE,
).list;

const listCategories = statement(
  () =>
    tables
      .selectFrom('categories')
      .select(['id', 'department_id', 'parent_id', 'name', 'slug_url', 'code', 'hidden'])
      .select(['unit', 'picture'])
      .where('merged_into', 'is', null)
      .orderBy('position')
      .orderBy('id'),
  {},
  RARE,
).list;

const listBrands = statement(
  () =>
    tables
      .selectFrom('brands as b')
      .innerJoin('vendors as v', 'v.id', 'b.vendor_id')
      .select(['b.id', 'b.name', 'b.slug', 'b.tagline', 'b.logo_svg'])
      .select(['v.id as vendor_id', 'v.company_name as vendor', 'v.free_shipping_from_cents'])
      .orderBy('b.id'),
  {},
  RARE,
).list;

const listOldAddresses = sqlStatement({
  gives: { kind: text, slug: text, id: int4 },
  sql: () => sql`select a.kind, a.slug, coalesce(a.department_id, c.merged_into, c.id) as id
    from menu_addresses a left join categories c on c.id = a.category_id
    union all select 'category', slug_url, merged_into from categories where merged_into is not null`,
  ...RARE,
}).list;

/** Departments, categories and brands in the order of the menu. */
export async function readTaxonomy(db: Queryable): Promise<TaxonomyRows> {
  const departments = await listDepartments(db);
  const categories = await listCategories(db);
  const brands = await listBrands(db);
  const oldAddresses = await listOldAddresses(db);
  return {
    departments,
    categories,
    oldAddresses,
    brands: brands.map(
      ({ logoSvg, ...row }): BrandRow => ({ ...row, logoHash: logoHash(logoSvg) }),
    ),
  };
}
