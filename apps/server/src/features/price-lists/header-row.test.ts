import * as contract from '@wevisu/contract/price-lists.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addProducts } from '../catalog/test-fixture.ts';
import { type TestVendor, testTile, testVendor } from './test-vendor.ts';

let vendor: TestVendor;
beforeAll(async () => {
  vendor = await testVendor();
});
beforeEach(async () => {
  await vendor.clear();
  await addProducts(vendor.app.pool, [
    testTile('Marble Hex', [
      { sku: 'R-1', wholesale: 1000, stock: [5] },
      { sku: 'R-2', wholesale: 1000, stock: [5] },
    ]),
  ]);
});

test('G-62 the row with the column names can be chosen, and its columns are guessed anew', async () => {
  const { lists, app, token } = vendor;
  const { id } = await lists.send(
    'Item,Price,Stock\nOld,prices,only\nItem No.,Was,Net Price\nR-1,10.00,11.00\nR-2,10.00,11.50\n',
  );
  const guessed = await lists.reach(id, 'mapping');
  expect([guessed.header_row, guessed.head.map(({ row }) => row)]).toEqual([1, [1, 2, 3, 4, 5]]);
  const body = lists.checkOf(guessed, { header_row: 3 });
  await app.call(contract.checkPriceList, { params: { id }, body }, { token });
  const chosen = await lists.reach(id, 'mapping');
  expect([chosen.header_row, chosen.columns.map(({ field }) => field)]).toEqual([
    3,
    ['sku', null, 'price'],
  ]);
  await app.call(
    contract.checkPriceList,
    { params: { id }, body: lists.checkOf(chosen) },
    { token },
  );
  const { summary } = await lists.reach(id, 'checked');
  expect(summary).toMatchObject({ rows: 2, prices_up: 2, failed: 0 });
});

test('G-62 failed rows, mended and sent again, are understood as the list they come from', async () => {
  const { lists, app, token } = vendor;
  const columns = (['sku', 'price', null, 'stock'] as const).map((field) => ({
    ...{ field, mark: 'point', is_discontinued: false },
  }));
  const list = await lists.check('Ref,Amt,Memo,Left\nR-1,11.00,a,6\nR-2,twelve,b,7\n', { columns });
  const failed = async () =>
    (
      await app.app.http.inject({
        url: contract.getFailedRows.path.replace(':id', `${list.id}`),
        headers: { authorization: `Bearer ${token}` },
      })
    ).body;
  expect(await failed()).toMatch(/^Ref,Amt,Memo,Left,Row,Column,Value,Reason\r\nR-2,twelve,b,7,3,/);
  await lists.apply(list);
  await lists.reach(list.id, 'applied');

  const sent = await lists.send((await failed()).replace('R-2,twelve', 'R-2,12.00'));
  const mapped = await lists.reach(sent.id, 'mapping');
  expect(mapped.columns.map(({ field }) => field)).toEqual([
    ...['sku', 'price', null, 'stock'],
    ...[null, null, null, null],
  ]);
  const body = lists.checkOf(mapped);
  await app.call(contract.checkPriceList, { params: { id: sent.id }, body }, { token });
  const checked = await lists.reach(sent.id, 'checked');
  expect(checked.summary).toMatchObject({ rows: 1, changed: 1, failed: 0 });
  await lists.apply(checked);
  await lists.reach(sent.id, 'applied');
  const { rows } = await app.pool.query(
    `select v.wholesale_cents::int as cents, l.on_hand as stock
     from variants v join stock_lots l on l.variant_id = v.id order by v.sku`,
  );
  expect(rows).toEqual([
    { cents: 1100, stock: 6 },
    { cents: 1200, stock: 7 },
  ]);
});
