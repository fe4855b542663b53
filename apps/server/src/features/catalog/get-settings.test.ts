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
