// A catalog that is one vendor's: what the vendor's table of products is measured on.
import type pg from 'pg';
import { ignoreTriggers } from './bulk.ts';

/** Gives all products to the first vendor, and takes some of them off sale; does nothing where that is done. */
export async function giveAllToOneVendor(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    'select count(distinct vendor_id)::int as vendors from (select vendor_id from products) p',
  );
  if (rows[0].vendors === 1) return;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await ignoreTriggers(client);
    await client.query(`
      create temp table first_vendor on commit drop as
        select min(id) as id from vendors where user_id is not null;
      update brands set vendor_id = (select id from first_vendor);
      update variants set vendor_id = (select id from first_vendor);
      update products set vendor_id = (select id from first_vendor),
        status = case when id % 40 = 0 then 'withdrawn' else status end;
      select refill_vendor_products()`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
}
