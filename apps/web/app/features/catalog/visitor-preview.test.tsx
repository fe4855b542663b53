import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ProductCard } from '@wevisu/contract/catalog.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShopProfile } from '../showrooms/selection.ts';
import { fetchVisitorShop } from './visitor-calls.ts';
import VisitorPreview, { type VisitorPreviewProps, visitorKey } from './visitor-preview.tsx';

// Files of one worker share what they import.
afterEach(() => void vi.unstubAllGlobals());

const PROFILE: ShopProfile = {
  user_id: 7 as ProUserId,
  vsd_id: 'OAKRIDGE',
  company_name: 'Oakridge',
  sample: false,
  tagline: 'Rooms as saved',
  basic_addon: { subscription_status: 'active' },
  custom_addon: { subscription_status: 'active' },
  theme_color: '#1f5b47',
  branded: true,
  logo: null,
  showroom_subscription: 'premium',
  story: 'A story as saved',
  opening_picture: '/opening/7',
  service_zips: [],
  refuses_outside: false,
  stopped: false,
};

function card(name: string): ProductCard {
  return {
    ...{ hash: name.toLowerCase(), name, brand: 'Kestrel', brand_slug: 'kestrel' },
    ...{ category: 'Tile', category_slug: 'tile', unit: 'Box', box_sqft: null, minimum_unit: 1 },
    ...{ price: { price: cents(4_200), price_sqft: null }, from_price: false, total_variants: 1 },
    ...{
      colors: null,
      in_stock: true,
      lead_time: '3 days',
      free_delivery_from: null,
      picture: 'x',
    },
  };
}

function render(props: Omit<VisitorPreviewProps, 'vsdId'>, profile: ShopProfile | null = PROFILE) {
  const client = new QueryClient();
  client.setQueryData(visitorKey('OAKRIDGE', props.picked ?? null), {
    shop: profile && { profile, category: [] },
    featured: [card('Heron')],
    products: [card('Plank')],
  });
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <VisitorPreview vsdId="OAKRIDGE" {...props} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const DRAFT = {
  company_name: 'Oakridge & Daughters',
  tagline: 'Rooms that last',
  story: 'A new story',
  theme_color: '#B8562E',
};

test('G-30 the preview shows the unsaved name, tagline, story and color in place of the saved ones', () => {
  const html = render({ look: DRAFT });
  for (const words of ['Oakridge &amp; Daughters', 'Rooms that last', 'A new story', '#b8562e'])
    expect(html).toContain(words);
  for (const words of ['Rooms as saved', 'A story as saved']) expect(html).not.toContain(words);
  expect(html).toContain('src="/opening/7"');
  expect(html).toContain('Picked by Oakridge &amp; Daughters');
  expect(html.indexOf('Heron')).toBeLessThan(html.indexOf('Plank'));
});

test('G-30 the preview says that it is one, has what is saved without a draft, and nothing to buy with', () => {
  const html = render({ picked: ['heron'] });
  expect(html).toContain('Preview: what a visitor sees');
  expect(html).toContain('Rooms as saved');
  expect(html).not.toContain('Add to Cart');
  expect(html).not.toContain('<form');
});

test('SHOW-15 the preview shows no color without an add-on, as the shop does', () => {
  expect(render({ look: DRAFT }, { ...PROFILE, branded: false })).not.toContain('#b8562e');
});

test('G-30 a closed shop has no preview, and says so', () => {
  expect(render({}, null)).toContain('Your shop is closed to visitors');
});

test('G-30 the preview is asked for without the token of the pro', async () => {
  const sent: { readonly url: string; readonly headers: Headers }[] = [];
  vi.stubGlobal('document', { querySelector: () => null, cookie: '' });
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) =>
      key === STORAGE_KEYS.authToken ? 'a-token-of-the-pro-that-is-long-enough' : null,
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers) });
    return Response.json({ message: 'No' }, { status: 500 });
  });
  await fetchVisitorShop('OAKRIDGE', ['heron']).catch(() => {});
  expect(sent.map(({ url }) => new URL(url).pathname).sort()).toEqual([
    '/api/products',
    '/api/recently_viewed/',
    '/api/visualization/shop_profile',
  ]);
  for (const { headers } of sent) expect(headers.has('authorization')).toBe(false);
});
