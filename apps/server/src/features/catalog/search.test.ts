import { eachFacet } from '@wevisu/domain/catalog/facets.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { createTermsReader } from '../showrooms/showroom-terms.ts';
import type { CatalogDeps } from './deps.ts';
import { followCatalog } from './follow-catalog.ts';
import { type ListInput, listProducts } from './list-products.ts';
import { createCardReader } from './store/cards.ts';
import { createProductReader } from './store/products.ts';
import { suggest } from './suggest.ts';
import { addProducts, addTaxonomy, type FixtureProduct } from './test-fixture.ts';

const { pool, url } = await testDatabase();
let deps: CatalogDeps;

const product = (name: string, more: Partial<FixtureProduct> = {}): FixtureProduct => ({
  name,
  brand: 'Alder & Vale',
  category: 'porcelain-tile',
  variants: [{ wholesale: 1_000 }],
  ...more,
});

beforeAll(async () => {
  await addTaxonomy(pool);
  await addProducts(pool, [
    product('Carrara Hexagon', {
      brand: 'Casa Lumière',
      category: 'marble-tile',
      material: 'Marble',
      color: 'White',
      popularity: 50,
      variants: [
        {
          sku: 'CL-CARR-12',
          size: '12" x 24"',
          finish: 'Honed',
          wholesale: 900,
          thicknessTmm: 95,
        },
        { sku: 'CL-CARR-24', size: '24" x 24"', finish: 'Polished', wholesale: 1_900 },
      ],
    }),
    product('Bianco Field', {
      material: 'Porcelain',
      color: 'White',
      style: 'Modern',
      popularity: 90,
    }),
    product('Northgrain Herringbone', {
      brand: 'Oakmont',
      category: 'solid-hardwood',
      material: 'Oak',
      popularity: 5,
    }),
    product('Chestnut Plank', {
      brand: 'Northgrain',
      category: 'solid-hardwood',
      material: 'Oak',
      popularity: 1,
    }),
    product('Oak Look', { material: 'Porcelain', popularity: 2 }),
    product('Oakley Bridge Faucet', {
      category: 'kitchen-faucets',
      popularity: 99,
      variants: [{ sku: 'AV7000X', finish: 'Brushed Nickel', wholesale: 5_000 }],
    }),
  ]);
  const follower = await followCatalog({ pool, url, log: () => {}, warn: () => {} });
  deps = {
    db: pool,
    index: follower.current,
    terms: createTermsReader(pool),
    cards: createCardReader(pool),
    products: createProductReader(pool),
  };
});

async function search(q: string, more: Partial<ListInput> = {}) {
  const input: ListInput = {
    category: 'all',
    ...eachFacet(() => []),
    in_stock: false,
    page: 1,
    ppp: 24,
    showroom: undefined,
    vsd_id: undefined,
    min_price: undefined,
    max_price: undefined,
    sort: undefined,
    ...more,
    q,
  };
  const result = await listProducts(deps, input);
  if (!result.ok) throw new Error(result.code);
  return { ...result.value, names: result.value.data.map(({ name }) => name) };
}

describe('a search', () => {
  test.each([
    ['carrara', ['Carrara Hexagon']],
    ['CARRARA HEXAGON', ['Carrara Hexagon']],
    ['hexagons', ['Carrara Hexagon']],
    ['9.5 mm tile', ['Carrara Hexagon']],
    ['carrara 3/8"', ['Carrara Hexagon']],
    ['lumiere', ['Carrara Hexagon']],
    ['casa lumière', ['Carrara Hexagon']],
    ['white marble', ['Carrara Hexagon']],
    ['honed', ['Carrara Hexagon']],
    ['12 x 24', ['Carrara Hexagon']],
    ['12x24 marble', ['Carrara Hexagon']],
    ['modern', ['Bianco Field']],
    ['brushed nickel faucet', ['Oakley Bridge Faucet']],
    ['hardwood oak plank', ['Chestnut Plank']],
  ])('for %j finds %j by name, brand, category and attributes', async (q, names) => {
    const found = await search(q);
    expect(found.names).toEqual(names);
    expect(found.corrected).toBeNull();
  });

  test('takes the last word as a beginning, and only the last', async () => {
    expect((await search('carr')).names).toEqual(['Carrara Hexagon']);
    expect((await search('white hexa')).names).toEqual(['Carrara Hexagon']);
    expect((await search('hexa white')).total).toBe(0);
  });

  test.each([
    ['cararra', 'carrara'],
    ['carara hexgon', 'carrara hexagon'],
    ['marlbe', 'marble'],
    ['heringbon', 'herringbone'],
    ['faucte', 'faucet'],
  ])('for %j forgives and says %j', async (q, corrected) => {
    const found = await search(q);
    expect(found.total).toBeGreaterThan(0);
    expect(found.corrected).toBe(corrected);
  });

  test('forgives nothing in words of three letters', async () => {
    expect((await search('osk')).total).toBe(0);
  });

  test.each([
    ['CL-CARR-24', ['Carrara Hexagon']],
    ['cl-carr-1', ['Carrara Hexagon']],
    ['av7000x', ['Oakley Bridge Faucet']],
    ['AV70', ['Oakley Bridge Faucet']],
    ['AV7000X faucet', ['Oakley Bridge Faucet']],
    ['AV7000X marble', []],
  ])('for the SKU %j or its beginning finds %j', async (q, names) => {
    expect((await search(q)).names).toEqual(names);
  });

  test('puts a brand typed exactly before everything that only mentions it', async () => {
    expect((await search('northgrain')).names).toEqual([
      'Chestnut Plank',
      'Northgrain Herringbone',
    ]);
  });

  test('puts a category typed exactly first', async () => {
    expect((await search('solid hardwood')).names).toEqual([
      'Northgrain Herringbone',
      'Chestnut Plank',
    ]);
  });

  test('puts names before attributes, whole words before beginnings, then what is popular', async () => {
    expect((await search('oak')).names).toEqual([
      // the word itself in the name, then a word that begins so, then the material
      'Oak Look',
      'Oakley Bridge Faucet',
      'Northgrain Herringbone',
      'Chestnut Plank',
    ]);
  });

  test('that finds nothing has empty facets and is no error', async () => {
    const found = await search('zzzzzzz');
    expect(found).toMatchObject({ total: 0, last_page: 1, data: [], corrected: null });
    expect(found.facets).toEqual({
      ...eachFacet(() => []),
      category: [],
      in_stock: 0,
      price: null,
    });
  });

  test('of nothing but signs is the whole catalog', async () => {
    expect((await search(' !!! ')).total).toBe(6);
  });

  test('stays inside its category and under its filters', async () => {
    expect((await search('oak', { category: 'hardwood-flooring' })).total).toBe(2);
    expect((await search('oak', { brand: ['northgrain'] })).names).toEqual(['Chestnut Plank']);
  });

  test('takes filters by their address or by their text, and old ones find nothing', async () => {
    expect((await search('', { size: ['12x24'] })).total).toBe(1);
    expect((await search('', { size: ['12" x 24"'] })).total).toBe(1);
    expect((await search('', { finish: ['brushed-nickel'] })).total).toBe(1);
    const gone = await search('', { brand: ['closed-down'] });
    expect(gone.total).toBe(0);
    expect(gone.facets.brand.length).toBeGreaterThan(0);
  });
});

async function suggestions(text: string) {
  const found = await suggest(deps, { text, ref: {} });
  if (!found.ok) throw new Error(found.code);
  return found.value;
}

describe('while typing', () => {
  test('products, categories and brands are suggested', async () => {
    const found = await suggestions('ca');
    expect(found.products.map(({ name }) => name)).toContain('Carrara Hexagon');
    expect(found.brands).toEqual([{ name: 'Casa Lumière', slug: 'casa-lumiere', total: 1 }]);
    const { categories } = await suggestions('til');
    expect(categories.map(({ name, total }) => [name, total])).toEqual([
      ['Tile Flooring', 3],
      ['Porcelain Tile', 2],
      ['Marble Tile', 1],
    ]);
  });

  test('nothing is suggested for nothing', async () => {
    expect(await suggestions('  ')).toEqual({ products: [], categories: [], brands: [] });
  });
});
