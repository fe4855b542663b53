// Notifications on devices, told to a push service that is a real server on this machine.
import * as choices from '@wevisu/contract/mail-choices.ts';
import * as contract from '@wevisu/contract/push-devices.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHttpOut } from '../../../platform/http-out/http-out.ts';
import { type TestApp, testApp } from '../../../test-app.ts';
import { type NewNotification, notify } from '../notify.ts';
import type { PushDeps } from './push-deps.ts';
import { type PushJob, pushToDevice } from './push-device.ts';
import { pushDue, pushNow } from './push-due.ts';
import { testPushService } from './test-push-service.ts';
import { vapidKey } from './vapid.ts';

const KEY = Buffer.alloc(32, 7);
/** 7 AM in New York. */
const MORNING = new Date('2026-11-27T12:00:00Z');

let app: TestApp;
let deps: PushDeps;
let push: Awaited<ReturnType<typeof testPushService>>;
let person: { readonly userId: UserId; readonly token: string };
let clock = MORNING;
let jobs: PushJob[] = [];
const errors: unknown[] = [];

beforeAll(async () => {
  app = await testApp({
    isWorking: false,
    env: { OUTGOING_LOOPBACK: 'on', ENCRYPTION_KEY: KEY.toString('base64') },
  });
  push = await testPushService();
  deps = {
    ...{ pool: app.serverPool, now: () => clock, key: vapidKey(KEY) },
    httpOut: createHttpOut({ allowLoopback: true }),
    publicUrl: () => 'https://shop.example',
    // Tries are made by hand.
    jobs: { enqueue: async (_db, _name, list) => void jobs.push(...(list as PushJob[])) },
    onError: (error) => errors.push(error),
  };
  push.service.publicKey = deps.key.publicKey;
});
beforeEach(async () => {
  clock = MORNING;
  jobs = [];
  errors.length = 0;
  push.received.length = 0;
  push.service.status = 201;
  const email = `reader-${crypto.randomUUID()}@example.com`;
  person = await app.createAccount({ email, type: 'User' });
  await app.pool.query("update users set zip_code = '10001' where id = $1", [person.userId]);
  await app.pool.query("update sessions set expires_at = '2027-06-01'");
});

const as = () => ({ token: person.token });
const add = (path = '/one', body = push.subscription(path)) =>
  app.call(contract.addPushDevice, { body }, as());
const devices = async () => (await app.call(contract.listPushDevices, {}, as())).body.data.devices;
const tell = (over: Partial<NewNotification> = {}) =>
  notify(app.serverPool, [
    {
      ...{ userId: person.userId, event: 'hire', title: 'You were asked', text: 'By Ana Lopez.' },
      ...{ link: '/hires/1', ...over },
    },
  ]);
async function deliver() {
  for (const job of jobs.splice(0)) await pushToDevice(deps, job);
}
const messages = () => push.received.map(({ message }) => message);

describe('a device', () => {
  test('G-74 is told once, encrypted for it, by a server that it knows', async () => {
    expect((await add()).status).toBe(200);
    await tell();
    await Promise.all([
      pushNow(deps, [person.userId]),
      pushNow(deps, [person.userId]),
      pushDue(deps),
    ]);
    expect(jobs).toHaveLength(1);
    await deliver();
    expect(messages()).toEqual([
      {
        ...{ title: 'You were asked', text: 'By Ana Lopez.', link: '/hires/1' },
        tag: expect.stringMatching(/^notification \d+$/),
      },
    ]);
    const [one] = push.received;
    expect(one?.claims).toMatchObject({ aud: push.origin, sub: 'https://shop.example' });
    expect(one?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    await pushDue(deps);
    expect(jobs).toEqual([]);
  });

  test('that its push service no longer knows is removed', async () => {
    for (const status of [410, 404]) {
      await add();
      await tell();
      await pushNow(deps, [person.userId]);
      push.service.status = status;
      await deliver();
      expect(await devices()).toEqual([]);
    }
  });

  test('whose push service is busy or away is told by the next try', async () => {
    await add();
    await tell();
    await pushNow(deps, [person.userId]);
    const [job] = jobs.splice(0);
    if (job === undefined) throw new Error('nothing was queued');
    for (const status of [429, 500, 503]) {
      push.service.status = status;
      await expect(pushToDevice(deps, job)).rejects.toThrow(String(status));
    }
    push.received.length = 0;
    push.service.status = 201;
    await pushToDevice(deps, job);
    expect(messages()).toHaveLength(1);
    expect(await devices()).toHaveLength(1);
  });

  test('that was told before the process died takes the same message again in its place', async () => {
    await add();
    await tell({ topic: 'hire 1' });
    await pushNow(deps, [person.userId]);
    const [job] = jobs.splice(0);
    if (job === undefined) throw new Error('nothing was queued');
    await pushToDevice(deps, job);
    await pushToDevice(deps, job);
    expect(push.received.map(({ headers }) => headers['topic'])).toEqual([
      push.received[0]?.headers['topic'],
      push.received[0]?.headers['topic'],
    ]);
    expect(messages()).toEqual([
      expect.objectContaining({ tag: 'hire 1' }),
      expect.objectContaining({ tag: 'hire 1' }),
    ]);
  });

  test('hears nothing of what was read meanwhile', async () => {
    await add();
    await tell();
    await pushNow(deps, [person.userId]);
    await app.raw('POST', '/api/notification/read_all', {}, person.token);
    await deliver();
    expect(messages()).toEqual([]);
  });

  test('that signs out hears no more; nor does one of an account that is closed', async () => {
    await add();
    await tell();
    await app.raw('POST', '/api/logout', {}, person.token);
    expect((await app.pool.query('select 1 from push_devices')).rowCount).toBe(0);
    await pushNow(deps, [person.userId]);
    expect(jobs).toEqual([]);
  });

  test('is removed by its owner alone', async () => {
    await add();
    const [device] = await devices();
    const params = { id: device?.id ?? 0 };
    const other = await app.createAccount({
      email: `o-${crypto.randomUUID()}@example.com`,
      type: 'User',
    });
    expect((await app.call(contract.removePushDevice, { params }, other)).status).toBe(404);
    expect((await app.call(contract.removePushDevice, { params }, as())).body.data.devices).toEqual(
      [],
    );
  });

  test('of a browser that changes hands is told of its new account alone', async () => {
    await add();
    const other = person;
    person = await app.createAccount({
      email: `b-${crypto.randomUUID()}@example.com`,
      type: 'User',
    });
    await app.pool.query("update sessions set expires_at = '2027-06-01'");
    await add();
    await tell({ userId: other.userId });
    await pushNow(deps, [other.userId]);
    expect(jobs).toEqual([]);
    expect(await devices()).toHaveLength(1);
  });

  test('beyond the tenth takes the place of the first', async () => {
    await app.pool.query(
      `with session as (
        insert into sessions (token_hash, user_id, expires_at)
        select sha256(n::text::bytea), $1, '2027-06-01' from generate_series(1, 10) n returning id
      )
      insert into push_devices (user_id, session_id, endpoint, p256dh, auth, created_at)
      select $1, id, 'https://push.example/' || id, decode(repeat('04', 65), 'hex'),
        decode(repeat('04', 16), 'hex'), now() from session`,
      [person.userId],
    );
    await add('/eleventh');
    const ids = (await devices()).map(({ is_this }) => is_this);
    expect(ids).toEqual([...Array(9).fill(false), true]);
  });
});

describe('an address', () => {
  test('that leads into our own network is refused', async () => {
    for (const endpoint of [
      'http://push.example/1',
      'https://10.0.0.1/1',
      'https://169.254.169.254/1',
    ]) {
      const refused = await add('', { ...push.subscription(''), endpoint });
      expect(refused.status, endpoint).toBe(422);
      expect(refused.body.errors).toHaveProperty('endpoint');
    }
    expect(await devices()).toEqual([]);
  });

  test('that leads there later is not asked, and removed', async () => {
    await add();
    await tell();
    await pushNow(deps, [person.userId]);
    const [job] = jobs.splice(0);
    if (job === undefined) throw new Error('nothing was queued');
    await pushToDevice(
      { ...deps, httpOut: { ...deps.httpOut, send: async () => ({ problem: 'own_network' }) } },
      job,
    );
    expect(messages()).toEqual([]);
    expect(await devices()).toEqual([]);
  });
});

describe('what a device shows', () => {
  test('has no amounts', async () => {
    await add();
    await tell({
      event: 'payout_paid',
      title: '$1,204.50 is on its way',
      text: 'To $ 12 and more.',
    });
    await pushNow(deps, [person.userId]);
    await deliver();
    expect(messages()).toEqual([
      expect.objectContaining({ title: 'Payments and payouts', text: '' }),
    ]);
  });

  test('leads a pro into the app', async () => {
    const email = `pro-${crypto.randomUUID()}@example.com`;
    person = await app.createAccount({ email, type: 'Contractor' });
    await app.pool.query("update sessions set expires_at = '2027-06-01'");
    await add();
    await tell({ event: 'chat_message', link: '/chat/12' });
    await pushNow(deps, [person.userId]);
    await deliver();
    expect(messages()).toEqual([expect.objectContaining({ link: '/pro/chat/12' })]);
  });

  test('is chosen by kind: at once, with the daily summary, or not', async () => {
    await add();
    const choose = (kind: 'hiring' | 'offers', plan: 'digest' | 'off') =>
      app.call(choices.setPushChoice, { body: { kind, plan } }, as());
    expect((await choose('hiring', 'off')).status).toBe(200);
    await choose('offers', 'digest');
    await tell();
    for (const count of [1, 2, 3, 4]) await tell({ event: 'offer_sent', title: `Offer ${count}` });
    await pushNow(deps, [person.userId]);
    expect(jobs).toEqual([]);
    clock = new Date(MORNING.getTime() + 59 * 60_000);
    await pushDue(deps);
    expect(jobs).toEqual([]);
    clock = new Date(MORNING.getTime() + 60 * 60_000);
    await pushDue(deps);
    await deliver();
    expect(messages()).toEqual([
      {
        ...{ title: '4 new notifications', text: 'The last one: Offer 4' },
        ...{ link: '/notification', tag: 'summary' },
      },
    ]);
    expect(
      (await app.raw('PUT', '/api/push_choices', { kind: 'sales', plan: 'off' }, person.token))
        .status,
    ).toBe(422);
    expect(
      (await app.raw('PUT', '/api/push_choices', { kind: 'staff', plan: 'off' }, person.token))
        .status,
    ).toBe(404);
  });

  test('waits in quiet hours', async () => {
    await add();
    const quiet = { from: 21, to: 8 };
    const times = { time_zone: 'America/New_York', digest_hour: 8, quiet };
    expect((await app.raw('PUT', '/api/mail_times', times, person.token)).status).toBe(200);
    await tell();
    await pushNow(deps, [person.userId]);
    expect(jobs).toEqual([]);
    clock = new Date(MORNING.getTime() + 60 * 60_000);
    await pushDue(deps);
    await deliver();
    expect(messages()).toHaveLength(1);
  });
});
