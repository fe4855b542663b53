// Staff answer what people write: contact messages, leads, and requests about orders.
import { expect, type Page } from '@playwright/test';
import { SPELLINGS } from '@wevisu/domain/spellings.ts';
import { beStaff, beVerified } from './browser-state.ts';
import { mailedLink, newAddress, open } from './people.ts';
import { placeOrder } from './place-order.ts';
import {
  decide,
  decline,
  expectOpen,
  expectWell,
  goTo,
  leaveQueue,
  openCase,
} from './staff-queue.ts';
import { test } from './test.ts';

const LETTERS = 'abcdefghijklmnop';

/** A name of its own, for a list that journeys share. */
function newName(first: string): string {
  const part = crypto.randomUUID().slice(0, 6);
  return `${first} ${[...part].map((digit) => LETTERS[Number.parseInt(digit, 16)]).join('')}`;
}

async function write(page: Page, from: { readonly name: string; readonly email: string }) {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await main.getByLabel('First and last name').fill(from.name);
  await main.getByLabel('Email Address').fill(from.email);
  await main
    .getByRole('textbox', { name: 'Message' })
    .fill(`Do you deliver on Saturdays? ${from.name} asks.`);
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByText(`We will reply to ${from.email}.`)).toBeVisible();
}

test('G-63 G-26 staff answer a message by mail, close another, and note whose it is', async ({
  page,
  browser,
}) => {
  const first = { name: newName('Ada'), email: newAddress() };
  const second = { name: newName('Bo'), email: newAddress() };
  const visitor = await (await browser.newContext()).newPage();
  await write(visitor, first);
  await write(visitor, second);
  await visitor.context().close();

  await beStaff(page);
  await open(page, '/staff');
  await goTo(page, 'Messages');
  await openCase(page, first.name);
  await expectWell(page);
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByLabel('Note').fill('Asked the carrier.');
  await notes.getByRole('button', { name: 'Save the note' }).click();
  await expect(notes.getByRole('button', { name: 'Save the note' })).toBeDisabled();
  await notes.getByRole('button', { name: 'Take it' }).click();
  await expect(notes.getByText('Assigned to you.')).toBeVisible();
  // Letters typed into a field decide nothing.
  await notes.getByLabel('Note').press('d');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await notes.getByLabel('Note').press('Backspace');
  await notes.getByRole('button', { name: 'Give it back' }).focus();

  await page.keyboard.press('a');
  const answer = page.getByRole('dialog', { name: `Answer ${first.name}` });
  await expect(answer.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.type('Yes, on Saturdays until noon.');
  await expectWell(page);
  await answer.getByRole('button', { name: 'Send by mail' }).press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: `Answered: ${first.name}` }),
  ).toBeVisible();
  // The next case is open already, and its decision sends the one before.
  await expectOpen(page, second.name);
  await decide(page, 'd', `Closed: ${second.name}`);
  expect(await mailedLink(page, first.email, /Yes, on Saturdays until noon\./)).not.toBe('');
  await leaveQueue(page, '/api/staff/inquiries/messages/');
  await goTo(page, 'Messages');
  const cases = page.getByRole('region', { name: 'Cases' });
  await expect(cases.getByRole('button').first()).toBeVisible();
  for (const { name } of [first, second])
    await expect(cases.getByRole('button', { name })).toHaveCount(0);
});

test('G-63 a case that was decided elsewhere meanwhile gives its place to no other before somebody asks for it', {
  tag: '@once',
}, async ({ page }) => {
  const people = [newName('Eve'), newName('Finn')].map((name) => ({ name, email: newAddress() }));
  for (const person of people) await write(page, person);
  const [first, second] = people as [(typeof people)[0], (typeof people)[0]];
  await beStaff(page);
  await page.clock.install();
  await open(page, '/staff');
  await goTo(page, 'Messages');
  await openCase(page, first.name);

  const tab = await page.context().newPage();
  await open(tab, '/staff');
  await goTo(tab, 'Messages');
  await openCase(tab, first.name);
  await decide(tab, 'd', `Closed: ${first.name}`);
  await leaveQueue(tab, '/api/staff/inquiries/messages/');
  await tab.close();

  // The list is read again each minute.
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('heading', { name: /^This case is not in the queue/ })).toBeVisible();
  await expectWell(page);
  await page.keyboard.press('d');
  await expect(page.getByRole('status').filter({ hasText: /^Closed/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the next case' }).click();
  await openCase(page, second.name);
  await decide(page, 'd', `Closed: ${second.name}`);
  await leaveQueue(page, '/api/staff/inquiries/messages/');
});

test('G-63 LEAD-02 staff answer a lead with a key, and go on to the next with another', {
  tag: '@once',
}, async ({ page, request }) => {
  const people = [newName('Cleo'), newName('Dean')].map((name) => ({ name, email: newAddress() }));
  for (const { name, email } of people) {
    const multipart = {
      ...{ full_name: name, email, phone_number: '2135550123' },
      ...{ action: SPELLINGS.leadAction, lead_type: SPELLINGS.leadType },
    };
    const reply = await request.post('/api/sample_request', { multipart });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  const [first, second] = people as [(typeof people)[0], (typeof people)[0]];
  await beStaff(page);
  await open(page, '/staff');
  await goTo(page, 'Leads');
  await openCase(page, first.name);
  await expectWell(page);
  await page.keyboard.press('j');
  await expectOpen(page, second.name);
  await page.keyboard.press('k');
  await expectOpen(page, first.name);
  await page.keyboard.press('a');
  await page.keyboard.type('Our pros in Los Angeles will call you.');
  await page.getByRole('button', { name: 'Send by mail' }).press('Enter');
  await expectOpen(page, second.name);
  await decide(page, 'd', `Closed: ${second.name}`);
  // Taken back: nothing was sent, and the case is there again.
  await page.keyboard.press('z');
  await openCase(page, second.name);
  expect(
    await mailedLink(page, first.email, /Our pros in Los Angeles will call you\./),
  ).toBeTruthy();
});

/** A delivered line that its homeowner wants to send back; gives its name in the queue. */
async function askForReturn(page: Page, staff: string) {
  const token = await beVerified(page, newAddress());
  const { number } = await placeOrder(page, token);
  const send = async (
    by: string,
    [method, path]: ['get' | 'post' | 'put', string],
    data?: object,
  ) => {
    const headers = { authorization: `Bearer ${by}` };
    const reply = await page.request[method](path, data ? { headers, data } : { headers });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()).data;
  };
  const order = await send(token, ['get', `/api/orders/${number}`]);
  const { id, product_name: name } = order.parcels[0].items[0];
  for (const status of ['Vendor Approved', 'Delivered'])
    await send(staff, ['put', `/api/order_items/${id}/status`], { status });
  await open(page, `/account/orders/${number}`);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Return/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('I ordered too much').check();
  await dialog.getByLabel('Anything to add? (optional)').fill('Two boxes are closed.');
  await dialog.getByRole('button').last().click();
  await expect(main.getByText(/We will answer within 2 days/)).toBeVisible();
  return { number, title: `${number}, ${name}` };
}

test('G-63 G-54 staff grant a return without the fee and decline another, and each homeowner reads it', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const staff = await beStaff(page);
  const homes = [];
  for (let n = 0; n < 2; n++) {
    const home = await (await browser.newContext()).newPage();
    homes.push({ home, ...(await askForReturn(home, staff)) });
  }
  const [first, second] = homes as [(typeof homes)[0], (typeof homes)[0]];
  await open(page, '/staff');
  await goTo(page, 'Requests');
  await page.getByLabel('Name or number').fill(first.number);
  await expect(page.getByRole('region', { name: 'Cases' }).getByRole('button')).toHaveCount(1);
  await openCase(page, first.title);
  const article = page.getByRole('article', { name: first.title });
  await expect(article).toContainText('Two boxes are closed.');
  await expectWell(page);
  await article.getByRole('button', { name: 'Grant without the restocking fee' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Granted' })).toBeVisible();
  await page.getByLabel('Name or number').fill(second.number);
  await openCase(page, second.title);
  await page.getByRole('heading', { level: 1 }).click();
  await decline(page, `Decline: ${second.title}`, 'These goods were cut for your order.');
  await leaveQueue(page, '/api/order_requests/');

  await first.home.reload();
  const granted = first.home.getByRole('main');
  await expect(granted.getByText('Return Request', { exact: true }).first()).toBeVisible();
  await expect(granted.getByText('Restocking fee$0.00')).toBeVisible();
  await second.home.reload();
  const refused = second.home.getByRole('main');
  await expect(refused.getByText('These goods were cut for your order.')).toBeVisible();
  await expect(refused.getByText('Delivered', { exact: true }).first()).toBeVisible();
  await expectWell(second.home);
});
