// The people of the journeys and what they do by hand: entering a showroom, signing up, reading email.
import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'Remodel-2026';

/** An unused address: journeys share one database. */
export function newAddress(): string {
  return `ana-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** Buttons work once the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilTakenOver(page);
}

/**
 * Scripts start once a page has loaded, so buttons work a little later. If a journey delays scripts, it goes on
 * without them.
 */
export async function untilTakenOver(page: Page): Promise<void> {
  const isTakenOver = () =>
    document.querySelector('link[rel="later"], link[rel="modulepreload"]') === null ||
    Object.keys(document.body).some((key) => key.startsWith('__reactFiber$'));
  await page.waitForFunction(isTakenOver, undefined, { timeout: 20_000 }).catch(() => {});
}

/** By hand, from the home page; journeys that start in a showroom use `enterShowroom` of browser-state.ts. */
export async function giveShowroomId(page: Page, id = 'OAKRIDGE'): Promise<void> {
  await open(page, '/');
  await page.getByRole('textbox', { name: 'Showroom ID' }).fill(id);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

export async function signIn(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email Address').fill(email);
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Sign In' }).click();
}

/** The first registration step, including the terms, until the account exists. */
export async function signUp(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('First and last name').fill('Ana Maria Lopez');
  await main.getByLabel('Email Address').fill(email);
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByLabel('Phone number').fill('2135550123');
  await main.getByLabel('Zip code').fill('90012');
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
  await main.getByRole('button', { name: 'Sign up now and add the rest later' }).click();
  await page.getByRole('button', { name: 'I accept the terms' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Thank you for signing up' })).toBeVisible();
}

/** The URL of the newest link of a kind in someone's emails. */
export async function mailedLink(page: Page, to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text();
    const ids = [...outbox.matchAll(/href="\/dev\/outbox\/(\d+)">[^<]*<\/a> to ([^,<]+),/g)]
      .filter(([, , recipient]) => recipient === to)
      .map(([, id]) => id);
    for (const id of ids) {
      const mail = await (await page.request.get(`/dev/outbox/${id}`)).text();
      found ??= pattern.exec(mail)?.[0];
    }
    expect(found).toBeTruthy();
  }).toPass();
  return found ?? '';
}

/** From the staff sign-in page into the area. Each journey has its own of the staff: a code is sent once a minute. */
export async function passStaffDoor(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await expect(page.getByText('We sent a code to your email address.')).toBeVisible();
  await page
    .getByRole('main')
    .getByLabel('Code')
    .fill(await mailedLink(page, email, /\b\d{6}\b(?=<\/td>)/));
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
}

export async function verifyAddress(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(page, email, /\/verify\/[\w-]+/));
  await expect(page.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
}

interface Product {
  readonly hash: string;
  readonly vendor: string;
}

/** Other journeys buy at the same time: choose stock high enough that none of them gets the last piece. */
const ENOUGH_FOR_ALL = 30;

/** Well-stocked products of the OAKRIDGE showroom from different vendors. */
export async function findProducts(page: Page, count: number): Promise<readonly Product[]> {
  const call = async (path: string) => (await page.request.get(path)).json();
  const { profile } = (await call('/api/visualization/shop_profile?vsd_id=OAKRIDGE')).data.data;
  const list = (await call('/api/products?vsd_id=OAKRIDGE&category=all&ppp=48&in_stock=true')).data;
  const found: Product[] = [];
  for (const { hash } of list.data) {
    if (found.length === count) break;
    const product = (await call(`/api/product/${hash}?vsd_id=OAKRIDGE`)).data;
    const [variant] = product.variants;
    if (variant.stock < product.minimum_unit * ENOUGH_FOR_ALL) continue;
    const items = [{ variant_id: variant.id, qty: product.minimum_unit }];
    const data = { action: 'cart', showroom: profile.user_id, items };
    const reply = await page.request.post('/api/projectCart/sync_to_cart', { data });
    const { vendor } = (await reply.json()).data.Project_tans[0];
    if (!found.some((one) => one.vendor === vendor)) found.push({ hash, vendor });
  }
  expect(found, 'products of different vendors').toHaveLength(count);
  return found;
}

export async function addProduct(page: Page, { hash }: Product): Promise<void> {
  await open(page, `/product/${hash}/OAKRIDGE`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add \d/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** A test card, typed as people do: the page advances from field to field. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').pressSequentially(number);
  await expect(page.getByLabel('Name on card')).toBeFocused();
  await page.keyboard.type('Ana Lopez');
  await page.getByLabel('Expiration (MM/YY)').pressSequentially('1230');
  await expect(page.getByLabel('CVV', { exact: true })).toBeFocused();
  await page.keyboard.type('123');
}

export async function fillAddress(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Street address').fill('200 N Spring St');
  await main.getByLabel('City').fill('Los Angeles');
  await main.getByLabel('State').selectOption('California');
  await main.getByLabel('Zip code').fill('90012');
}
