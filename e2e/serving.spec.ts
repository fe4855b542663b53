// Requests that need no browser use none: `calls` is Playwright's own test.
import { test as calls } from '@playwright/test';
import { expect, test } from './test.ts';

test('an unknown address gets its own page, with status 404', { tag: '@once' }, async ({
  page,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

calls(
  'an unknown call gets the refusal of the API, not a page',
  { tag: '@once' },
  async ({ request }) => {
    const response = await request.get('/api/no-such-call');
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, code: 'not_found' });
  },
);

test('built files are cached for a year and compressed', { tag: '@once' }, async ({
  page,
  request,
}) => {
  await page.goto('/404');
  const script = await page.locator('link[rel=modulepreload]').first().getAttribute('href');
  const response = await request.get(script ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
});

calls(
  'pages and calls are compressed, and the same uncompressed',
  { tag: '@once' },
  async ({ request }) => {
    for (const path of ['/404', '/api/products?category=all&ppp=24']) {
      const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
      expect(plain.headers()).not.toHaveProperty('content-encoding');
      for (const encoding of ['br', 'gzip']) {
        const response = await request.get(path, { headers: { 'accept-encoding': encoding } });
        expect(response.headers()).toMatchObject({
          'content-encoding': encoding,
          vary: 'Accept-Encoding',
        });
        // Nonces differ from page to page.
        expect((await response.text()).length).toBe((await plain.text()).length);
      }
    }
  },
);

test('scripts start after the first view has loaded, or by a timer if a picture hangs', {
  tag: '@once',
}, async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<link rel="later"');
  expect(html).toContain('type="text/later"');
  expect(html).not.toContain('type="module"');
  await page.route('**/media/film/poster*', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
  // Preloaded is not yet run: what is pressed in between stays closed.
  await expect(async () => {
    await page.getByRole('button', { name: 'Browse Kitchen' }).click();
    const link = page.getByRole('link', { name: 'Kitchen Faucets' }).first();
    await expect(link).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});

test('no style sheet is added during hydration, which would force a full layout', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(globalThis, { added });
    new MutationObserver((changes) => {
      if (document.readyState !== 'complete') return;
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLStyleElement) added.push(node.outerHTML);
    }).observe(document, { subtree: true, childList: true });
  });
  for (const path of ['/', '/cart', '/login']) {
    await page.goto(path);
    expect(await page.evaluate('added')).toEqual([]);
  }
});

calls(
  'a page has a content security policy with a new nonce each time',
  { tag: '@once' },
  async ({ request }) => {
    const policies = await Promise.all(
      [0, 1].map(async () => (await request.get('/404')).headers()['content-security-policy']),
    );
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/=]+'/);
    expect(policies[0]).not.toBe(policies[1]);
  },
);

calls(
  'a page answers HEAD requests, and is always revalidated',
  { tag: '@once' },
  async ({ request }) => {
    const response = await request.head('/');
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect((await request.head('/no/such/page')).status()).toBe(404);
  },
);
