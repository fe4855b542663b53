// A visitor without a showroom ID finds a pro near a ZIP code, looks at a room, registers and asks; the pro sees it.
import { beSignedIn, beVerified } from './browser-state.ts';
import { newAddress, open } from './people.ts';
import { expect, test } from './test.ts';

test('a visitor without a showroom ID finds a pro near a ZIP code, and opens a room of theirs in 3D', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  await open(page, '/');
  await page.getByRole('link', { name: 'Find a pro near you' }).first().click();
  await expect(page.getByRole('heading', { name: 'Find a pro near you', level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('78701');
  await page.getByRole('combobox', { name: 'Kind of work' }).selectOption('cabinets');
  await page.getByRole('button', { name: 'Find pros' }).click();
  await expect(page.getByText('Pros who work in Austin, TX, the nearest first.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Calder Kitchens' }).click();
  await expect(page.getByRole('heading', { name: 'Calder Kitchens', level: 1 })).toBeVisible();
  await expect(page.getByText('$95 an hour')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Rooms in 3D' }).getByRole('link').first().click();
  await expect(page.getByText('A room by Calder Kitchens')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Products in this room' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('$');
  await page.getByRole('link', { name: 'Ask this pro' }).click();
  await expect(page).toHaveURL(/login\?redirect=.*ask/);
});

test('G-59 a homeowner asks a pro of the directory, and the pro sees the request', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  await beVerified(page, newAddress());
  await open(page, '/pros/calder-kitchens/ask');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Say what you need.')).toBeVisible();
  const wish = `A kitchen for an old house, ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByRole('textbox', { name: 'What do you need?' }).fill(wish);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page).toHaveURL(/\/hires\/\d+/);
  await expect(page.getByText(wish)).toBeVisible();

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const pro = await context.newPage();
  await beSignedIn(pro, 'kitchens@example.com');
  await open(pro, '/pro/hires');
  // Others may ask the same pro meanwhile.
  const id = /\/hires\/(\d+)/.exec(page.url())?.[1];
  await pro
    .getByRole('link', { name: /Work with Calder Kitchens/ })
    .and(pro.locator(`[href$="/hires/${id}"]`))
    .click();
  await expect(pro.getByText(wish)).toBeVisible();
  await open(pro, '/pro/listing');
  await expect(pro.getByRole('heading', { name: 'Directory', level: 1 })).toBeVisible();
  await expect(pro.getByRole('link', { name: 'See your profile' })).toBeVisible();
  const hours = pro.getByRole('region', { name: 'When you answer' });
  async function saveHours(): Promise<void> {
    const saved = pro.waitForResponse((reply) => reply.url().endsWith('/api/pro/hours'));
    await hours.getByRole('button', { name: 'Save hours' }).click();
    expect((await saved).ok()).toBe(true);
    await expect(hours.getByRole('button', { name: 'Save hours' })).toBeDisabled();
  }
  const note = `On a site, ${crypto.randomUUID().slice(0, 6)}`;
  await hours.getByText('I am away').click();
  await hours.getByLabel('Last day').fill('2099-12-31');
  await hours.getByLabel('Note (optional)').fill(note);
  await expectAccessible(pro);
  await saveHours();
  await open(page, '/pros/calder-kitchens');
  await expect(page.getByText(`Away until 12.31.2099: ${note}`)).toBeVisible();
  await hours.getByText('I am away').click();
  await saveHours();
  await context.close();
});
