// The look of a showroom follows its plan, in the browser of whoever entered it.
import { expect, type Page } from '@playwright/test';
import { enterShowroom } from './browser-state.ts';
import { open, passStaffDoor } from './people.ts';
import { test } from './test.ts';

const SHOWROOM = { id: 'HADDAD28', name: 'Haddad & Sons Builders', pro: 'builder@example.com' };

/** The accent that the page uses, and what stands in the header. */
async function lookOf(page: Page): Promise<{ accent: string; logo: boolean }> {
  await enterShowroom(page, SHOWROOM.id);
  await open(page, '/visualize/contractor/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SHOWROOM.name);
  return {
    accent: await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
    ),
    logo: (await page.getByRole('banner').getByRole('img', { name: 'WeVisu' }).count()) > 0,
  };
}

test('PRO-08 PRO-09 PRO-10 SHOW-15 SHOW-16 an add-on or Premium at 199 brings color and logo, another amount does not', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.setTimeout(180_000);
  await open(page, '/staff/login');
  await passStaffDoor(page, 'staff2@example.com');
  await expect(page).toHaveURL('/staff');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { authorization: `Bearer ${token}` };
  const found = await page.request.get('/api/staff/users', {
    headers,
    params: { q: SHOWROOM.pro },
  });
  const path = `/api/staff/pros/${(await found.json()).data.rows[0].id}/plan`;
  const { data: before } = await (await page.request.get(path, { headers })).json();
  const setPlan = async (plan: object) => {
    const { data: now } = await (await page.request.get(path, { headers })).json();
    const { plan: name, paid_amount, basic_addon, custom_addon, ends_on } = before;
    const reply = await page.request.put(path, {
      headers,
      data: {
        ...{ plan: name, paid_amount, basic_addon, custom_addon, ends_on, ...plan },
        ...{ version: now.version, reason: 'The look follows the plan.' },
      },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const look = async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    const seen = await lookOf(visitor);
    await context.close();
    return seen;
  };
  const none = { basic_addon: false, custom_addon: false };
  await setPlan({ ...none, plan: 'Premium', paid_amount: 149 });
  const plain = await look();
  expect(plain.logo).toBe(false);
  await setPlan({ ...none, plan: 'Premium', paid_amount: 199 });
  const premium = await look();
  expect(premium).toEqual({ accent: '#1d4e6b', logo: true });
  expect(plain.accent).not.toBe(premium.accent);
  await setPlan({ ...none, plan: 'Basic', paid_amount: 0 });
  expect(await look()).toEqual(plain);
  await setPlan({ ...none, custom_addon: true, plan: 'Basic', paid_amount: 0 });
  expect(await look()).toEqual(premium);
  await setPlan({});
});
