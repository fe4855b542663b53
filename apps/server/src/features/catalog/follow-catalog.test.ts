import type { ProductId } from '@wevisu/domain/ids.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { type Catalog, createCatalog } from './catalog.ts';
import { listCategories } from './get-menu.ts';
import { NO_FILTERS } from './index/filters.ts';
import { readFacts } from './store/product-facts.ts';
import { addProducts, addTaxonomy, addVariant } from './test-fixture.ts';

/** Notices arrive within milliseconds; the limit only catches one that never does, even on a busy machine. */
function eventually(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 20_000 });
}

const { pool } = await testDatabase({ connections: 20 });
let one: Catalog;
let two: Catalog;
let ids: number[];

beforeAll(async () => {
  await addTaxonomy(pool);
  const added = await addProducts(
    pool,
    Array.from({ length: 6 }, (_, i) => ({
      name: `Tile ${i}`,
      brand: 'Oakmont',
      category: 'marble-tile',
      color: 'White',
      popularity: i,
      variants: [{ size: '12" x 24"', finish: 'Honed', wholesale: 1_000 + i }],
    })),
  );
  ids = added.map(({ id }) => id);
  one = createCatalog({ pool, log: () => {} });
  two = createCatalog({ pool, log: () => {} });
  await Promise.all([one.start(), two.start()]);
});

afterAll(async () => {
  await one.close();
  await two.close();
});

function list(catalog: Catalog, more: object = {}) {
  return catalog.index().list({
    category: null,
    tokens: [],
    skuProducts: new Map(),
    filters: NO_FILTERS,
    sort: 'popular',
    terms: null,
    page: 1,
    perPage: 100,
    ...more,
  });
}

/** Both processes' indexes give the same answers as an index freshly built from the database. */
async function expectTrue(): Promise<void> {
  const fresh = createCatalog({ pool, log: () => {} });
  await fresh.start();
  for (const sort of ['popular', 'newest', 'name'] as const) {
    for (const tokens of [[], ['tile'], ['renamed']]) {
      const expected = list(fresh, { sort, tokens });
      expect(list(one, { sort, tokens })).toEqual(expected);
      expect(list(two, { sort, tokens })).toEqual(expected);
    }
  }
  await fresh.close();
}

describe('two processes hear of', () => {
  test('a lot that is sold out and one that comes back', async () => {
    const [id] = ids;
    const lot = `(select l.id from stock_lots l join variants v on v.id = l.variant_id where v.product_id = ${id})`;
    const inStock = () => [one, two].map((catalog) => list(catalog).facets.in_stock);
    await pool.query(`update stock_lots set held = 3 where id in ${lot}`);
    await pool.query(`update stock_lots set held = on_hand where id in ${lot}`);
    await eventually(() => expect(inStock()).toEqual([5, 5]));
    await pool.query(`update stock_lots set held = 0 where id in ${lot}`);
    await eventually(() => expect(inStock()).toEqual([6, 6]));
  });

  test('a product that is withdrawn, and its return', async () => {
    await pool.query(`update products set status = 'withdrawn' where id = $1`, [ids[1]]);
    await eventually(() => expect([one, two].map((c) => list(c).total)).toEqual([5, 5]));
    await pool.query(`update products set status = 'active' where id = $1`, [ids[1]]);
    await eventually(() => expect([one, two].map((c) => list(c).total)).toEqual([6, 6]));
    await expectTrue();
  });

  test('a product that is renamed, under its new words and no longer under the old ones', async () => {
    await pool.query(`update products set name = 'Renamed Marvel' where id = $1`, [ids[2]]);
    await eventually(() => {
      for (const catalog of [one, two]) {
        expect(list(catalog, { tokens: ['marvel'] }).productIds).toEqual([ids[2]]);
      }
    });
    await expectTrue();
  });

  test('a new product and a new variant', async () => {
    const [added] = await addProducts(pool, [
      {
        name: 'Aardvark Tile',
        brand: 'Northgrain',
        category: 'solid-hardwood',
        variants: [{ wholesale: 7 }],
      },
    ]);
    await addVariant(pool, {
      productId: added?.id ?? 0,
      position: 1,
      variant: { size: '3x6', wholesale: 5 },
    });
    await eventually(() => {
      for (const catalog of [one, two]) {
        expect(list(catalog, { sort: 'name' }).productIds[0]).toBe(added?.id);
        expect(list(catalog).facets.size.map(({ value }) => value)).toContain('3x6');
      }
    });
    await expectTrue();
  });

  test('a change of a transaction that began before one that was seen already', async () => {
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query(`update products set name = 'Slow Tile' where id = $1`, [ids[3]]);
    await pool.query(`update products set name = 'Quick Tile' where id = $1`, [ids[4]]);
    await eventually(() => expect(list(two, { tokens: ['quick'] }).total).toBe(1));
    await slow.query('commit');
    slow.release();
    await eventually(() => {
      for (const catalog of [one, two]) expect(list(catalog, { tokens: ['slow'] }).total).toBe(1);
    });
    await expectTrue();
  });

  test('a new category, by building anew', async () => {
    await pool.query(
      `insert into categories (department_id, parent_id, name, slug_url, unit, position)
       select department_id, parent_id, 'Slate Tile', 'slate-tile', 'Box', 50 from categories where slug_url = 'marble-tile'`,
    );
    await pool.query(
      `update products set category_id = (select id from categories where slug_url = 'slate-tile') where id = $1`,
      [ids[5]],
    );
    await eventually(() => {
      for (const catalog of [one, two]) {
        expect(list(catalog, { tokens: ['slate', 'tile'] }).productIds).toEqual([ids[5]]);
      }
    });
    await expectTrue();
  });

  test('a bulk load, as one change', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select begin_catalog_bulk_load()');
    await client.query(`update products set name = 'Bulk ' || id`);
    await client.query('select end_catalog_bulk_load()');
    await client.query('commit');
    client.release();
    await eventually(() => {
      for (const catalog of [one, two]) expect(list(catalog, { tokens: ['bulk'] }).total).toBe(7);
    });
    const { rows } = await pool.query(
      'select count(*) as n from catalog_changes where product_id = 0',
    );
    expect(rows[0].n).toBeGreaterThan(0);
  });

  test('what happened while their connections were cut', async () => {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`,
    );
    await pool.query(`update products set name = 'Afterward' where id = $1`, [ids[0]]);
    await eventually(() => {
      for (const catalog of [one, two]) {
        expect(list(catalog, { tokens: ['afterward'] }).total).toBe(1);
      }
    });
  });
});

test('facts read one by one are those that are read in bulk', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          size: fc.constantFrom('', '12" x 24"', 'a\tb\\c\nd'),
          finish: fc.constantFrom('', 'Honed', 'Polished'),
          wholesale: fc.integer({ min: 1, max: 9_000 }),
          stock: fc.constantFrom(0, 1),
        }),
        { maxLength: 4 },
      ),
      async (variants) => {
        const [added] = await addProducts(pool, [
          { name: 'Tab\there \\ and "there"', brand: 'Oakmont', category: 'marble-tile', variants },
        ]);
        await two.catchUp();
        const fresh = createCatalog({ pool, log: () => {} });
        await fresh.start();
        const [facts] = await readFacts(pool, [(added?.id ?? 0) as ProductId]);
        expect(facts === undefined).toBe(variants.length === 0);
        expect(list(two)).toEqual(list(fresh));
        await fresh.close();
      },
    ),
    { numRuns: 8 },
  );
});

test('HOME-14 a category whose picture an older version wrote stands in the menu without, and is said once', async () => {
  const { rows } = await pool.query('select id, picture from categories order by id limit 1');
  const [{ id, picture }] = rows;
  const old = JSON.stringify({ type: 'surface', size: 'as it was called once' });
  await pool.query('update categories set picture = $1 where id = $2', [old, id]);
  const warnings: string[] = [];
  const catalog = createCatalog({ pool, log: () => {}, warn: (line) => warnings.push(line) });
  await catalog.start();
  await pool.query("update categories set name = name || ' ' where id = $1", [id]);
  await catalog.catchUp();
  const shown = listCategories(catalog.index(), null).find((category) => category.id === id);
  expect(shown?.picture).toBeNull();
  expect(warnings).toEqual([
    expect.stringContaining(`the picture of category ${id} can't be read`),
  ]);
  await catalog.close();
  await pool.query('update categories set name = trim(name), picture = $1 where id = $2', [
    picture,
    id,
  ]);
});
