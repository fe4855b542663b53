// A vendor with a small catalog, for tests of price lists.
import { type TestApp, testApp } from '../../test-app.ts';
import { addTaxonomy } from '../catalog/test-fixture.ts';
import { type TestLists, testLists } from './test-lists.ts';

export interface TestVendor {
  readonly app: TestApp;
  readonly token: string;
  readonly lists: TestLists;
  /** Takes back everything that tests have made. */
  clear(): Promise<void>;
}

export async function testVendor(): Promise<TestVendor> {
  const app = await testApp();
  await addTaxonomy(app.pool);
  const { token, userId } = await app.createAccount({
    email: 'vendor@example.com',
    type: 'Vendor',
  });
  await app.pool.query('update vendors set user_id = $1', [userId]);
  await app.pool.query(
    `update categories set picture = '{"type": "surface"}' where parent_id is not null`,
  );
  return {
    ...{ app, token, lists: testLists(app, token) },
    async clear() {
      await app.pool.query(
        `delete from listing_drafts; delete from price_lists; delete from price_list_layouts;
         delete from price_changes; delete from products`,
      );
    },
  };
}

/** A tile that is sold by the box. */
export const testTile = (
  name: string,
  variants: readonly { sku: string; wholesale: number; stock?: number[]; boxSqftE4?: number }[],
) => ({ ...{ name, brand: 'Oakmont', category: 'porcelain-tile' }, variants });
