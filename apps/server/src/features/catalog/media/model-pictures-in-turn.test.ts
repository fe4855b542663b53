import type { VendorId } from '@wevisu/domain/ids.ts';
import { modelPictureKey } from '@wevisu/scene/kinds/model-picture-key.ts';
import { parseModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/database/test-database.ts';
import { finishModelPicture, takeModelPicture } from '../store/model-pictures.ts';
import { askModelPictures } from './ask-model-pictures.ts';

const { pool } = await testDatabase();
const jobs = { enqueue: () => Promise.resolve() };

async function newVendor(name: string): Promise<VendorId> {
  const { rows } = await pool.query(
    `with owner as (
      insert into users (type, status, email, password_hash, first_name, last_name)
      values ('Vendor', 'Approve', lower($1) || '@example.com', 'none', 'Ana', 'Lopez') returning id)
    insert into vendors (user_id, company_name, ship_from_zip) select id, $1, '97201' from owner returning id`,
    [name],
  );
  return rows[0].id;
}

/** Vanities of these widths go live; gives the keys of their pictures. */
async function ask(vendorId: VendorId, widths: readonly number[]): Promise<readonly string[]> {
  const specs = widths.map((widthTenths) =>
    parseModelSpec({ kind: 'vanity', params: { widthTenths }, finishes: {} }),
  );
  const looks = specs.map((spec) => ({ type: 'model', ...spec }));
  await askModelPictures({ jobs }, pool, { vendorId, looks });
  return specs.map(modelPictureKey);
}

test('G-39 models of one vendor do not come before those of the next one', async () => {
  let clock = Date.parse('2026-11-30T12:00:00Z');
  const now = () => {
    clock += 1_000;
    return new Date(clock);
  };
  const until = new Date(clock + 600_000);
  const take = async () => {
    const taken = await takeModelPicture(pool, { now: now(), until, maxTries: 4 });
    if (taken === null) return null;
    // Another server takes none meanwhile.
    expect(await takeModelPicture(pool, { now: now(), until, maxTries: 4 })).toBeNull();
    await finishModelPicture(pool, { key: taken.key, now: now() });
    return taken.key;
  };
  const [many, few] = [await newVendor('Many'), await newVendor('Few')];
  const a = await ask(many, [6100, 6200, 6300, 6400]);
  const first = await take();
  const b = await ask(few, [7100, 7200]);
  const rest = [await take(), await take(), await take(), await take(), await take()];
  expect([first, ...rest]).toEqual([a[0], b[0], a[1], b[1], a[2], a[3]]);
  expect(await take()).toBeNull();

  // Of a vendor who is gone, after all others.
  const [gone] = await ask(few, [7300]);
  await pool.query('update model_pictures set vendor_id = null where key = $1', [gone]);
  const [here] = await ask(many, [6500]);
  expect([await take(), await take()]).toEqual([here, gone]);
});
