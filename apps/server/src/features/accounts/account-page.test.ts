// What people see and change about their own account, and what stays when they leave.
import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@wevisu/contract/notifications.ts';
import { listOrderItems } from '@wevisu/contract/orders.ts';
import * as projects from '@wevisu/contract/projects.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { TEST_ADDRESS, type TestShop, testShop } from '../../test-shop.ts';
import { dropStaleRows } from './jobs.ts';

let app: TestApp;
let shop: TestShop;
let till: TestCheckout;
let variantId: number;
beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  till = testCheckout(app, shop);
  const vendorId = shop.vendors[0]?.vendorId ?? 0;
  variantId = (await shop.addVariant({ vendorId, stock: [1000] })).variantId;
});

async function order(buyer: Buyer): Promise<void> {
  await till.putIntoCart(buyer, [{ variantId, qty: 2 }]);
  const { body } = await till.start(buyer);
  const payment_token = await till.cardToken();
  const paid = await till.pay(buyer, body.data.id, {
    payment_token,
    total: body.data.total,
    save_card: true,
  });
  expect(paid.status).toBe(200);
}

describe('profile', () => {
  test('G-12 name, phone and zip code change; the name splits as at registration', async () => {
    const { token } = await app.createAccount({ email: 'details@example.com', type: 'User' });
    const body = {
      full_name: 'Eva Ruth Stone',
      country_code: '+44',
      phone_number: '20 7946 0000',
      zip_code: 'SW1A',
    };
    const { status } = await app.call(page.updateDetails, { body }, { token });
    expect(status).toBe(200);
    const me = await app.call(accounts.getAuthUser, {}, { token });
    expect(me.body.user).toMatchObject({
      first_name: 'Eva',
      last_name: 'Ruth Stone',
      country_code: '+44',
    });
  });

  test('a new address counts once the link in its mail is opened, and the old one is told', async () => {
    const { token } = await app.createAccount({ email: 'before@example.com', type: 'User' });
    const ask = (current_password: string, email = 'after@example.com') =>
      app.call(page.changeEmail, { body: { email, current_password } }, { token });
    expect((await ask('wrong')).body.errors).toHaveProperty('current_password');
    expect((await ask(TEST_PASSWORD)).status).toBe(200);
    const mine = await app.call(accounts.getAuthUser, {}, { token });
    expect(mine.body.user.email).toBe('before@example.com');
    const mail = (await app.mails()).find((one) => one.recipient === 'after@example.com');
    const code = /\/verify\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await app.call(accounts.verifyEmail, { params: { code } })).status).toBe(200);
    expect((await app.call(accounts.verifyEmail, { params: { code } })).status).toBe(422);
    const me = await app.call(accounts.getAuthUser, {}, { token });
    expect(me.body.user.email).toBe('after@example.com');
    expect((await app.mails())[0]).toMatchObject({
      template: 'email_changed',
      recipient: 'before@example.com',
    });
  });

  test('U-17 asking for an address that is taken answers as for a free one, and mails nobody', async () => {
    await app.createAccount({ email: 'owner@example.com', type: 'User' });
    const { token } = await app.createAccount({ email: 'wants@example.com', type: 'User' });
    const ask = (email: string) =>
      app.call(page.changeEmail, { body: { email, current_password: TEST_PASSWORD } }, { token });
    const [taken, free] = [await ask('owner@example.com'), await ask('free@example.com')];
    expect(taken.body).toEqual(free.body);
    expect((await app.mails()).map((mail) => mail.recipient)).not.toContain('owner@example.com');
  });
});

test('G-12 addresses: the first is the main one, others can take its place and lose nothing', async () => {
  const { token } = await app.createAccount({ email: 'book@example.com', type: 'User' });
  const add = (street: string) =>
    app.call(page.addAddress, { body: { ...TEST_ADDRESS, street } }, { token });
  const list = async () => {
    const { main, others } = (await app.call(page.listAddresses, {}, { token })).body.data;
    return { main: main?.street, others: others.map(({ id, street }) => [id, street] as const) };
  };
  for (const street of ['1 First Street', '2 Second Street', '3 Third Street']) {
    expect((await add(street)).status).toBe(201);
  }
  const before = await list();
  expect(before.main).toBe('1 First Street');
  expect(before.others.map(([, street]) => street)).toEqual(['3 Third Street', '2 Second Street']);
  const [third, second] = before.others.map(([id]) => id);
  await app.call(page.makeMainAddress, { params: { id: second ?? 0 } }, { token });
  expect(await list()).toEqual({
    main: '2 Second Street',
    others: [
      [third, '3 Third Street'],
      [second, '1 First Street'],
    ],
  });
  const wrong = { ...TEST_ADDRESS, zip_code: '10001' };
  const refused = await app.call(
    page.updateAddress,
    { params: { id: third ?? 0 }, body: wrong },
    { token },
  );
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['zip_code']);
  await app.call(page.removeAddress, { params: { id: third ?? 0 } }, { token });
  expect((await list()).others).toHaveLength(1);
  const profile = await app.call(accounts.getProfile, { query: {} }, { token });
  expect(profile.body.data.shipping_address?.street).toBe('2 Second Street');
  for (let n = 0; n < 19; n += 1) await add(`${n} More Street`);
  expect((await add('One Too Many')).body.code).toBe('too_many_addresses');
});

test('U-03 a saved card is shown by brand and last four, and can be removed', async () => {
  const buyer = await shop.addHomeowner();
  await order(buyer);
  const { token } = buyer;
  const cards = async () =>
    (await app.call(accounts.getProfile, { query: {} }, { token })).body.data.payment_details;
  const [card] = await cards();
  expect(card).toMatchObject({ brand: 'Visa', last4: '4242', exp_date: '12/40' });
  expect(Object.keys(card ?? {}).sort()).toEqual([
    'brand',
    'exp_date',
    'id',
    'last4',
    'name_on_Card',
  ]);
  await app.call(page.removeCard, { params: { id: card?.id ?? 0 } }, { token });
  expect(await cards()).toEqual([]);
});

test('G-10 devices are listed, the own one marked, and end one by one or all others at once', async () => {
  const email = 'devices@example.com';
  const { token } = await app.createAccount({ email, type: 'User' });
  const signIn = async (userAgent: string) => {
    const reply = await app.app.http.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password: TEST_PASSWORD },
      headers: { 'user-agent': userAgent },
    });
    return reply.json().token as string;
  };
  const phone = await signIn('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1');
  const desk = await signIn('Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/143.0');
  const list = async () => (await app.call(page.listSessions, {}, { token })).body.data;
  const devices = await list();
  expect(devices.map((one) => [one.device, one.is_current])).toEqual([
    ['Firefox on Windows', false],
    ['Safari on iPhone', false],
    ['Unknown device', true],
  ]);
  expect(JSON.stringify(devices)).not.toContain(phone);
  const ofPhone = devices.find((one) => one.device === 'Safari on iPhone')?.id ?? 0;
  await app.call(page.endOneSession, { params: { id: ofPhone } }, { token });
  const statusOf = async (of: string) =>
    (await app.call(accounts.getAuthUser, {}, { token: of })).status;
  expect([await statusOf(phone), await statusOf(desk)]).toEqual([401, 200]);
  await app.call(page.endOtherSessions, {}, { token });
  expect([await statusOf(desk), await statusOf(token)]).toEqual([401, 200]);
  expect(await list()).toHaveLength(1);
});

test('NOTI-03 NOTI-04 API-38 API-39 G-61 pending ones are counted down one by one, then all at once', async () => {
  const buyer = await shop.addHomeowner();
  for (let n = 0; n < 3; n += 1) await order(buyer);
  const { token } = buyer;
  const list = async (pending: number) =>
    (await app.call(listNotifications, { query: { pending } }, { token })).body.data;
  const first = await list(1);
  expect([first.total, first.total_pending]).toEqual([3, 3]);
  const id = first.data[0]?.id ?? 0;
  const read = await app.call(readNotification, { params: { id } }, { token });
  expect(read.body.data).toMatchObject({ id, read: true });
  const [pending, all] = [await list(1), await list(0)];
  expect([pending.total, pending.data.every((row) => !row.read), all.total]).toEqual([2, true, 3]);
  const rest = await app.call(readAllNotifications, {}, { token });
  expect([rest.body.data.read, (await list(1)).total]).toEqual([2, 0]);
});

describe('G-70 leaving', () => {
  test('the export holds all that is kept about a person, and no secret nor an amount of others', async () => {
    const buyer = await shop.addHomeowner();
    const { token } = buyer;
    await app.call(accounts.updateProfile, { body: TEST_ADDRESS }, { token });
    await app.call(
      page.addAddress,
      { body: { ...TEST_ADDRESS, street: '5 Elm Street' } },
      { token },
    );
    await app.call(projects.createProject, { body: { showroom: shop.showroom } }, { token });
    await order(buyer);
    await till.putIntoCart(buyer, [{ variantId, qty: 7 }]);
    const { status, body } = await app.call(page.exportData, {}, { token });
    expect(status).toBe(200);
    const counts = Object.entries(body.data).map(([name, rows]) => [
      name,
      Array.isArray(rows) ? rows.length : 1,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      account: 1,
      addresses: 1,
      saved_cards: 1,
      devices: 1,
      other_sign_ins: 0,
      design_ai_account: 0,
      accepted_terms: 0,
      pro_application: 0,
      vendor_application: 0,
      license_renewals: 0,
      waivers: 0,
      waived_steps: 0,
      messages: 0,
      chat_messages: 0,
      chat_files: 0,
      comments_done: 0,
      hires: 0,
      viewed_products: 0,
      known_devices: 0,
      security_events: 0,
      authenticator_app: 0,
      passkeys: 0,
      recovery_codes: 0,
      leads: 0,
      notifications: 1,
      email_choices: 0,
      push_devices: 0,
      push_choices: 0,
      email_times: 0,
      emails_that_wait: 0,
      staff_visits: 0,
      style_survey: 0,
      templates: 0,
      pictures: 0,
      stills: 0,
      carts: 1,
      projects: 1,
      offers: 0,
      orders: 1,
    });
    const text = JSON.stringify(body);
    for (const word of ['5 Elm Street', '200 N Spring St', 'WV-', 'Visa']) {
      expect(text).toContain(word);
    }
    expect(text).not.toMatch(/argon2|hash|payment_token|markup|final_price|wholesale|admin_profit/);
  });

  test('every table with rows of a person is in the export, or named here with its reason', async () => {
    const { rows } = await app.pool.query(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('user_id', 'account_id') order by 1`,
    );
    const covered = new Set([
      ...[
        'acting_visits',
        'addresses',
        'carts',
        'chat_files',
        'contact_messages',
        'hires',
        'notifications',
        'mail_choices',
        'push_choices',
        'push_devices',
        'mail_times',
        'held_mails',
        'orders',
        'license_files',
        'own_pictures',
        'own_templates',
        'pro_applications',
        'vendor_applications',
        'vendor_documents',
        'license_renewals',
        'pro_waivers',
        'vendor_waivers',
        'projects',
        'known_devices',
        'security_events',
        'authenticator_apps',
        'passkeys',
        'recovery_codes',
        'saved_cards',
        'sessions',
        'stills',
      ],
      ...['style_surveys', 'terms_acceptances', 'user_identities', 'viewed_products'],
      // Codes under way and when they were mailed, and which guest carts were merged: hashes and random ids.
      ...['one_time_codes', 'code_pauses', 'cart_takeovers', 'second_steps'],
      // Who of staff opened a license or a tax form.
      ...['license_looks', 'vendor_document_looks'],
      // How many there are of a line is among the orders.
      'arrival_photos',
      // An order before it is one.
      'checkouts',
      // Which project was made of which design: the project is among the projects.
      'ai_design_projects',
      // Which orders used a coupon, which the orders say; which reminders of a license were mailed.
      ...['coupon_uses', 'license_reminders'],
      // Which view of a table opens first.
      'table_view_defaults',
      // Where one sits and how far one has read: what was written there is in chat_messages; a reaction is a sign on somebody's message.
      ...['chat_rooms', 'chat_seats', 'chat_reads', 'chat_reactions'],
      // Which pros may read a project: the projects and the hires say it.
      'project_pros',
      // A shadow of chat_seats; whom one has blocked is seen in the messages, and goes with the account; of which absence
      // of a pro a chat has been told.
      ...['chat_places', 'chat_blocks', 'chat_away_told'],
      // What a pro writes for the own work is the pro's; it goes with the account.
      'client_notes',
      // Of businesses, which have no such button.
      ...['showrooms', 'vendors', 'pro_listings', 'pro_listing_rooms', 'listed_pros', 'pro_hours'],
    ]);
    expect(rows.map((row) => row.name).filter((name) => !covered.has(name))).toEqual([]);
  });

  const leave = (token: string, current_password = TEST_PASSWORD) =>
    app.call(page.deleteAccount, { body: { current_password } }, { token });

  test('it asks for the password, and waits for an order that is on its way', async () => {
    const buyer = await shop.addHomeowner();
    expect((await leave(buyer.token, 'wrong')).body.errors).toHaveProperty('current_password');
    await order(buyer);
    const { status, body } = await leave(buyer.token);
    expect([status, body.code]).toEqual([422, 'account_has_open_orders']);
    expect((await app.call(accounts.getAuthUser, {}, { token: buyer.token })).status).toBe(200);
  });

  test('without orders nothing at all is left', async () => {
    const { userId, token } = await app.createAccount({ email: 'gone@example.com', type: 'User' });
    await app.call(accounts.updateProfile, { body: TEST_ADDRESS }, { token });
    await app.call(projects.createProject, { body: { showroom: shop.showroom } }, { token });
    await app.pool.query(
      `insert into contact_messages (topic, full_name, email, message, user_id)
       values ('general', 'Ana Lopez', 'gone@example.com', 'Hello', $1)`,
      [userId],
    );
    await app.pool.query(
      `insert into leads (lead_type, full_name, email, phone_number)
       values ('Pop-Ups', 'Ana Lopez', 'gone@example.com', '')`,
    );
    expect((await leave(token)).status).toBe(200);
    const { rows } = await app.pool.query('select 1 from users where id = $1', [userId]);
    expect(rows).toEqual([]);
    for (const table of ['leads', 'contact_messages']) {
      const left = await app.pool.query(`select 1 from ${table} where email = 'gone@example.com'`);
      expect(left.rows).toEqual([]);
    }
    const last = (await app.mails())[0];
    expect([last?.template, last?.recipient]).toEqual(['account_deleted', 'gone@example.com']);
    const answer = await app.call(accounts.login, {
      body: { email: 'gone@example.com', password: TEST_PASSWORD },
    });
    expect(answer.status).toBe(422);
  });

  test('of delivered orders the amounts stay, without the person; an open checkout lets its stock go', async () => {
    const buyer = await shop.addHomeowner();
    await app.call(accounts.updateProfile, { body: TEST_ADDRESS }, { token: buyer.token });
    await order(buyer);
    await app.pool.query(
      `update order_items set status = 'Delivered'
       where order_id in (select id from orders where user_id = $1)`,
      [buyer.userId],
    );
    await till.putIntoCart(buyer, [{ variantId, qty: 5 }]);
    expect((await till.start(buyer)).status).toBe(200);
    const before = await amounts(buyer.userId);
    expect((await leave(buyer.token)).status).toBe(200);
    expect(await amounts(buyer.userId)).toEqual(before);
    const { rows } = await app.pool.query(
      `select u.email, u.first_name, u.last_name, u.phone_number, u.password_hash, u.shipping_address,
              o.address, k.address as checkout
       from users u join orders o on o.user_id = u.id join checkouts k on k.user_id = u.id
       where u.id = $1`,
      [buyer.userId],
    );
    expect(rows[0].email).toBe(`deleted-${buyer.userId}@deleted.invalid`);
    expect(JSON.stringify(rows)).not.toMatch(/Ana|Lopez|Spring|2135550123|argon2/);
    expect(rows[0].address).toMatchObject({ state: 'CA', zip_code: '90012' });
    // The vendor still sees what it has sold.
    const sold = await app.call(listOrderItems, { query: {} }, { token: shop.vendors[0]?.token });
    expect(sold.body.data.total).toBeGreaterThan(0);
    const open = await app.pool.query(
      "select hold_expires_at <= now() as over from checkouts where user_id = $1 and state = 'open'",
      [buyer.userId],
    );
    expect(open.rows).toEqual([{ over: true }]);
    await dropStaleRows(app);
    const kept = await app.pool.query('select 1 from users where id = $1', [buyer.userId]);
    expect(kept.rows).toHaveLength(1);
  });

  async function amounts(userId: number) {
    const { rows } = await app.pool.query(
      `select o.number, o.total_cents, o.tax_cents, i.product_name, i.qty, i.line_cents
       from orders o join order_items i on i.order_id = o.id where o.user_id = $1`,
      [userId],
    );
    expect(rows.length).toBeGreaterThan(0);
    return rows;
  }
});
