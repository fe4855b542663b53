// Puts a browser into the state of somebody who entered a showroom or signed in, without visiting the pages for that.
// Those have their own journeys (giveShowroomId, signIn).
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { giveShowroomId, mailedLink, PASSWORD } from './people.ts';

type Stored = Readonly<Record<string, string>>;
type Cookies = Parameters<BrowserContext['addCookies']>[0];

interface Kept {
  readonly stored: Stored;
  readonly cookies: Cookies;
}

/** By showroom ID, as the site stores it: each worker looks up a showroom once. */
const showrooms = new Map<string, Promise<Kept>>();

/** Enters the showroom: the next page opened knows it. */
export async function enterShowroom(page: Page, id = 'OAKRIDGE'): Promise<void> {
  let kept = showrooms.get(id);
  if (!kept) {
    kept = keepOfShowroom(page, id);
    showrooms.set(id, kept);
    // The next journey tries again.
    kept.catch(() => showrooms.delete(id));
  }
  await lay(page, await kept);
}

/** Signs an account in: the next page opened knows it. */
export async function beSignedIn(page: Page, email: string): Promise<void> {
  const data = { email, password: PASSWORD, remember_me: false };
  let reply = await page.request.post('/api/login', { data });
  // Other account types have their own sign-in page.
  if (reply.status() === 403) reply = await page.request.post('/api/business/login', { data });
  expect(reply.status(), email).toBe(200);
  await holdToken(page, (await reply.json()).token);
}

/** Signs an account of AI 3D design in (STORE-02): the next page opened knows it. Gives its token. */
export async function beDesigner(page: Page, email: string): Promise<string> {
  const data = { action: 'login', email, password: PASSWORD };
  const reply = await page.request.post('/api/AI/design', { data });
  expect(reply.status(), email).toBe(200);
  const { token } = (await reply.json()).data;
  await lay(page, { stored: { AIauthToken: token }, cookies: [] });
  return token;
}

/** The session that all journeys of staff share; gives its token. */
export async function beStaff(page: Page): Promise<string> {
  const token = process.env.E2E_STAFF_TOKEN;
  if (token === undefined) throw new Error('nobody of the staff is signed in: see e2e/serve.ts');
  await holdToken(page, token);
  return token;
}

/** The state after signing in or signing up. */
async function holdToken(page: Page, token: string): Promise<void> {
  await lay(page, { stored: { authToken: token }, cookies: [] });
}

/** Of whoever is signed in. */
export async function tokenOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  if (token === null) throw new Error('nobody is signed in');
  return token;
}

/** Signs up and opens the emailed link, as the form and its journeys do. Returns the token. */
export async function beVerified(page: Page, email: string): Promise<string> {
  const reply = await page.request.post('/api/register', {
    data: {
      full_name: 'Ana Maria Lopez',
      email,
      password: PASSWORD,
      phone_number: '2135550123',
      zip_code: '90012',
      agree: true,
      i_accept: true,
    },
  });
  expect(reply.status()).toBe(201);
  const link = await mailedLink(page, email, /\/verify\/[\w-]+/);
  await page.request.get(link.replace(/^.*\/verify\//, '/api/email/verify/'));
  const { token } = await reply.json();
  await holdToken(page, token);
  return token;
}

async function keepOfShowroom(page: Page, id: string): Promise<Kept> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser');
  const context = await browser.newContext();
  try {
    const visitor = await context.newPage();
    await giveShowroomId(visitor, id);
    // The last value that the site writes.
    await visitor.waitForFunction(() => localStorage.getItem('my_item') !== null);
    const { cookies, origins } = await context.storageState();
    const stored = origins.flatMap(({ localStorage }) => localStorage);
    return {
      stored: Object.fromEntries(stored.map(({ name, value }) => [name, value])),
      cookies: cookies.filter(({ name }) => name === 'wev_showroom'),
    };
  } finally {
    await context.close();
  }
}

async function lay(page: Page, { stored, cookies }: Kept): Promise<void> {
  await page.context().addCookies(cookies);
  // Storage belongs to an origin: any response from it will do.
  if (!page.url().startsWith('http')) await page.goto('/healthz');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}
