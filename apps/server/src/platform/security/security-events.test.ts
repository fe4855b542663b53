// What is kept for operators of sign-ins, resets, roles, staff and limits, and that it names nobody.
import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import { decideProApplication } from '@wevisu/contract/pro-applications.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { dropStaleRows } from '../../features/accounts/jobs.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { inTransaction } from '../database/transaction.ts';
import { createAddressHash } from './address-hash.ts';
import { dropCrowdedEvents } from './event-store.ts';
import { createSecurityEvents } from './security-events.ts';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    env: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => lines.push(line) },
  });
});

interface Event {
  readonly kind: string;
  readonly outcome: string;
  readonly about: string | null;
  readonly account_id: number | null;
  readonly actor_id: number | null;
  readonly address_hash: Buffer | null;
  readonly times: number;
}

async function eventsOf(accountId: number): Promise<readonly Event[]> {
  const { rows } = await app.pool.query<Event>(
    'select * from security_events where $1 in (account_id, actor_id) order by id',
    [accountId],
  );
  return rows;
}

/** Noted events are written within a second. */
async function outcomes(accountId: number, count: number): Promise<readonly string[]> {
  await vi.waitFor(async () => expect(await eventsOf(accountId)).toHaveLength(count), 5_000);
  return (await eventsOf(accountId)).map(({ kind, outcome }) => `${kind} ${outcome}`).sort();
}

const signIn = (email: string, password: string, remoteAddress = '192.0.2.7') =>
  app.app.http.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password, remember_me: true },
    remoteAddress,
  });

test('sign-ins, right and wrong, by password and by a remembered device', async () => {
  const email = 'events@example.com';
  const { userId } = await app.createAccount({ email, type: 'User' });
  expect((await signIn(email, 'wrong-secret')).statusCode).toBe(422);
  const right = await signIn(email, TEST_PASSWORD);
  expect(right.statusCode).toBe(200);
  const cookie = [right.headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
  const again = await app.app.http.inject({
    method: 'POST',
    url: '/api/login/remembered',
    headers: { cookie: cookie.join('; ') },
  });
  expect(again.statusCode).toBe(200);
  expect(await outcomes(userId, 3)).toEqual([
    'remembered_sign_in done',
    'sign_in done',
    'sign_in wrong_credentials',
  ]);
});

test('the code of staff, a role given by them, and what else they change', async () => {
  const staff = await app.createAccount({ email: 'events-staff@example.com', type: 'Admin' });
  const { token } = staff;
  await app.call(accounts.verifyOtp, { query: {} }, { token });
  const code = /\b(\d{6})\b/.exec((await app.mails())[0]?.text ?? '')?.[1] ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  await app.call(accounts.verifyOtp, { query: { otp: wrong } }, { token });
  await app.call(accounts.verifyOtp, { query: { otp: code } }, { token });
  const pro = await app.createAccount({
    email: 'events-pro@example.com',
    type: 'Contractor',
    status: 'pending',
  });
  await app.pool.query(
    `insert into pro_applications (user_id, company_name, license_number, license_state,
       license_expires_on, about, created_at) values ($1, 'Oak', '1', 'CA', '2030-01-01', '', now())`,
    [pro.userId],
  );
  const decided = await app.call(
    decideProApplication,
    { params: { id: pro.userId }, body: { decision: 'approve', version: 1 } },
    { token },
  );
  expect(decided.status).toBe(200);
  expect(await outcomes(staff.userId, 4)).toEqual([
    'pro_approved done',
    'staff_act done',
    'staff_code done',
    'staff_code otp_wrong',
  ]);
  const events = await eventsOf(staff.userId);
  expect(events.find(({ kind }) => kind === 'pro_approved')).toMatchObject({
    account_id: pro.userId,
    actor_id: staff.userId,
  });
  expect(events.find(({ kind }) => kind === 'staff_act')?.about).toBe(
    `${decideProApplication.name} ${pro.userId}`,
  );
});

test('resets, new passwords, signed-out devices and the end of an account', async () => {
  const email = 'events-reset@example.com';
  const { userId, token } = await app.createAccount({ email, type: 'User' });
  const password = 'a-new-secret-of-ana';
  await app.call(page.endOtherSessions, {}, { token });
  const change = (current_password: string) =>
    app.call(accounts.changePassword, { body: { current_password, password } }, { token });
  expect((await change('wrong-secret')).status).toBe(422);
  expect((await change(TEST_PASSWORD)).status).toBe(200);
  await app.call(accounts.requestPasswordReset, { body: { email } });
  const link = await vi.waitFor(async () => {
    const mail = (await app.mails()).find(({ template }) => template === 'reset_password');
    return /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no mail yet');
  }, 10_000);
  const next = 'another-secret-of-ana';
  const reset = await app.call(accounts.resetPassword, { body: { code: link, password: next } });
  expect(reset.status).toBe(200);
  const opened = (await signIn(email, next)).json();
  const gone = await app.call(
    page.deleteAccount,
    { body: { current_password: next } },
    { token: opened.token },
  );
  expect(gone.status).toBe(200);
  expect(await outcomes(userId, 7)).toEqual([
    'account_deleted done',
    'password_changed current_password_wrong',
    'password_changed done',
    'password_reset done',
    'reset_mailed done',
    'sessions_ended done',
    'sign_in done',
  ]);
});

test('a limit that refuses again and again is two rows, whatever the address within the /64', async () => {
  const { rows: before } = await app.pool.query('select max(id) as id from security_events');
  const email = 'nobody-there@example.com';
  for (let at = 0; at < 12; at += 1) await signIn(email, 'wrong-secret', `2001:db8:1:2::${at + 1}`);
  const limits = await vi.waitFor(async () => {
    const { rows } = await app.pool.query<Event>(
      `select * from security_events where id > $1 and about = 'accounts.login'`,
      [before[0].id ?? 0],
    );
    expect(rows).toHaveLength(1);
    return rows;
  }, 5_000);
  const { rows: tries } = await app.pool.query<Event>(
    `select * from security_events where id > $1 and kind = 'sign_in'`,
    [before[0].id ?? 0],
  );
  expect(tries).toHaveLength(1);
  expect(tries[0]).toMatchObject({ outcome: 'wrong_credentials', account_id: null });
  expect(limits[0]?.address_hash).toEqual(tries[0]?.address_hash);
});

test('an event is as lasting as the transaction that it is written in, in the table and in the log', async () => {
  const told: object[] = [];
  const events = createSecurityEvents({
    pool: app.pool,
    now: () => new Date(),
    hashAddress: createAddressHash('another key'),
    log: { info: (fields) => told.push(fields), error: (fields) => told.push(fields) },
  });
  const { userId } = await app.createAccount({ email: 'rolled-back@example.com', type: 'User' });
  const write = (fails: boolean) =>
    inTransaction(app.pool, async (client) => {
      await events.write(client, { kind: 'password_reset', userId });
      if (fails) throw new Error('rolled back');
    });
  await expect(write(true)).rejects.toThrow('rolled back');
  expect([await eventsOf(userId), told]).toEqual([[], []]);
  await write(false);
  expect(await eventsOf(userId)).toHaveLength(1);
  expect(told).toHaveLength(1);
});

test('a sign-in that is refused neither waits for the table of events nor fails with it', async () => {
  const email = 'waits-for-nothing@example.com';
  const { userId } = await app.createAccount({ email, type: 'User' });
  const client = await app.pool.connect();
  await client.query('begin');
  await client.query('lock table security_events in access exclusive mode');
  expect((await signIn(email, 'wrong-secret')).statusCode).toBe(422);
  await client.query('rollback');
  client.release();
  expect(await outcomes(userId, 1)).toEqual(['sign_in wrong_credentials']);
});

test('neither table nor log names a person, a mail address or an address', async () => {
  const { rows } = await app.pool.query<{ all: string }>(
    'select string_agg(e::text, chr(10)) as all from security_events e',
  );
  const logged = lines.filter((line) => line.includes('security event'));
  expect(logged.length).toBeGreaterThan(10);
  const all = `${rows[0]?.all}\n${logged.join('\n')}`;
  expect(all).toContain('wrong_credentials');
  for (const word of ['example.com', 'Ana', 'Lopez', '192.0.2.7', '2001:db8', 'secret']) {
    expect(all).not.toContain(word);
  }
});

test('goes after 90 days', async () => {
  const { userId } = await app.createAccount({ email: 'swept@example.com', type: 'User' });
  const insert = (days: number) =>
    app.pool.query(
      `insert into security_events (at, kind, outcome, account_id, times)
       values (now() - make_interval(days => $1), 'sign_in', 'done', $2, 1)`,
      [days, userId],
    );
  await insert(89);
  await insert(91);
  await dropStaleRows({ pool: app.pool });
  expect(await eventsOf(userId)).toHaveLength(1);
});

test('of what anybody can cause the newest stay, and of what was done all', async () => {
  const { userId } = await app.createAccount({ email: 'crowd@example.com', type: 'User' });
  // Later than whatever else this database has.
  const insert = (minutes: number, outcome: string, accountId: number | null) =>
    app.pool.query(
      `insert into security_events (at, kind, outcome, account_id, times)
       values (now() + make_interval(days => 1, mins => $1), 'crowd', $2, $3, 1)`,
      [minutes, outcome, accountId],
    );
  await insert(1, 'done', userId);
  await insert(2, 'wrong_credentials', userId);
  await insert(3, 'done', null);
  await insert(4, 'wrong_credentials', null);
  // Two at the same moment.
  await insert(4, 'wrong_credentials', null);
  await insert(5, 'too_many_requests', null);
  const kept = async () => {
    const { rows } = await app.pool.query<Event>(
      `select * from security_events where kind = 'crowd' order by at, id`,
    );
    return rows.map(({ outcome }) => outcome);
  };
  await dropCrowdedEvents(app.pool, 5);
  expect(await kept()).toHaveLength(6);
  await dropCrowdedEvents(app.pool, 2);
  expect(await kept()).toEqual(['done', 'wrong_credentials', 'too_many_requests']);
  const { rows } = await app.pool.query<Event>(
    `select * from security_events where outcome <> 'done' and kind <> 'crowd'`,
  );
  expect(rows).toEqual([]);
  await dropCrowdedEvents(app.pool);
  expect(await kept()).toHaveLength(3);
});
