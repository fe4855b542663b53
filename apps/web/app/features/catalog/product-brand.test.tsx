import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ProductBrand } from './product-brand.tsx';

test('HOME-13 a product page names a brand that has no logo, and leads to its products', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ProductBrand brand={{ name: 'Kestrel & Sons', slug: 'kestrel' }} />
    </MemoryRouter>,
  );
  expect(html).toContain('href="/search?brand=kestrel"');
  expect(html).toContain('Kestrel &amp; Sons');
  expect(html).not.toContain('<img');
});
