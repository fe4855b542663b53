import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { readNumber, requireEntry } from './table.ts';
import { categories } from './taxonomy/categories.ts';
import { children } from './taxonomy/children.ts';
import { departments } from './taxonomy/departments.ts';
import { brands } from './trade/brands.ts';
import { vendors } from './trade/vendors.ts';

export interface TradeIds {
  readonly vendorIds: ReadonlyMap<string, number>;
  readonly brandIds: ReadonlyMap<string, number>;
  /** Categories and children by slug. */
  readonly categoryIds: ReadonlyMap<string, number>;
}

async function insert(
  client: pg.PoolClient,
  sql: string,
  values: readonly unknown[],
): Promise<number> {
  const { rows } = await client.query<{ id: string | number }>(`${sql} returning id`, [...values]);
  return Number(rows[0]?.id);
}

/** The wordmark that draw-logos made. */
export function readLogo(slug: string): string {
  return readFileSync(new URL(`./logos/${slug}.svg`, import.meta.url), 'utf8').trim();
}

/** Vendors, brands and the three levels of the menu. */
export async function loadTrade(
  client: pg.PoolClient,
  { userIds, epoch }: { readonly userIds: ReadonlyMap<string, number>; readonly epoch: Date },
): Promise<TradeIds> {
  const vendorIds = new Map<string, number>();
  for (const vendor of vendors) {
    const freeFrom = readNumber(vendor.freeFrom) * 100;
    const userId = requireEntry(userIds, vendor.email);
    const values = [userId, vendor.company, vendor.zip, freeFrom, returnAddressOf(vendor), epoch];
    const sql = `insert into vendors (user_id, company_name, ship_from_zip, free_shipping_from_cents, return_address,
        created_at)
      values ($1, $2, $3, $4, $5, $6)`;
    vendorIds.set(vendor.key, await insert(client, sql, values));
  }
  const brandIds = new Map<string, number>();
  for (const brand of brands) {
    const { name, slug, tagline, description } = brand;
    const values = [
      requireEntry(vendorIds, brand.vendorKey),
      name,
      slug,
      tagline,
      description,
      readLogo(slug),
    ];
    const sql =
      'insert into brands (vendor_id, name, slug, tagline, description, logo_svg) values ($1, $2, $3, $4, $5, $6)';
    brandIds.set(slug, await insert(client, sql, values));
  }
  return { vendorIds, brandIds, categoryIds: await loadMenu(client) };
}

/** The warehouse that ships the goods takes them back. */
function returnAddressOf({ company, street, city: place, zip, phone }: (typeof vendors)[number]) {
  const [city = '', state = ''] = place.split(', ');
  const name = `${company}, Returns`;
  return {
    ...{ full_name: name, street, apartment: '', city, state, zip_code: zip },
    phone_number: phone,
  };
}

async function loadMenu(client: pg.PoolClient): Promise<ReadonlyMap<string, number>> {
  const departmentIds = new Map<string, number>();
  for (const [position, { name, slug }] of departments.entries()) {
    const sql = 'insert into departments (name, menu_slug, position) values ($1, $2, $3)';
    departmentIds.set(slug, await insert(client, sql, [name, slug, position]));
  }
  const ids = new Map<string, number>();
  const sql = `insert into categories (department_id, parent_id, name, slug_url, unit, description, position)
    values ($1, $2, $3, $4, $5, $6, $7)`;
  const departmentOf = new Map<string, number>();
  for (const [position, category] of categories.entries()) {
    const departmentId = requireEntry(departmentIds, category.department);
    departmentOf.set(category.slug, departmentId);
    const { name, slug, unit, description } = category;
    ids.set(
      slug,
      await insert(client, sql, [departmentId, null, name, slug, unit, description, position]),
    );
  }
  for (const [position, child] of children.entries()) {
    const parentId = requireEntry(ids, child.category);
    const departmentId = requireEntry(departmentOf, child.category);
    const { name, slug, unit, description } = child;
    ids.set(
      slug,
      await insert(client, sql, [departmentId, parentId, name, slug, unit, description, position]),
    );
  }
  return ids;
}
