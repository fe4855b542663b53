// Products for a draft: what the showroom sells, at its clients' prices.
import * as contract from '@wevisu/contract/offers.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../test-app.ts';
import { testShop } from '../../test-shop.ts';

test('a pro finds what the showroom sells, each variant as a line at the price of its clients, and nothing else', async () => {
  const app = await testApp();
  const shop = await testShop(app);
  const [{ vendorId }] = shop.vendors;
  const add = (name: string, wholesaleCents: number) =>
    shop.addVariant({ vendorId, name, wholesaleCents, stock: [9] });
  const larch = await add('Larch tile', 3_000);
  const gone = await add('Larch plank', 5_000);
  await app.pool.query("update products set status = 'withdrawn' where id = $1", [gone.productId]);
  const find = (q: string, as = shop.pro) =>
    app.call(contract.findGoods, { query: { q } }, { token: as.token });
  await expect
    .poll(async () => (await find('larch')).body.data.rows.map(({ name }) => name))
    .toEqual(['Larch tile']);
  const [line] = (await find('larch')).body.data.rows;
  // 30.00 + 5 % of platform fee, and 20 % of markup on it.
  expect(line).toMatchObject({ variant_id: larch.variantId, price: 37_80 });
  expect(line?.total).toBe(37_80 * (line?.qty ?? 0));
  expect(JSON.stringify(line)).not.toMatch(/wholesale|markup/i);
  expect((await find('nothing like it')).body.data).toEqual({ rows: [], total: 0 });
  const buyer = await shop.addHomeowner();
  const refused = await app.call(contract.findGoods, { query: { q: 'larch' } }, buyer);
  expect(refused.status).toBe(403);
});
