// The same brief and goods make the same bytes wherever the engine runs.
import { createHash } from 'node:crypto';
import { demoStock } from '../db/demo/rooms/demo-stock.ts';
import { designsOf, goodsFor, workerScript } from './design-bytes.ts';
import { expect, test } from './test.ts';

const BRIEFS = [
  '10x12 L-shaped farmhouse kitchen, white oak floor, no island, under $18k',
  'bath 9x12 with a freestanding tub, under $9,000',
  'living room 14x18, sectional that seats 6',
  'patio 16x14 with a grill',
];

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

test('G-44 designs have the same bytes in a page as in Node', { tag: '@once' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  const goods = goodsFor(BRIEFS, demoStock());
  const here = designsOf(BRIEFS, goods);
  expect(here.length).toBeGreaterThan(2 * BRIEFS.length);
  const script = await workerScript();
  await page.route('**/design-bytes', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Designs</title>' }),
  );
  await page.route('**/design-goods', (route) => route.fulfill({ json: goods }));
  await page.goto('/design-bytes');
  const there = await page.evaluate(
    async ({ code, texts }) => {
      const goods = await (await fetch('/design-goods')).json();
      const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
      const worker = new Worker(url, { type: 'module' });
      return new Promise<string[]>((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage({ texts, goods });
      });
    },
    { code: script, texts: BRIEFS },
  );
  expect(there.map(hashOf)).toEqual(here.map(hashOf));
});
