// AI 3D design: from words to three designs, and to a paid order of one of them.
import type { Page } from '@playwright/test';
import { beVerified, enterShowroom } from './browser-state.ts';
import { type Hands, keyboard, pointer } from './hands.ts';
import { fillAddress, mailedLink, newAddress, open, PASSWORD, signIn, typeCard } from './people.ts';
import { expect, test } from './test.ts';

const BRIEF = 'Small powder room 5x7, modern, under $6k';
const FIELD = 'Your room in your words';

/** An AI account with its first credits; returns its address. */
async function makeAiAccount(page: Page): Promise<string> {
  const email = newAddress();
  const data = {
    action: 'register',
    full_name: 'Ana Lopez',
    email,
    password: PASSWORD,
    agree: true,
  };
  expect((await page.request.post('/api/AI/design', { data })).status()).toBe(200);
  const link = await mailedLink(page, email, /\/design-ai\/verify\/[\w-]+/);
  await page.request.get(link.replace(/^.*\/verify\//, '/api/AI/design/email/verify/'));
  return email;
}

/** Writes a brief, asks, signs in on the way, and asks again. */
async function haveDesigned(page: Page, email: string, hands: Hands): Promise<void> {
  const main = page.getByRole('main');
  await hands.press(main.getByRole('button', { name: /^Design it for 10 credits/ }));
  await hands.press(page.getByRole('dialog').getByRole('link', { name: 'Sign in' }));
  await expect(page).toHaveURL(/\/design-ai\/login/);
  await signIn(page, email);
  await expect(page).toHaveURL('/design-ai');
  await expect(main.getByText('You have 30 credits')).toBeVisible();
  await hands.press(main.getByRole('button', { name: /^Design it for 10 credits/ }));
  await expect(page).toHaveURL(/\/design-ai\/run\/[\w-]{36}$/);
}

const designs = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Design \d/ });

test('AI-10 G-44 CHECK-04 from words to a paid order: the brief is understood and corrected, kept while signing in, and a design of it is bought', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  await beVerified(page, newAddress());
  await enterShowroom(page);
  const email = await makeAiAccount(page);
  const main = page.getByRole('main');
  await open(page, '/design-ai');
  await main.getByLabel(FIELD).fill('10x12 farmhouse kitchen, white oak floor, flumph, no island');
  const chips = main.getByRole('list', { name: 'What we understood' });
  await expect(chips).toContainText("10' × 12'");
  await expect(main.getByText('Not understood: “flumph”')).toBeVisible();
  await chips.getByRole('button', { name: 'Correct Style Farmhouse' }).click();
  await page.getByRole('dialog').getByLabel('Style').selectOption('Modern');
  await page.getByRole('dialog').getByRole('button', { name: 'Set' }).click();
  await expect(chips.getByRole('button', { name: 'Correct Style Modern' })).toBeVisible();
  await chips.getByRole('button', { name: 'Take away Without Island' }).click();
  await expect(chips).not.toContainText('Island');
  await main.getByRole('button', { name: 'Budget', exact: true }).click();
  await page.getByRole('dialog').getByLabel('At most, dollars').fill('16000');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(chips).toContainText('At most $16,000');
  await expectAccessible(page);

  await haveDesigned(page, email, pointer);
  // Closing the page loses nothing.
  const address = page.url();
  await open(page, '/design-ai/history');
  await main.getByRole('link', { name: /^10x12 farmhouse kitchen/ }).click();
  await expect(page).toHaveURL(address);
  await expect(main.getByRole('heading', { level: 1, name: /designs? of your room$/ })).toBeVisible(
    {
      timeout: 120_000,
    },
  );
  await expect(main.getByRole('link', { name: '20 credits' })).toBeVisible();
  expect(await designs(page).count()).toBeGreaterThan(1);
  await designs(page).nth(1).click();
  await expect(page).toHaveURL(/\?design=2$/);
  await expect(main.getByRole('heading', { name: 'What of your wishes is met' })).toBeVisible();
  await main.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Kept', exact: true })).toBeVisible();
  await main.getByLabel('Or in your words').fill('cheaper, japandi');
  const changes = main.getByRole('list', { name: 'What changes' });
  await expect(changes).toContainText('Style: Japandi');
  await expect(changes).toContainText('Style: Modern');
  await expectAccessible(page);

  // Its link shows it to whoever has it, and not what was written.
  await main.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByRole('dialog').getByLabel('Link to this design').inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const total = /\$[\d,]+\.\d\d/.exec((await designs(page).nth(1).textContent()) ?? '')?.[0] ?? '';
  const shared = await (await page.request.get(new URL(link).pathname)).text();
  expect(shared).toContain(total);
  expect(shared).not.toContain('flumph');

  await main.getByRole('button', { name: 'Add to cart' }).click();
  const cart = page.getByRole('dialog');
  await expect(cart).toContainText(total, { timeout: 30_000 });
  await cart.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to the cart' }).click();
  await expect(main).toContainText(total);
  await main.getByRole('link', { name: /checkout/i }).click();
  await fillAddress(page);
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await main.getByRole('link', { name: 'Continue to payment' }).click();
  await typeCard(page, '4242424242424242');
  await main.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/\/thankyou\?order=/);
});

test('NAV-44 G-71 by keyboard alone a room is described, sketched, designed and chosen', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await enterShowroom(page);
  const email = await makeAiAccount(page);
  const main = page.getByRole('main');
  const hands = keyboard(page);
  await open(page, '/design-ai');
  await hands.type(main.getByLabel(FIELD), BRIEF);
  await expect(main.getByRole('button', { name: /^Correct Room/ })).toBeVisible();
  await hands.press(main.getByRole('button', { name: /^Sketch it/ }));
  const dialog = page.getByRole('dialog');
  await hands.type(dialog.getByLabel('Width').first(), "8'");
  const door = dialog.getByRole('slider', { name: 'door on wall A' });
  await hands.reach(door);
  await page.keyboard.press('ArrowRight');
  await expect(door).toHaveAttribute('aria-valuetext', `1' 1" from the left corner`);
  await hands.press(dialog.getByRole('button', { name: 'Use this room' }));
  await expect(main.getByText(`8' × 10', 1 door, 1 window`)).toBeVisible();
  await haveDesigned(page, email, hands);
  await expect(main.getByRole('heading', { level: 1, name: /designs? of your room$/ })).toBeVisible(
    {
      timeout: 120_000,
    },
  );
  await hands.press(designs(page).last());
  await expect(designs(page).last()).toHaveAttribute('aria-pressed', 'true');
});

test('G-44 a room that cannot be built is declined with its rule, the credits are back, and the change that works is taken', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  test.setTimeout(240_000);
  await enterShowroom(page);
  const email = await makeAiAccount(page);
  const main = page.getByRole('main');
  await open(page, '/design-ai');
  await main.getByLabel(FIELD).fill('powder room 2.5x3.5');
  await expect(main.getByRole('button', { name: /^Correct Size/ })).toBeVisible();
  await haveDesigned(page, email, pointer);
  await expect(main.getByRole('heading', { level: 1, name: /cannot be built/ })).toBeVisible({
    timeout: 120_000,
  });
  await expect(main.getByText('Your 10 credits are back.')).toBeVisible();
  await expect(main.getByRole('link', { name: '30 credits' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: /^Take this change/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: /designs? of your room$/ })).toBeVisible(
    {
      timeout: 120_000,
    },
  );
});
