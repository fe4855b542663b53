import { createHash } from 'node:crypto';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { BrandRow, TaxonomyRows } from '../index/taxonomy.ts';

const RARE = { rare: true };

const listDepartments = statement(
  () =>
    tables
      .selectFrom('departments')
      .select(['id', 'name', 'menu_slug'])
      .orderBy('position')
      .orderBy('id'),
  {},
  RARE,
).list;

const listCategories = statement(
  () =>
    tables
      .selectFrom('categories')
      .select(['id', 'department_id', 'parent_id', 'name', 'slug_url', 'unit', 'picture'])
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
      .select(['v.company_name as vendor', 'v.free_shipping_from_cents'])
      .orderBy('b.id'),
  {},
  RARE,
).list;

/** Departments, categories and brands in the order of the menu. */
export async function readTaxonomy(db: Queryable): Promise<TaxonomyRows> {
  const departments = await listDepartments(db);
  const categories = await listCategories(db);
  const brands = await listBrands(db);
  return {
    departments,
    categories,
    brands: brands.map(
      ({ logoSvg, ...row }): BrandRow => ({ ...row, logoHash: logoHash(logoSvg) }),
    ),
  };
}

/** Twelve hexadecimal digits of a logo's content; '' for none. */
export function logoHash(svg: string): string {
  return svg === '' ? '' : createHash('sha256').update(svg).digest('hex').slice(0, 12);
}
