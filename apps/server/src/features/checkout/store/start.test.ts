import type { CartId } from '@wevisu/domain/ids.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../../test-app.ts';
import { testShop } from '../../../test-shop.ts';
import { readStartTables } from './start.ts';

test('starting a checkout reads the lots of what is bought, however many the shop has', async () => {
  const app = await testApp({ connections: 3 });
  const shop = await testShop(app);
  const [{ vendorId }] = shop.vendors;
  const bought = await shop.addVariant({ vendorId, stock: [4, 6] });
  const other = await shop.addVariant({ vendorId, stock: [1] });
  await app.pool.query(
    `with many as (
       insert into variants (product_id, sku, size_label, wholesale_cents, weight_g)
       select $1, 'MANY-' || n, 'size ' || n, 1000, 1000 from generate_series(1, 10000) n
       returning id
     )
     insert into stock_lots (variant_id, lot_code, on_hand)
     select id, lot, 1 from many, unnest(array['a', 'b']) as lot`,
    [other.productId],
  );
  await app.pool.query('analyze variants, stock_lots');
  const client = await app.pool.connect();
  async function readSoFar(): Promise<number> {
    const { rows } = await client.query(
      `select seq_tup_read + idx_tup_fetch as read
       from pg_stat_xact_user_tables where relname = 'stock_lots'`,
    );
    return Number(rows[0].read);
  }
  try {
    await client.query('begin');
    // What this connection read before may not be counted yet.
    const before = await readSoFar();
    const { lots } = await readStartTables(client, {
      cartId: 'a cart without an earlier checkout' as CartId,
      state: 'CA',
      vendorIds: [vendorId],
      variantIds: [bought.variantId],
    });
    const read = (await readSoFar()) - before;
    expect(lots.get(bought.variantId)).toHaveLength(2);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(20);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
