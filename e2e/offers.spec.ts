// An offer: from a homeowner's cart over the pro's draft to a signature on the phone, and from there to the checkout.
import { beSignedIn, beVerified, enterShowroom, tokenOf } from './browser-state.ts';
import { findProducts, mailedLink, newAddress, open } from './people.ts';
import { expect, test } from './test.ts';

test('a homeowner asks for an offer of the cart, signs it on the phone and goes to checkout', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const email = newAddress();
  const token = await beVerified(page, email);
  const headers = { authorization: `Bearer ${token}` };
  const [first, second] = await findProducts(page, 2);
  const read = async (path: string) => (await (await page.request.get(path)).json()).data;
  const { profile } = (await read('/api/visualization/shop_profile?vsd_id=OAKRIDGE')).data;
  const items = [];
  for (const product of [first, second]) {
    const { variants, minimum_unit } = await read(`/api/product/${product?.hash}?vsd_id=OAKRIDGE`);
    items.push({ variant_id: variants[0].id, qty: minimum_unit });
  }
  const data = { action: 'cart', showroom: profile.user_id, items };
  await page.request.post('/api/projectCart/sync_to_cart', { data, headers });
  await enterShowroom(page);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Ask for an offer' }).click();
  await expect(page.getByText('Your pro was asked for an offer.')).toBeVisible();

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await beSignedIn(desk, 'pro@example.com');
  await open(desk, '/pro/offers');
  const listed = desk.getByRole('main').getByRole('link', { name: 'Your cart' });
  await expect(listed.first()).toBeVisible();
  // Other journeys' clients ask the same pro at the same time.
  const by = { headers: { authorization: `Bearer ${await tokenOf(desk)}` } };
  const { data: offers } = await (await desk.request.get('/api/pro/offers', by)).json();
  const id = offers.find(({ client_email }: { client_email: string }) => client_email === email).id;
  await desk.getByRole('main').locator(`a[href="/pro/offers/${id}"]`).click();
  await desk.getByLabel('What it is about').fill('The upstairs bath');
  await desk.getByRole('button', { name: 'Add a part' }).click();
  await desk.getByLabel('Allowance (optional)').fill('250.00');
  // By keyboard alone: the search opens in its field, and what is found is added to the part.
  await desk.getByRole('button', { name: 'Add products to part 1' }).press('Enter');
  const finder = desk.getByRole('dialog', { name: /^Add to / });
  await expect(finder.getByLabel('Search by name, brand or SKU')).toBeFocused();
  await desk.keyboard.type('pendant');
  await expect(finder.getByRole('status')).toContainText('found');
  await expectAccessible(desk);
  await finder
    .getByRole('button', { name: /^Add .*pendant/i })
    .first()
    .press('Enter');
  await expect(finder.getByRole('button', { name: /^Add again .*pendant/i })).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(finder).toBeHidden();
  await expect(
    desk
      .getByRole('main')
      .getByText(/pendant/i)
      .first(),
  ).toBeVisible();
  await desk.getByRole('button', { name: 'Save the draft' }).click();
  await expect(desk.getByText('Your draft was saved.')).toBeVisible();
  await desk.getByRole('button', { name: 'Send it to the client' }).click();
  await expect(desk.getByText('The offer is on its way.')).toBeVisible();

  const link = await mailedLink(page, email, /\/offer\?key=[\w-]{43}/);
  await open(page, link);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'The upstairs bath' })).toBeVisible();
  await expect(main).toContainText('Allowance $250.00, to be chosen later');
  await expectAccessible(page);
  await main.getByRole('checkbox').nth(1).uncheck();
  await main.getByRole('button', { name: 'Approve and sign' }).click();
  await expect(main).toContainText('Sign on the board, or type your name instead.');
  const board = main.getByRole('img', { name: 'Board to sign on, empty' });
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (box === null) throw new Error('no board');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 5 });
  await page.mouse.move(box.x + 200, box.y + 70, { steps: 5 });
  await page.mouse.up();
  await main.getByRole('button', { name: 'Approve and sign' }).click();
  await expect(page.getByText('Your approval was sent.')).toBeVisible();
  await expect(main).toContainText(/SHA-256 [0-9a-f]{64}/);
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await main.getByRole('button', { name: /^PDF of OF-/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^OF-20\d\d-\d{4}\.pdf$/);
  await main.getByRole('button', { name: 'Put it into my cart' }).click();
  await expect(main).toContainText('It is in your cart');
  await main.getByRole('link', { name: 'Go to the cart' }).click();
  await expect(main.getByRole('link', { name: 'Continue to checkout' })).toBeVisible();

  await desk.reload();
  await expect(desk.getByRole('main')).toContainText('Approved in part');
  await expect(desk.getByRole('img', { name: /^Signature of/ })).toBeVisible();
  await context.close();
});

test('a pro is asked before a draft is deleted and before an offer is withdrawn', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await beSignedIn(page, 'pro@example.com');
  await open(page, '/pro/offers');
  const by = { headers: { authorization: `Bearer ${await tokenOf(page)}` } };
  const { data: offers } = await (await page.request.get('/api/pro/offers', by)).json();
  const base = offers.find(({ state }: { state: string }) => state === 'declined').id;
  const make = async () => {
    const data = { from: { kind: 'offer', offer: base } };
    return (await (await page.request.post('/api/pro/offers', { data, ...by })).json()).data;
  };
  const gone = await make();
  await open(page, `/pro/offers/${gone.id}`);
  const main = page.getByRole('main');
  const ask = page.getByRole('alertdialog', { name: 'Delete this draft?' });
  await main.getByRole('button', { name: 'Delete the draft' }).click();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Keep it' }).click();
  await expect(main.getByLabel('What it is about')).toBeVisible();
  await main.getByRole('button', { name: 'Delete the draft' }).click();
  await ask.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('The draft was deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/pro\/offers$/);
  await expect(main.locator(`a[href="/pro/offers/${gone.id}"]`)).toHaveCount(0);

  const { id } = await make();
  await open(page, `/pro/offers/${id}`);
  await main.getByRole('button', { name: 'Send it to the client' }).click();
  await expect(page.getByText('The offer is on its way.')).toBeVisible();
  await main.getByRole('button', { name: 'Withdraw' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Withdraw this offer?' });
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(main.getByRole('button', { name: 'Withdraw' })).toBeFocused();
  await page.keyboard.press('Enter');
  await asked.getByRole('button', { name: 'Withdraw the offer' }).click();
  await expect(main.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(main.locator('#offer-state')).toBeFocused();
});

test('a homeowner finds an offer in the account and signs it there', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const email = newAddress();
  const headers = { authorization: `Bearer ${await beVerified(page, email)}` };
  await open(page, '/account?tab=offers');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No offers yet' })).toBeVisible();
  await expectAccessible(page);
  const [product] = await findProducts(page, 1);
  const read = async (path: string) => (await (await page.request.get(path)).json()).data;
  const { profile } = (await read('/api/visualization/shop_profile?vsd_id=OAKRIDGE')).data;
  const { variants, minimum_unit } = await read(`/api/product/${product?.hash}?vsd_id=OAKRIDGE`);
  const items = [{ variant_id: variants[0].id, qty: minimum_unit }];
  const showroom = profile.user_id;
  const cart = { action: 'cart', showroom, items };
  await page.request.post('/api/projectCart/sync_to_cart', { data: cart, headers });
  await page.request.post('/api/offer/ask', { data: { showroom }, headers });
  const context = await browser.newContext();
  const desk = await context.newPage();
  await beSignedIn(desk, 'pro@example.com');
  const by = { headers: { authorization: `Bearer ${await tokenOf(desk)}` } };
  const { data: rows } = await (await desk.request.get('/api/pro/offers', by)).json();
  const { id } = rows.find((row: { client_email: string }) => row.client_email === email);
  await desk.request.post(`/api/pro/offers/${id}/send`, { data: { version: 1 }, ...by });
  await context.close();

  await open(page, '/account');
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Offers' })
    .click();
  await expect(main.getByText(/^Read and sign it by/)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Your cart' }).click();
  await main.getByRole('radio', { name: 'Type my name' }).press('Space');
  await main.getByRole('button', { name: 'Approve and sign' }).click();
  await expect(page.getByText('Your approval was sent.')).toBeVisible();
  await expect(main).toContainText(/SHA-256 [0-9a-f]{64}/);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'All offers' }).click();
  await expect(main.getByText('Put what you approved into your cart')).toBeVisible();
  await open(page, '/account/offers/999999999');
  await expect(main.getByRole('heading', { name: 'This offer was not found' })).toBeVisible();
});

test('a room that changes after its offer was approved is sent as a change, signed, and bought', {
  tag: '@once',
}, async ({ page, browser, expectAccessible }) => {
  test.setTimeout(180_000);
  const email = newAddress();
  const headers = { authorization: `Bearer ${await beVerified(page, email)}` };
  const [first, second] = await findProducts(page, 2);
  const read = async (path: string) => (await (await page.request.get(path)).json()).data;
  const { profile } = (await read('/api/visualization/shop_profile?vsd_id=OAKRIDGE')).data;
  const goods: { readonly variant_id: number; readonly qty: number }[] = [];
  for (const product of [first, second]) {
    const { variants, minimum_unit } = await read(`/api/product/${product?.hash}?vsd_id=OAKRIDGE`);
    goods.push({ variant_id: variants[0].id, qty: minimum_unit });
  }
  const made = await page.request.post('/api/projectCart', {
    data: { showroom: profile.user_id, name: 'Guest bath' },
    headers,
  });
  const project = (await made.json()).data;
  const furnish = (items: readonly object[]) =>
    page.request.post('/api/projectCart/update_project_cart', {
      data: { project, items },
      headers,
    });
  await furnish(goods.slice(0, 1));
  await page.request.get(`/api/project/share_to_contractor/${project}`, { headers });

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await beSignedIn(desk, 'pro@example.com');
  const by = { headers: { authorization: `Bearer ${await tokenOf(desk)}` } };
  const data = { from: { kind: 'project', project } };
  const { id } = (await (await desk.request.post('/api/pro/offers', { data, ...by })).json()).data;
  await desk.request.post(`/api/pro/offers/${id}/send`, { data: { version: 1 }, ...by });
  const own = `/api/account/offers/${id}`;
  const { hash } = (await (await page.request.get(own, { headers })).json()).data;
  const signed = { hash, picked: ['1.1'], signed_by: 'Ana Maria Lopez', strokes: null };
  await page.request.post(`${own}/approve`, { data: signed, headers });
  await furnish(goods);

  await open(desk, `/pro/offers/${id}`);
  const area = desk.getByRole('main');
  const panel = area.getByRole('region', { name: 'The room has changed since' });
  await expect(panel.getByText('Added', { exact: true })).toBeVisible();
  await expectAccessible(desk);
  await panel.getByLabel('Your words to the client (optional)').fill('With the new lights.');
  await panel.getByRole('button', { name: 'Send the change' }).click();
  await expect(desk.getByText('The change is on its way.')).toBeVisible();
  await expect(area.getByRole('heading', { name: /^What changes of OF-/ })).toBeVisible();
  await expectAccessible(desk);

  const link = await mailedLink(page, email, /\/offer\?key=[\w-]{43}/);
  await open(page, link);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /^What changes of OF-/ })).toBeVisible();
  await expect(main).toContainText('With the new lights.');
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('radio', { name: 'Type my name' }).press('Space');
  await main.getByRole('button', { name: 'Approve and sign' }).click();
  await expect(page.getByText('Your approval was sent.')).toBeVisible();
  await main.getByRole('button', { name: 'Put it into my cart' }).click();
  await expect(main).toContainText('It is in your cart');

  await open(desk, `/pro/offers/${id}`);
  await expect(area).toContainText('A change was approved');
  await expect(panel).toHaveCount(0);
  await context.close();
});
