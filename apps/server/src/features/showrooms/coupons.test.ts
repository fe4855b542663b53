import { ppm } from '@wevisu/domain/money/money.ts';
import { maxCouponRate } from '@wevisu/domain/money/pricing.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const setMarkup = (shop: TestShop, markupPpm: number) =>
  app.pool.query('update showrooms set markup_ppm = $2 where id = $1', [
    shop.showroomId,
    markupPpm,
  ]);

const setProductMarkup = (shop: TestShop, productId: number, markupPpm: number) =>
  app.pool.query(
    'insert into showroom_markups (showroom_id, product_id, markup_ppm) values ($1, $2, $3)',
    [shop.showroomId, productId, markupPpm],
  );

const refusal = (constraint: string) => expect.objectContaining({ code: '23514', constraint });

test('G-56 the database computes the highest coupon as the price does', async () => {
  const markups = Array.from({ length: 2_000 }, (_, at) => 100_000 + at * 2_449);
  const { rows } = await app.pool.query(
    'select array_agg(max_coupon_ppm(m) order by at) as found from unnest($1::int[]) with ordinality u (m, at)',
    [markups],
  );
  expect(rows[0].found).toEqual(markups.map((markup) => maxCouponRate(ppm(markup))));
});

describe('PRO-06 a coupon stays within the lowest markup of its showroom', () => {
  test('with a markup of 10 percent a coupon of 11 is refused, and so is one of 10', async () => {
    const shop = await testShop(app, 100_000);
    for (const rate of [110_000, 100_000, 90_910])
      await expect(shop.addCoupon('TOO', rate)).rejects.toEqual(refusal('coupons_within_markups'));
    const id = await shop.addCoupon('ALL', 90_909);
    await expect(
      app.pool.query('update coupons set rate_ppm = 90910 where id = $1', [id]),
    ).rejects.toEqual(refusal('coupons_within_markups'));
  });

  test('the markup of one product counts, and one that has ended does not start again above it', async () => {
    const shop = await testShop(app, 500_000);
    const { productId } = await shop.addVariant({ vendorId: shop.vendors[0].vendorId });
    const id = await shop.addCoupon('THIRD', 330_000);
    await expect(setProductMarkup(shop, productId, 300_000)).rejects.toEqual(
      refusal('markups_above_coupons'),
    );
    await app.pool.query(`update coupons set status = 'ended' where id = $1`, [id]);
    await setProductMarkup(shop, productId, 300_000);
    await expect(
      app.pool.query(`update coupons set status = 'active' where id = $1`, [id]),
    ).rejects.toEqual(refusal('coupons_within_markups'));
  });

  test('POL-18 a markup is not lowered below what a running coupon takes', async () => {
    const shop = await testShop(app, 250_000);
    await shop.addCoupon('FIFTH', 200_000);
    await expect(setMarkup(shop, 249_000)).rejects.toEqual(refusal('markups_above_coupons'));
    await setMarkup(shop, 300_000);
    await setMarkup(shop, 250_000);
  });

  test('of a coupon and a lower markup at the same time one is refused', async () => {
    const shop = await testShop(app, 250_000);
    const client = await app.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into coupons (showroom_id, code, rate_ppm) values ($1, 'RACE', 200000)`,
        [shop.showroomId],
      );
      const lowered = expect(setMarkup(shop, 100_000)).rejects.toEqual(
        refusal('markups_above_coupons'),
      );
      await client.query('commit');
      await lowered;
    } finally {
      client.release();
    }
  });
});
