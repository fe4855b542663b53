import * as contract from '@wevisu/contract/catalog.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../test-app.ts';

const app = await testApp();

test('API-37 settings hold what pages show, and no fee', async () => {
  await app.pool.query(
    `insert into settings (key, value) values ('brand_name', '"WeVisu"'), ('platform_fee_ppm', '50000')
     on conflict (key) do update set value = excluded.value`,
  );
  const { body } = await app.call(contract.getSettings, {});
  expect(body.data.brand_name).toBe('WeVisu');
  expect(Object.keys(body.data)).not.toContain('platform_fee_ppm');
});

test('HOME-24 U-50 the claim of free delivery carries its condition, by the terms of the vendors', async () => {
  const claim = async () => (await app.call(contract.getSettings, {})).body.data.claim_delivery;
  expect(await claim()).toBe('Nationwide delivery');
  await addVendor(49_900);
  const last = await addVendor(149_900);
  expect(await claim()).toBe('Free nationwide delivery on $1,499 or more from any one vendor');
  await app.pool.query(
    `insert into settings (key, value) values ('claim_delivery', '"Free freight"'),
       ('claim_delivery_condition', '"once {vendors} sends {amount}"')
     on conflict (key) do update set value = excluded.value`,
  );
  expect(await claim()).toBe('Free freight once any one vendor sends $1,499');
  // A vendor that may not sell promises nothing.
  await app.pool.query(`update users set status = 'Deactive' where id = $1`, [last]);
  expect(await claim()).toBe('Free freight once any one vendor sends $499');
});

async function addVendor(freeFrom: number): Promise<number> {
  const email = `v${freeFrom}@vendor.example`;
  const { userId } = await app.createAccount({ email, type: 'Vendor' });
  await app.pool.query(
    `insert into vendors (user_id, company_name, ship_from_zip, free_shipping_from_cents)
     values ($1, $2, '97201', $3)`,
    [userId, email, freeFrom],
  );
  return userId;
}
