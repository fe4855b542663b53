import { createHash } from 'node:crypto';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { BrandRow, TaxonomyRows } from '../index/taxonomy.ts';

/** Departments, categories and brands in the order of the menu. */
export async function readTaxonomy(db: Queryable): Promise<TaxonomyRows> {
  const departments = await db.query(
    'select id, name, menu_slug from departments order by position, id',
  );
  const categories = await db.query(
    `select id, department_id, parent_id, name, slug_url, unit, picture
     from categories order by position, id`,
  );
  const brands = await db.query('select id, name, slug, tagline, logo_svg from brands order by id');
  return {
    departments: departments.rows,
    categories: categories.rows,
    brands: brands.rows.map(
      ({ logo_svg, ...row }): BrandRow => ({ ...row, logo_hash: logoHash(logo_svg) }),
    ),
  };
}

/** Twelve hexadecimal digits of a logo's content; '' for none. */
export function logoHash(svg: string): string {
  return svg === '' ? '' : createHash('sha256').update(svg).digest('hex').slice(0, 12);
}
