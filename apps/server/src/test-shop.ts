// A small world for tests of carts, checkouts and orders: two vendors, a showroom, products, stock.
import type {
  ProductId,
  ProUserId,
  ShowroomId,
  UserId,
  VariantId,
  VendorId,
} from '@wevisu/domain/ids.ts';
import { newToken } from './platform/crypto/tokens.ts';
import type { Pool } from './platform/database/queryable.ts';
import type { TestApp } from './test-app.ts';

export interface TestVariant {
  readonly variantId: VariantId;
  readonly productId: ProductId;
  readonly hash: string;
}

export interface NewTestVariant {
  readonly vendorId: number;
  readonly name?: string;
  readonly wholesaleCents?: number;
  readonly weightG?: number;
  readonly minimumUnit?: number;
  readonly boxSqftE4?: number | null;
  /** Units on hand, one number per lot. */
  readonly stock?: readonly number[];
}

export interface TestShop {
  readonly pro: { readonly userId: ProUserId; readonly token: string };
  readonly showroomId: ShowroomId;
  /** What the wire calls `showroom`. */
  readonly showroom: ProUserId;
  readonly vendors: readonly [TestVendor, TestVendor];
  /** Its category's part of addresses. */
  readonly category: string;
  addVariant(variant: NewTestVariant): Promise<TestVariant>;
  /** A third one and more. */
  addVendor(name: string): Promise<TestVendor>;
  addCoupon(code: string, ratePpm: number, expiresAt?: Date | null): Promise<number>;
  addHomeowner(): Promise<{ readonly userId: UserId; readonly token: string }>;
  stockOf(variantId: number): Promise<{ readonly onHand: number; readonly held: number }>;
}

export interface TestVendor {
  readonly vendorId: VendorId;
  readonly userId: UserId;
  readonly token: string;
  readonly name: string;
}

let made = 0;

/** Another showroom with vendors of its own at each call. */
export async function testShop(app: TestApp, markupPpm = 200_000): Promise<TestShop> {
  const { pool } = app;
  const at = ++made;
  const pro = await app.createAccount({ email: `pro${at}@shop.example`, type: 'Contractor' });
  const showroomId = await insert<ShowroomId>(
    pool,
    `insert into showrooms (user_id, vsd_id, company_name, markup_ppm)
     values ($1, $2, $3, $4) returning id`,
    [pro.userId, `TEST${String(at).padStart(4, '0')}`, `Showroom ${at}`, markupPpm],
  );
  const vendors = [await addVendor(app, at, 'Alder'), await addVendor(app, at, 'Birch')] as const;
  const category = `tile-${at}`;
  const categoryId = await addCategory(pool, at, category);
  await addRates(pool);
  let homeowners = 0;
  return {
    pro,
    showroomId,
    showroom: pro.userId,
    vendors,
    category,
    addVariant: (variant) => addVariant(pool, categoryId, variant),
    addVendor: (name) => addVendor(app, at, name),
    addCoupon: (code, ratePpm, expiresAt = null) =>
      insert(
        pool,
        `insert into coupons (showroom_id, code, rate_ppm, expires_at)
         values ($1, $2, $3, $4) returning id`,
        [showroomId, code, ratePpm, expiresAt],
      ),
    addHomeowner: () =>
      app.createAccount({ email: `home${at}-${++homeowners}@shop.example`, type: 'User' }),
    async stockOf(variantId) {
      const { rows } = await pool.query(
        `select coalesce(sum(on_hand), 0)::int as on_hand, coalesce(sum(held), 0)::int as held
         from stock_lots where variant_id = $1`,
        [variantId],
      );
      return { onHand: rows[0].on_hand, held: rows[0].held };
    },
  };
}

async function addVendor(app: TestApp, at: number, name: string): Promise<TestVendor> {
  const account = await app.createAccount({
    email: `${name.toLowerCase()}${at}@vendor.example`,
    type: 'Vendor',
  });
  const company = `${name} ${at}`;
  const zip = name === 'Alder' ? '97201' : '30303';
  const place =
    name === 'Alder'
      ? { city: 'Portland', state: 'OR', zip_code: zip }
      : { city: 'Atlanta', state: 'GA', zip_code: zip };
  const vendorId = await insert<VendorId>(
    app.pool,
    `insert into vendors (user_id, company_name, ship_from_zip, return_address)
     values ($1, $2, $3, $4) returning id`,
    [account.userId, company, zip, { ...TEST_ADDRESS, full_name: company, ...place }],
  );
  await insert(
    app.pool,
    'insert into brands (vendor_id, name, slug) values ($1, $2, $2) returning id',
    [vendorId, `${company} brand`],
  );
  return { vendorId, userId: account.userId, token: account.token, name: company };
}

async function addCategory(db: Pool, at: number, slug: string): Promise<number> {
  const department = await insert(
    db,
    'insert into departments (name, menu_slug, position) values ($1, $1, $2) returning id',
    [`department-${at}`, at],
  );
  return insert(
    db,
    `insert into categories (department_id, name, slug_url, unit, position)
     values ($1, $2, $2, 'Box', 1) returning id`,
    [department, slug],
  );
}

async function addVariant(
  db: Pool,
  categoryId: number,
  variant: NewTestVariant,
): Promise<TestVariant> {
  const hash = newToken().slice(0, 12);
  const productId = await insert<ProductId>(
    db,
    `insert into products (hash, vendor_id, brand_id, category_id, name, description, unit,
       minimum_unit, picture, picture_key, lead_time_min_days, lead_time_max_days)
     select $1, $2, b.id, $3, $4, 'A tile.', 'Box', $5, '{}', 'cafe', 3, 5
     from brands b where b.vendor_id = $2 returning id`,
    [hash, variant.vendorId, categoryId, variant.name ?? 'Moss', variant.minimumUnit ?? 1],
  );
  const variantId = await insert<VariantId>(
    db,
    `insert into variants (product_id, sku, size_label, finish, box_sqft_e4, weight_g, wholesale_cents)
     values ($1, $2, '4 x 4 in', 'Matte', $3, $4, $5) returning id`,
    [
      productId,
      `SKU-${hash}`,
      variant.boxSqftE4 === undefined ? 100_000 : variant.boxSqftE4,
      variant.weightG ?? 9_000,
      variant.wholesaleCents ?? 3_000,
    ],
  );
  for (const [place, onHand] of (variant.stock ?? [100]).entries()) {
    await insert(
      db,
      'insert into stock_lots (variant_id, lot_code, on_hand) values ($1, $2, $3) returning id',
      [variantId, `L${place + 1}`, onHand],
    );
  }
  return { variantId, productId, hash };
}

/** The same for every shop of a file. */
async function addRates(db: Pool): Promise<void> {
  await db.query(
    `insert into tax_rates (state, rate_ppm, shipping_taxable)
     values ('CA', 72500, false), ('NY', 88750, true), ('OR', 0, false)
     on conflict do nothing`,
  );
  await db.query(
    `insert into shipping_rates (vendor_id, zone, up_to_g, base_cents, per_lb_cents)
     select null, zone, 20000000, 900 + zone * 100, 20 + zone from generate_series(1, 8) zone
     on conflict do nothing`,
  );
}

async function insert<Id extends number>(db: Pool, text: string, values: unknown[]): Promise<Id> {
  const { rows } = await db.query(text, values);
  return rows[0].id;
}

/** An address that the rates above know. */
export const TEST_ADDRESS = {
  full_name: 'Ana Lopez',
  street: '200 N Spring St',
  apartment: '',
  city: 'Los Angeles',
  state: 'CA',
  zip_code: '90012',
  phone_number: '2135550123',
} as const;
