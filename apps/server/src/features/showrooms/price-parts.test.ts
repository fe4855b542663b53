import { cents, ppm } from '@wevisu/domain/money/money.ts';
import { unitPrice } from '@wevisu/domain/money/pricing.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { addProducts, addShowroom, addTaxonomy } from '../catalog/test-fixture.ts';
import {
  MARKUP_PPM_SQL,
  PLATFORM_PPM_SQL,
  PRICE_PARTS_SQL,
  priceSql,
  toVariantPrice,
} from './price-parts.ts';

const { pool } = await testDatabase();
let showroomId: number;
let product: { id: number };
let variantId: number;
let categories: { child: number; parent: number };
let brandId: number;

interface RuleOf {
  readonly brandId?: number | null;
  readonly categoryId?: number | null;
  readonly productId?: number | null;
}

beforeAll(async () => {
  await addTaxonomy(pool);
  const showroom = await addShowroom(pool, { vsdId: 'OAKRIDGE', companyName: 'Oak Ridge' });
  showroomId = showroom.id;
  const [added] = await addProducts(pool, [
    { name: 'Tile', brand: 'Oakmont', category: 'marble-tile', variants: [{ wholesale: 100 }] },
  ]);
  if (added === undefined) throw new Error('no product');
  product = added;
  const variants = await pool.query('select id from variants where product_id = $1', [product.id]);
  variantId = variants.rows[0].id;
  const brands = await pool.query('select brand_id from products where id = $1', [product.id]);
  brandId = brands.rows[0].brand_id;
  const { rows } = await pool.query(
    `select id as child, parent_id as parent from categories where slug_url = 'marble-tile'`,
  );
  categories = rows[0];
});

/** As stores read the parts, beside whatever else they need. */
async function priceInShowroom() {
  const { rows } = await pool.query(
    `select ${PRICE_PARTS_SQL}
     from variants v
     join products p on p.id = v.product_id
     join categories cat on cat.id = p.category_id
     join showrooms shop on shop.id = $1
     where v.id = $2`,
    [showroomId, variantId],
  );
  return toVariantPrice(rows[0]);
}

/** The same price by SQL alone. */
async function priceBySql() {
  const price = priceSql({
    wholesale: 'wholesale_cents',
    platformPpm: 'platform',
    markupPpm: 'markup',
  });
  const { rows } = await pool.query(
    `select platform, markup, ${price} as price
     from (
       select v.wholesale_cents, ${PLATFORM_PPM_SQL} as platform, ${MARKUP_PPM_SQL} as markup
       from variants v
       join products p on p.id = v.product_id
       join categories cat on cat.id = p.category_id
       join showrooms shop on shop.id = $1
       where v.id = $2
     ) parts`,
    [showroomId, variantId],
  );
  return rows[0];
}

const rate = fc.option(fc.integer({ min: 100_000, max: 5_000_000 }), { nil: undefined });

test('PRO-04 PRO-05 a price takes the nearest markup: product, brand, category, its parent, showroom', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 100_000, max: 5_000_000 }),
      fc.integer({ min: 0, max: 300_000 }),
      fc.record({
        product: rate,
        brandChild: rate,
        brandParent: rate,
        brand: rate,
        child: rate,
        parent: rate,
      }),
      async (wholesale, showroomRate, platformRate, own) => {
        await pool.query('delete from showroom_markups');
        await pool.query('update variants set wholesale_cents = $1', [wholesale]);
        await pool.query('update showrooms set markup_ppm = $1', [showroomRate]);
        await pool.query(
          `insert into settings (key, value) values ('platform_fee_ppm', $1)
           on conflict (key) do update set value = excluded.value`,
          [JSON.stringify(platformRate)],
        );
        const add = (
          value: number | undefined,
          { brandId = null, categoryId = null, productId = null }: RuleOf,
        ) =>
          value === undefined
            ? null
            : pool.query(
                `insert into showroom_markups (showroom_id, brand_id, category_id, product_id, markup_ppm)
                 values ($1, $2, $3, $4, $5)`,
                [showroomId, brandId, categoryId, productId, value],
              );
        await add(own.product, { productId: product.id });
        await add(own.brandChild, { brandId, categoryId: categories.child });
        await add(own.brandParent, { brandId, categoryId: categories.parent });
        await add(own.brand, { brandId });
        await add(own.child, { categoryId: categories.child });
        await add(own.parent, { categoryId: categories.parent });
        const ofBrand = own.brandChild ?? own.brandParent ?? own.brand;
        const markupRate = ppm(own.product ?? ofBrand ?? own.child ?? own.parent ?? showroomRate);
        const price = unitPrice({
          wholesale: cents(wholesale),
          platformRate: ppm(platformRate),
          markupRate,
        });
        expect(await priceBySql()).toEqual({
          platform: platformRate,
          markup: markupRate,
          price: price.price,
        });
        expect(await priceInShowroom()).toEqual({
          ...price,
          variantId,
          productId: product.id,
          platformRate,
          markupRate,
        });
      },
    ),
    { numRuns: 40 },
  );
});

test('the platform takes its standard rate where staff have set none', async () => {
  await pool.query(`delete from settings where key = 'platform_fee_ppm'`);
  expect((await priceBySql()).platform).toBe((await priceInShowroom()).platformRate);
});

test('a fee that is no rate sells nothing', async () => {
  await pool.query(
    `insert into settings (key, value) values ('platform_fee_ppm', '"much"')
     on conflict (key) do update set value = excluded.value`,
  );
  await expect(priceInShowroom()).rejects.toThrow(RangeError);
  await expect(priceBySql()).rejects.toThrow('invalid input syntax');
});
