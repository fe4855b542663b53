import type { Page } from '@playwright/test';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import { open } from './people.ts';
import { expect, test } from './test.ts';

// With motion, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Slides fully visible in a carousel. */
async function countInView(page: Page, name: string): Promise<number> {
  const region = page.getByRole('region', { name, exact: true });
  await region.scrollIntoViewIfNeeded();
  return region.getByRole('listitem').evaluateAll((slides) => {
    const frame = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
    return slides.filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return frame && left >= frame.left - 1 && right <= frame.right + 1;
    }).length;
  });
}

test('HOME-01 HOME-02 HOME-26 the home page opens with a film and says what the site is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Save Time, Save Money, Build Smarter',
  );
  await expect(main).toContainText('multi-vendor marketplace for building and remodeling');
  await expect(main).toContainText('Virtual showrooms');
  const film = main.locator('video');
  const { data } = await (await page.request.get('/api/home')).json();
  if (data.film === null) {
    // Not rendered yet: a room is shown instead, and there is no video without a source.
    await expect(film).toHaveCount(0);
    await expect(main.getByRole('img', { name: data.inspired[1].rooms[0].name })).toBeVisible();
    return;
  }
  await expect(film).toBeVisible();
  // People who asked for less motion start it by hand.
  const isStill = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  expect(await isStill()).toBe(true);
  await main.getByRole('button', { name: 'Play the film' }).click();
  await expect.poll(isStill).toBe(false);
  await main.getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(isStill).toBe(true);
});

test('HOME-03 HOME-04 PRO-14 NAV-45 pros can sign up and learn more', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(/\/pro-account$/);
  await expect(main.getByRole('heading', { name: 'Get paid' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await main.getByRole('link', { name: 'Sign Up as a Pro' }).first().click();
  await expect(page).toHaveURL(/\/register\/contractor$/);
  await expect(main.getByRole('heading', { name: 'Sign up as a pro' })).toBeVisible();
  await expect(main).toContainText('up to 24 hours');
  await expectAccessible(page);

  // A signed-in homeowner has no use for them.
  await beSignedIn(page, 'homeowner@example.com');
  await open(page, '/');
  await expect(main.getByRole('link', { name: 'My Projects' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign Up as a Pro' })).toHaveCount(0);
});

test('HOME-05 with a showroom the links for pros are gone from the hero', {
  tag: '@once',
}, async ({ page }) => {
  await enterShowroom(page);
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign Up as a Pro' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveCount(0);
});

test('HOME-09 HOME-10 HOME-11 four tabs of seven rooms, four in view, each opens in the visualizer', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  const tabs = page.getByRole('tablist', { name: 'Inspired Designs' }).getByRole('tab');
  const names = ['Bathroom', 'Kitchen', 'Living Room', 'Landscaping/Outdoor'];
  await expect(tabs).toHaveText(names);
  const seen = new Set<string>();
  for (const name of names) {
    await tabs.getByText(name, { exact: true }).click();
    const slides = page.getByRole('region', { name: `${name} designs` }).getByRole('link');
    await expect(slides).toHaveCount(7);
    for (const link of await slides.all()) seen.add((await link.getAttribute('href')) ?? '');
    expect(await countInView(page, `${name} designs`)).toBe(isMobile ? 1 : 4);
  }
  expect(seen.size, 'different rooms').toBe(28);
  await page
    .getByRole('region', { name: 'Landscaping/Outdoor designs' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/visualize\/design\?template=/);
});

test('HOME-13 NAV-45 the brands lead to all brands, and a brand to its products', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'See All brands' }).click();
  await expect(page).toHaveURL(/\/our-brands$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our brands');
  await expectAccessible(page);
  await main.getByRole('link', { name: /^Aldwyn Brassworks logo/ }).click();
  await expect(page).toHaveURL(/\/our-brands\/aldwyn-brassworks$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Aldwyn Brassworks');
  await expect(main.getByRole('article').first()).toContainText('Aldwyn Brassworks');
  await expectAccessible(page);
  await page.goto('/our-brands/no-such-brand');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page no longer exists');
});

test('HOME-20 HOME-21 HOME-23 HOME-24 HOME-25 PRO-13 U-58 the home page says why to join, what is saved and where to get the app', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const app = main.getByRole('region', { name: 'Become a pro at the companion app' });
  // Until the apps are in the stores, their buttons say so and lead to what there is.
  for (const name of ['Get it for Android', 'Get it for iOS']) {
    const link = app.getByRole('link', { name });
    await expect(link).toContainText('Soon');
    await expect(link).toHaveAttribute('href', '/pro-account');
  }
  await expect(app).toContainText('This site works on your phone today.');
  const whyJoin = main.getByRole('region', { name: 'Why join' });
  const chat = whyJoin.getByRole('listitem').filter({ hasText: 'Live chat' });
  await expect(chat.getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
    ...(['href', '/chat/support'] as const),
  );
  const reasons = main.getByRole('region', { name: 'Why join' }).getByRole('heading', { level: 3 });
  await expect(reasons).toHaveText([
    'Visualizer',
    'Support',
    'Delivery and Service',
    'Live chat',
    'Communicate with Contractor',
    'Budget Friendly',
  ]);
  const savings = main.getByRole('region', { name: 'What our clients save on average' });
  await expect(savings.getByRole('listitem')).toContainText([
    /55%\s*kitchen/,
    /30%\s*bathroom/,
    /40%\s*outdoor/,
  ]);
  const short = main.getByRole('region', { name: 'In short' });
  await expect(short).toContainText('Savings of up to 60%');
  // Other journeys bring vendors who ship nothing free; domain tests hold the whole sentence.
  await expect(short).toContainText(
    /Free nationwide delivery on \$1,499 or more from (any one vendor|one of \d+ vendors \(of \d+\))/,
  );
  await expect(short).toContainText('Live support through a companion mobile app for pros');
  // The figures are counted in this small demo world.
  const { figures } = (await (await page.request.get('/api/home')).json()).data;
  expect(figures.floor_plans).toBeGreaterThanOrEqual(50);
  for (const name of ['floor plans', 'templates', 'materials'])
    await expect(short.getByText(name, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('HOME-22 client stories can be paged through', { tag: '@once' }, async ({ page }) => {
  await open(page, '/');
  const stories = page.getByRole('region', { name: 'Client Success Story' });
  const first = stories.getByRole('listitem').first();
  await stories.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport();
  await stories.getByRole('button', { name: 'Next: Client Success Story' }).click();
  await expect(first).not.toBeInViewport();
  await stories.getByRole('button', { name: 'Previous: Client Success Story' }).click();
  await expect(first).toBeInViewport();
});
