import type { BulkPreview } from '@wevisu/contract/showroom-prices.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BulkPreviewTable } from './bulk-preview-table.tsx';

const PREVIEW: BulkPreview = {
  ...{ products: 30, changed: 22, held: 1, lowest_ppm: 100_000, page: 2, last_page: 2 },
  largest: { name: 'Oak plank', from: 10_000, to: 11_000, to_ppm: 200_000 },
  rows: [
    {
      ...{ product_id: 7, name: 'Slate tile', from_ppm: 150_000, to_ppm: 100_000 },
      ...{ from: 4_200, to: 4_000, is_held: true },
    },
  ],
};

function render(preview: BulkPreview) {
  return renderToStaticMarkup(
    <BulkPreviewTable isPending={false} onPage={() => {}} preview={preview} />,
  );
}

test('a preview names each product with its markup and price now and then, and where it stops', () => {
  const html = render(PREVIEW);
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('22 of 30 products would change. 1 of them stop at');
  expect(text).toMatch(/Slate tile 10% now 15% at the limit \$40\.00 now \$42\.00/);
  expect(text).toContain('Page 2 of 2');
  expect(html).toContain('aria-label="Products that would change"');
});

test('a preview of one page has no pages, and one of nothing no table', () => {
  expect(render({ ...PREVIEW, page: 1, last_page: 1 })).not.toContain('<nav');
  expect(render({ ...PREVIEW, changed: 0, rows: [], last_page: 1 })).not.toContain('<table');
});
