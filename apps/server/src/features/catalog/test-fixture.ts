// Small catalogs for tests, written to the database like vendors' products.
import type { ProUserId, ShowroomId, UserId } from '@wevisu/domain/ids.ts';
import type { Pool } from '../../platform/database/queryable.ts';

export interface FixtureVariant {
  readonly sku?: string;
  readonly size?: string;
  readonly finish?: string;
  readonly wholesale: number;
  readonly boxSqftE4?: number | null;
  readonly thicknessTmm?: number;
  /** Units on hand, one lot; several for several lots. */
  readonly stock?: number | readonly number[];
}

export interface FixtureProduct {
  readonly name: string;
  readonly brand: string;
  /** Slug of a category. */
  readonly category: string;
  readonly color?: string | null;
  readonly material?: string | null;
  readonly style?: string | null;
  readonly popularity?: number;
  readonly createdAt?: Date;
  readonly picture?: unknown;
  readonly variants: readonly FixtureVariant[];
}

/** 'parent' is a slug of this list; without it the category is a top-level menu entry. */
export interface FixtureCategory {
  readonly slug: string;
  readonly name: string;
  readonly parent?: string;
  readonly unit?: string;
}

const FIXTURE_CATEGORIES: readonly FixtureCategory[] = [
  { slug: 'tile-flooring', name: 'Tile Flooring', unit: 'Box' },
  { slug: 'porcelain-tile', name: 'Porcelain Tile', parent: 'tile-flooring', unit: 'Box' },
  { slug: 'marble-tile', name: 'Marble Tile', parent: 'tile-flooring', unit: 'Box' },
  { slug: 'hardwood-flooring', name: 'Hardwood Flooring', unit: 'Box' },
  { slug: 'solid-hardwood', name: 'Solid Hardwood', parent: 'hardwood-flooring', unit: 'Box' },
  { slug: 'kitchen-faucets', name: 'Kitchen Faucets', unit: 'Piece' },
];

const FIXTURE_BRANDS = ['Alder & Vale', 'Casa Lumière', 'Northgrain', 'Oakmont'] as const;

let users = 0;

async function addUser<Id extends UserId>(db: Pool, type: string): Promise<Id> {
  users += 1;
  const { rows } = await db.query(
    `insert into users (type, status, email, password_hash, first_name, last_name)
     values ($1, 'Active', $2, 'none', 'Test', 'Person') returning id`,
    [type, `person-${process.pid}-${users}@example.com`],
  );
  return rows[0].id;
}

/** Departments, categories, one vendor and brands; no products. */
export async function addTaxonomy(
  db: Pool,
  categories: readonly FixtureCategory[] = FIXTURE_CATEGORIES,
): Promise<void> {
  const vendor = await db.query(
    `insert into vendors (user_id, company_name, ship_from_zip) values ($1, 'Fixture Supply', '97201') returning id`,
    [await addUser(db, 'Vendor')],
  );
  const department = await db.query(
    `insert into departments (name, menu_slug, position) values ('Surfaces', 'surfaces', 1) returning id`,
  );
  for (const [position, category] of categories.entries()) {
    await db.query(
      `insert into categories (department_id, parent_id, name, slug_url, unit, position)
       values ($1, (select id from categories where slug_url = $2), $3, $4, $5, $6)`,
      [
        department.rows[0].id,
        category.parent ?? null,
        category.name,
        category.slug,
        category.unit ?? 'Box',
        position,
      ],
    );
  }
  for (const name of FIXTURE_BRANDS) {
    await db.query(
      `insert into brands (vendor_id, name, slug, tagline, logo_svg) values ($1, $2, $3, 'Made well.', $4)`,
      [
        vendor.rows[0].id,
        name,
        toSlug(name),
        `<svg xmlns="http://www.w3.org/2000/svg"><title>${name.replace('&', '&amp;')}</title></svg>`,
      ],
    );
  }
}

function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** A white marble tile laid in a grid. */
export const FIXTURE_PICTURE = {
  type: 'surface',
  view: 'swatch',
  material: { kind: 'stone', rock: 'marble', baseColor: '#f2f0ec' },
  laying: {
    pattern: 'stacked',
    piece: { lengthTenths: 6096, widthTenths: 3048 },
    joint: { widthTenths: 30, color: '#d8d4cc' },
  },
};

let products = 0;

/** Returns the ids of the products, in order. */
export async function addProducts(
  db: Pool,
  list: readonly FixtureProduct[],
): Promise<{ readonly id: number; readonly hash: string }[]> {
  const added: { id: number; hash: string }[] = [];
  for (const product of list) {
    products += 1;
    const hash = `fixture${String(products).padStart(5, '0')}`;
    const { rows } = await db.query(
      `insert into products (hash, vendor_id, brand_id, category_id, name, description, unit, color_family,
         material, style, specification, picture, lead_time_min_days, lead_time_max_days, popularity, created_at)
       select $1, b.vendor_id, b.id, c.id, $2, 'As its name says.', c.unit, $3, $4, $5, '[["Made in","Ohio"]]', $6, 3, 5, $7, $8
       from brands b, categories c where b.name = $9 and c.slug_url = $10 returning id`,
      [
        hash,
        product.name,
        product.color ?? null,
        product.material ?? null,
        product.style ?? null,
        JSON.stringify(product.picture ?? FIXTURE_PICTURE),
        product.popularity ?? 0,
        product.createdAt ?? new Date('2026-01-01T00:00:00Z'),
        product.brand,
        product.category,
      ],
    );
    const id: number = rows[0].id;
    for (const [position, variant] of product.variants.entries()) {
      await addVariant(db, { productId: id, position, variant });
    }
    added.push({ id, hash });
  }
  return added;
}

let variants = 0;

export async function addVariant(
  db: Pool,
  given: {
    readonly productId: number;
    readonly position: number;
    readonly variant: FixtureVariant;
  },
): Promise<number> {
  const { productId, position, variant } = given;
  variants += 1;
  const { rows } = await db.query(
    `insert into variants (product_id, sku, position, size_label, finish, width_tmm, height_tmm, box_sqft_e4, weight_g, wholesale_cents, thickness_tmm)
     values ($1, $2, $3, $4, $5, 3048, 6096, $6, 20000, $7, $8) returning id`,
    [
      productId,
      variant.sku ?? `FIX-${String(variants).padStart(6, '0')}`,
      position,
      variant.size ?? '',
      variant.finish ?? '',
      variant.boxSqftE4 === undefined ? 150_694 : variant.boxSqftE4,
      variant.wholesale,
      variant.thicknessTmm ?? null,
    ],
  );
  const stock = variant.stock ?? 10;
  for (const [lot, onHand] of (typeof stock === 'number' ? [stock] : stock).entries()) {
    await db.query('insert into stock_lots (variant_id, lot_code, on_hand) values ($1, $2, $3)', [
      rows[0].id,
      `L${lot + 1}`,
      onHand,
    ]);
  }
  return rows[0].id;
}

export interface FixtureShowroom {
  readonly vsdId: string;
  readonly companyName: string;
  readonly markupPpm?: number;
}

export async function addShowroom(
  db: Pool,
  { vsdId, companyName, markupPpm = 150_000 }: FixtureShowroom,
): Promise<{ readonly id: ShowroomId; readonly userId: ProUserId }> {
  const userId = await addUser<ProUserId>(db, 'Contractor');
  const { rows } = await db.query(
    `insert into showrooms (user_id, vsd_id, company_name, markup_ppm) values ($1, $2, $3, $4) returning id`,
    [userId, vsdId, companyName, markupPpm],
  );
  return { id: rows[0].id, userId };
}
