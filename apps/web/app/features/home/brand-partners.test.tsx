import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BrandPartners, listPartners } from './brand-partners.tsx';

const brand = (name: string, total: number, logo: string | null) => ({
  ...{ name, total, logo, slug: name.toLowerCase() },
});
const render = (brands: Parameters<typeof listPartners>[0]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BrandPartners brands={listPartners(brands)} />
    </MemoryRouter>,
  );

test('HOME-12 HOME-13 the home page leaves a brand without a logo out of its row of logos, not a gap', () => {
  const html = render([
    brand('Kestrel', 900, null),
    brand('Moss', 20, 'logo/brand/1-abc'),
    brand('Fern', 40, 'logo/brand/2-abc'),
  ]);
  expect(html).not.toContain('Kestrel');
  expect([...html.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
    'Fern',
    'Moss',
  ]);
  expect(html).not.toContain('src="/media/null');
});

test('HOME-12 without a single logo the home page has no such row', () => {
  expect(render([brand('Kestrel', 900, null)])).toBe('');
});
