// Sign-in with a provider: a real OpenID Connect provider runs next to the product.
import type { Page } from '@playwright/test';
import { newAddress, open } from './people.ts';
import { expect, test } from './test.ts';

/** On the provider's own pages. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

const leave = (page: Page) => page.getByRole('button', { name: 'Continue with Acme' }).click();
const token = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));
const bar = (page: Page) => page.locator('[data-state="failed"]');

test('AUTH-38 AUTH-39 AUTH-40 AUTH-41 U-27 G-08 a visitor signs in with a provider, again and again', {
  tag: '@once',
}, async ({ page, complaints }) => {
  test.setTimeout(120_000);
  const login = newAddress();
  await open(page, '/faq');
  await page.evaluate(() => localStorage.setItem('redirect_to', '/faq'));
  await open(page, '/login');
  await leave(page);
  const sent = page.waitForRequest('**/api/sociallogin/acme');
  await signInThere(page, login);
  const request = await sent;
  expect([request.method(), request.postDataJSON()]).toMatchObject([
    'POST',
    { provider: 'acme', data: { code: expect.any(String), state: expect.any(String) } },
  ]);
  // No projects: the stored redirect.
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('button', { name: "Ana's account" })).toBeVisible();
  // The provider's pages request a remote font, and an icon that does not exist.
  complaints.length = 0;

  // One project: to the projects, unless there is an explicit redirect.
  const shop = await page.request.get('/api/visualization/shop_profile?vsd_id=OAKRIDGE');
  const { profile } = (await shop.json()).data.data;
  const made = await page.request.post('/api/projectCart', {
    data: { showroom: profile.user_id },
    headers: { authorization: `Bearer ${await token(page)}` },
  });
  expect(made.status()).toBeLessThan(300);
  for (const [path, target] of [
    ['/login', '/projects'],
    ['/login?redirect=/cart', '/cart'],
  ] as const) {
    await page.evaluate(() => localStorage.clear());
    await open(page, path);
    // The provider still has a session and asks nothing.
    await leave(page);
    await expect(page).toHaveURL(target, { timeout: 30_000 });
  }

  await page.evaluate(() => localStorage.clear());
  await page.route('**/api/sociallogin/acme', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), user: null } });
  });
  await open(page, '/login');
  await leave(page);
  await expect(page.getByText('Logged Out Successfully')).toBeVisible({ timeout: 30_000 });
  expect(await token(page)).toBeNull();
});

test('AUTH-42 ERR-21 a failure there turns the bar red and does nothing else', {
  tag: '@once',
}, async ({ page }) => {
  for (const path of [
    '/sociallogin/acme?error=access_denied',
    '/sociallogin/acme?code=made-up&state=made-up-and-long-enough',
    '/sociallogin/nobody?code=made-up&state=made-up-and-long-enough',
  ]) {
    await page.goto(path);
    await expect(bar(page)).toBeAttached();
    await expect(page).toHaveURL('/login');
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    expect(await token(page)).toBeNull();
  }
});
