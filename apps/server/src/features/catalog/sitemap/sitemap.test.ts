import { beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test-app.ts';
import { addProducts, addTaxonomy } from '../test-fixture.ts';

let app: TestApp;
let hashes: string[];
const ORIGIN = 'http://shop.example';

beforeAll(async () => {
  app = await testApp();
  await addTaxonomy(app.pool);
  const product = (name: string) => ({
    name,
    brand: 'Oakmont',
    category: 'marble-tile',
    variants: [{ wholesale: 4_000 }],
  });
  const added = await addProducts(app.pool, ['Ash', 'Bay', 'Cedar', 'Gone'].map(product));
  hashes = added.map(({ hash }) => hash);
  await app.pool.query(`update products set status = 'withdrawn' where name = 'Gone'`);
  await vi.waitFor(
    async () => {
      const { text } = await app.raw('GET', '/sitemap/pages.xml');
      expect(text).toContain('marble-tile');
    },
    { timeout: 30_000 },
  );
});

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at);

test('robots.txt closes what is of one person, and names the index', async () => {
  const { status, text } = await app.raw('GET', '/robots.txt');
  expect(status).toBe(200);
  for (const path of ['/api/', '/account', '/checkout', '/search'])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(text).not.toMatch(/Disallow: \/(product|category|department)?\n/);
});

test('the index leads to every page, category and product that is sold, each once', async () => {
  const index = await app.raw('GET', '/sitemap.xml');
  expect(index.text.startsWith('<?xml version="1.0"')).toBe(true);
  const files = locationsOf(index.text);
  expect(files[0]).toBe(`${ORIGIN}/sitemap/pages.xml`);
  const found: (string | undefined)[] = [];
  for (const file of files) {
    const { status, text } = await app.raw('GET', (file ?? '').slice(ORIGIN.length));
    expect(status).toBe(200);
    expect(text.trimEnd().endsWith('</urlset>')).toBe(true);
    found.push(...locationsOf(text));
  }
  expect(new Set(found).size).toBe(found.length);
  for (const hash of hashes.slice(0, 3)) expect(found).toContain(`${ORIGIN}/product/${hash}`);
  expect(found).not.toContain(`${ORIGIN}/product/${hashes[3]}`);
  expect(found).toContain(`${ORIGIN}/category/marble-tile/product`);
  expect(found).toContain(`${ORIGIN}/`);
});

test.each(['products-0', 'products-9999', 'products-x', 'other'])(
  'there is no sitemap %s',
  async (name) => {
    expect((await app.raw('GET', `/sitemap/${name}.xml`)).status).toBe(404);
  },
);

test('a file of the sitemap is read by the key alone', async () => {
  const { rows } = await app.pool.query(
    `explain select product_id, hash from product_summaries
     where product_id > 20000 and product_id <= 40000 order by product_id limit 2000`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('product_summaries_pkey');
  expect(plan).not.toMatch(/Sort/);
});
