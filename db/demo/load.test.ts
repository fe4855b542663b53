import { verify } from '@node-rs/argon2';
import { ppm } from '@wevisu/domain/money/money.ts';
import { maxCouponRate } from '@wevisu/domain/money/pricing.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '../../apps/server/src/platform/database/test-database.ts';
import { loadDemo } from './load.ts';
import { DEMO_PASSWORD, people } from './people/people.ts';
import { publicHash } from './random.ts';
import { children } from './taxonomy/children.ts';
import { generateProducts } from './world.ts';

const { pool } = await testDatabase();
const report = await loadDemo({ pool, size: 'small' });

async function read<T>(sql: string): Promise<T[]> {
  const { rows } = await pool.query(sql);
  return rows;
}

test('a second load changes nothing and says what is there', async () => {
  const again = await loadDemo({ pool, size: 'full' });
  expect(again).toEqual({ ...report, loaded: false });
  const [count] = await read<{ n: number }>('select count(*)::int as n from products');
  expect(count?.n).toBe(report.products);
});

test('DATA-17 the menu has three levels and products hang on the third', async () => {
  const rows = await read<{
    departments: number;
    categories: number;
    children: number;
    misplaced: number;
  }>(`
    select (select count(*)::int from departments) as departments,
      (select count(*)::int from categories where parent_id is null) as categories,
      (select count(*)::int from categories where parent_id is not null) as children,
      (select count(*)::int from products p join categories c on c.id = p.category_id
       where c.parent_id is null) as misplaced`);
  expect(rows[0]).toEqual({
    departments: 6,
    categories: 22,
    children: children.length,
    misplaced: 0,
  });
});

test('every category has a picture, and goods both in stock and sold out', async () => {
  const rows = await read<{ slug: string; pictured: boolean; stocked: number; out: number }>(`
    with sums as (
      select c.parent_id, v.id, coalesce(sum(l.on_hand), 0) as units
      from categories c join products p on p.category_id = c.id join variants v on v.product_id = p.id
      left join stock_lots l on l.variant_id = v.id group by 1, 2)
    select c.slug_url as slug, c.picture is not null as pictured,
      count(*) filter (where units > 0)::int as stocked, count(*) filter (where units = 0)::int as out
    from categories c join sums s on s.parent_id = c.id group by c.id`);
  expect(rows).toHaveLength(22);
  for (const { slug, pictured, stocked, out } of rows) {
    expect(pictured, slug).toBe(true);
    expect(stocked, slug).toBeGreaterThan(0);
    expect(out, slug).toBeGreaterThan(0);
  }
});

test('products keep the public hash that their brand and name give', async () => {
  const rows = await read<{ hash: string; key: string }>(
    `select p.hash, b.slug || '|' || p.name as key from products p join brands b on b.id = p.brand_id`,
  );
  expect(rows.length).toBe([...generateProducts('small')].length);
  for (const { hash, key } of rows) expect(hash).toBe(publicHash(key));
});

test('the demo accounts are verified and open with the one password', async () => {
  const rows = await read<{ email: string; password_hash: string; verified: boolean }>(
    'select email, password_hash, email_verified_at is not null as verified from users',
  );
  expect(rows.map(({ email }) => email).toSorted()).toEqual(
    people.map(({ email }) => email).toSorted(),
  );
  expect(rows.every(({ verified }) => verified)).toBe(true);
  expect(await verify(rows[0]?.password_hash ?? '', DEMO_PASSWORD)).toBe(true);
});

test('SHOW-01 three pros have showrooms with markups of their own and a coupon below it', async () => {
  const rows = await read<{ vsd_id: string; markup: number; marks: number; coupon: number }>(`
    select s.vsd_id, s.markup_ppm as markup, c.rate_ppm as coupon,
      (select count(*)::int from showroom_markups m where m.showroom_id = s.id) as marks
    from showrooms s join coupons c on c.showroom_id = s.id order by s.id`);
  expect(rows.map(({ vsd_id }) => vsd_id)).toContain('OAKRIDGE');
  expect(new Set(rows.map(({ markup }) => markup)).size).toBe(3);
  expect(Math.max(...rows.map(({ marks }) => marks))).toBeGreaterThanOrEqual(6);
  for (const { coupon, markup } of rows)
    expect(coupon).toBeLessThanOrEqual(maxCouponRate(ppm(markup)));
});

test('one more showroom is the sample, without a coupon', async () => {
  const rows = await read<{ vsd_id: string; coupons: number }>(`
    select vsd_id, (select count(*)::int from coupons c where c.showroom_id = s.id) as coupons
    from showrooms s where status = 'sample'`);
  expect(rows).toEqual([{ vsd_id: 'SAMPLE88', coupons: 0 }]);
});

test('tax is known for every state and the district, delivery for every zone', async () => {
  const [row] = await read<{ states: number; zones: number }>(`
    select (select count(*)::int from tax_rates) as states,
      (select count(distinct zone)::int from shipping_rates where vendor_id is null) as zones`);
  expect(row).toEqual({ states: 51, zones: 8 });
});

test('U-50 every vendor has an amount from which it ships free, and sells the brands that are its own', async () => {
  const [row] = await read<{ vendors: number; free: number; foreign: number }>(`
    select count(*)::int as vendors, count(free_shipping_from_cents)::int as free,
      (select count(*)::int from products p join brands b on b.id = p.brand_id
       where b.vendor_id <> p.vendor_id) as foreign from vendors`);
  expect(row).toEqual({ vendors: 15, free: 15, foreign: 0 });
});

test('ids that come after the load are free', async () => {
  const [row] = await read<{ product: boolean; variant: boolean }>(`
    select nextval(pg_get_serial_sequence('products', 'id')) > (select max(id) from products) as product,
      nextval(pg_get_serial_sequence('variants', 'id')) > (select max(id) from variants) as variant`);
  expect(row).toEqual({ product: true, variant: true });
});
