import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '@wevisu/contract/catalog.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test-app.ts';
import { addProducts, addTaxonomy } from '../test-fixture.ts';
import { sheetContent, sheetVersion } from './sheet-content.ts';
import { writeSheet } from './write-sheet.ts';

let app: TestApp;
let hash: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wevisu-sheets-'));
  app = await testApp({ env: { DATA_DIR: folder } });
  await addTaxonomy(app.pool);
  const [added] = await addProducts(app.pool, [
    {
      name: 'Carrara “Hexagon”',
      brand: 'Casa Lumière',
      category: 'marble-tile',
      variants: [{ sku: 'CAR-1', size: '12 x 24 in', wholesale: 51_237, boxSqftE4: 100_000 }],
    },
  ]);
  hash = added?.hash ?? '';
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (headers: Record<string, string> = {}) =>
  app.app.http.inject({ url: `/documents/${hash}/specification.pdf`, headers });

/** The index learns of a product within moments; its picture may take a while on a busy machine. */
function getMade() {
  return vi.waitFor(
    async () => {
      const answer = await get();
      expect([404, 503]).not.toContain(answer.statusCode);
      return answer;
    },
    { timeout: 45_000, interval: 100 },
  );
}

test('G-33 the specification sheet of a product is a PDF with its picture, and kept', async () => {
  const first = await getMade();
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(first.headers['content-disposition']).toContain('Carrara Hexagon specification.pdf');
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.rawPayload.toString('latin1')).toContain('/Subtype /Image');
  const again = await get();
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  expect((await get({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
});

test.each(['nosuchhash00', '..', '%2e%2e%2fetc'])('there is no sheet of %s', async (name) => {
  const { status } = await app.raw('GET', `/documents/${name}/specification.pdf`);
  expect(status).toBe(404);
});

const product = {
  name: 'Moss',
  brand: { name: 'Alder', slug: 'alder', logo: '' },
  breadcrumb: [],
  views: ['front', 'size'],
  photos: [],
  documents: [],
  model: null,
  description: 'A tile.',
  unit: 'Box',
  lead_time: '3 to 5 days',
  specification: [['Material', 'Porcelain']],
  variants: [
    {
      sku: 'M-1',
      size_label: '4 x 4 in',
      finish: '',
      pattern: '',
      box_sqft: '10.2',
      pieces_per_unit: 9,
      weight_lb: '31',
      price: { price: 51_237, price_sqft: null },
      stock: 7,
    },
  ],
} as unknown as Product;

test('U-12 a sheet says nothing of prices and stock, and leaves out columns that say nothing', () => {
  const content = sheetContent(product, { address: 'http://shop.example/product/x', site: 'Shop' });
  expect(JSON.stringify(content)).not.toMatch(/51237|51,237|"stock"/);
  expect(content.variants[0]).toEqual([
    'Article',
    'Size',
    'Sq ft per box',
    'Pieces per box',
    'Pounds per box',
  ]);
  expect(content.variants[1]).toEqual(['M-1', '4 x 4 in', '10.2', '9', '31']);
});

test('the version of a sheet changes with what it shows, and with nothing else', () => {
  const at = { address: 'http://shop.example/product/x', site: 'Shop' };
  const version = sheetVersion(sheetContent(product, at), 'p/x/0-abc');
  const [variant] = product.variants;
  const sold = { ...product, variants: [{ ...variant, stock: 6 }] } as Product;
  expect(sheetVersion(sheetContent(sold, at), 'p/x/0-abc')).toBe(version);
  expect(sheetVersion(sheetContent({ ...product, name: 'Fern' }, at), 'p/x/0-abc')).not.toBe(
    version,
  );
  expect(sheetVersion(sheetContent(product, at), 'p/x/0-abd')).not.toBe(version);
});

test('a product with much to say runs onto further pages, and one with nothing still has a sheet', async () => {
  const at = { address: 'http://shop.example/product/x', site: 'Shop' };
  const long = {
    ...product,
    description: 'Fired slowly. '.repeat(80),
    specification: Array.from({ length: 40 }, (_, i) => [`Label ${i}`, 'Value '.repeat(8)]),
    variants: Array.from({ length: 60 }, (_, i) => ({ ...product.variants[0], sku: `M-${i}` })),
  } as unknown as Product;
  const parts = { picture: null, drawing: null };
  const pdf = await writeSheet({ ...parts, content: sheetContent(long, at) });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  const bare = { ...product, specification: [], variants: [] } as Product;
  await expect(writeSheet({ ...parts, content: sheetContent(bare, at) })).resolves.toBeInstanceOf(
    Buffer,
  );
});
