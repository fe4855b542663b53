// Keys and webhooks of a vendor, with receivers that are real servers on this machine.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import * as connections from '@wevisu/contract/connections.ts';
import { listVendorLines } from '@wevisu/contract/fulfilment.ts';
import * as api from '@wevisu/contract/vendor-api.ts';
import { WEBHOOK_EVENTS } from '@wevisu/domain/connections/webhook-events.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { atFileEnd } from '../../platform/database/test-closers.ts';
import { createHttpOut } from '../../platform/http-out/http-out.ts';
import { createJobQueue } from '../../platform/jobs/jobs.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { isApiKey, newApiKey } from './api-key.ts';
import { deliver } from './deliver.ts';
import type { ConnectionsDeps } from './deps.ts';
import { newSecret, signWebhook } from './sign-webhook.ts';
import { WEBHOOKS, webhookBody } from './webhook-bodies.ts';
import { WEBHOOK_DOCS } from './webhook-docs.ts';

let app: TestApp;
let world: TestOrders;
const KEY = Buffer.alloc(32, 7);
let clock = Date.now();
let deps: ConnectionsDeps;

beforeAll(async () => {
  app = await testApp({
    env: { OUTGOING_LOOPBACK: 'on', ENCRYPTION_KEY: KEY.toString('base64') },
  });
  world = await testOrders(app);
  const queue = createJobQueue({ pool: app.pool, onError: () => {} });
  deps = {
    pool: app.pool,
    now: () => new Date(clock),
    // Tries are made by hand, at the times they would be made.
    jobs: { enqueue: async () => {} },
    mailer: createMailer({
      pool: app.pool,
      jobs: queue,
      smtp: null,
      brand: () => ({ name: 'WeVisu', footer: '' }),
    }),
    httpOut: createHttpOut({ allowLoopback: true }),
    random: () => 0,
    encryptionKey: KEY,
    publicUrl: () => 'http://shop.example',
  };
});

const as = (index: 0 | 1 = 0) => ({ token: world.shop.vendors[index].token });
type Scope = 'orders:read' | 'tracking:write';

async function makeKey(scopes: readonly Scope[], days: number | null = 30) {
  const body = { name: 'Warehouse', scopes: [...scopes], days };
  return (await app.call(connections.createApiKey, { body }, as())).body.data;
}

const orders = (token: string, order = '') =>
  app.call(api.apiOrders, { query: { order } }, { token });

describe('API keys', () => {
  test('a key has a checksum that a typing error breaks', () => {
    const key = newApiKey();
    expect(key).toMatch(/^wv_[0-9A-Za-z]{36}$/);
    expect(isApiKey(key)).toBe(true);
    const other = key[5] === 'a' ? 'b' : 'a';
    expect(isApiKey(key.slice(0, 5) + other + key.slice(6))).toBe(false);
    expect(isApiKey(key.slice(0, -1))).toBe(false);
  });

  test('a key reads the lines of its vendor, is stored as a hash, and is noted when used', async () => {
    const { number } = await world.buy([2]);
    const { key, made } = await makeKey(['orders:read']);
    expect(made.last4).toBe(key.slice(-4));
    const { status, body } = await orders(key, number);
    expect(status).toBe(200);
    expect(body.data.rows.map(({ qty }) => qty)).toEqual([2]);
    expect(JSON.stringify(body)).not.toMatch(/markup|fee_|price_cents/);
    const { rows } = await app.pool.query('select * from api_keys');
    expect(JSON.stringify(rows)).not.toContain(key.slice(3, -4));
    const [listed] = (await app.call(connections.listApiKeys, {}, as())).body.data;
    expect(listed?.last_used_at).not.toBeNull();
    expect(JSON.stringify(listed)).not.toContain(key);
  });

  test('a key makes the calls of its scopes alone: no page, no other key, nothing public', async () => {
    const { key } = await makeKey(['orders:read']);
    const token = { token: key };
    expect((await app.call(listVendorLines, { query: {} }, token)).status).toBe(403);
    expect((await app.call(connections.listApiKeys, {}, token)).status).toBe(403);
    const lines = [{ id: 1, carrier: 'ups' as const, number: '1Z999AA10123456784' }];
    expect((await app.call(api.apiTracking, { body: { lines } }, token)).status).toBe(403);
    expect((await app.raw('GET', '/api/menu', undefined, key)).status).not.toBe(200);
    expect((await orders(newApiKey())).status).toBe(401);
  });

  test('a rotated key works beside the new one for 24 hours; a revoked one ends at once', async () => {
    const { key, made } = await makeKey(['orders:read']);
    const rotate = () => app.call(connections.rotateApiKey, { params: { id: made.id } }, as());
    const { data } = (await rotate()).body;
    expect([(await orders(key)).status, (await orders(data.key)).status]).toEqual([200, 200]);
    const hours = await app.pool.query(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as left from api_keys where id = $1`,
      [made.id],
    );
    expect(hours.rows[0].left).toBe(24);
    await app.pool.query('update api_keys set expires_at = now() where id = $1', [made.id]);
    expect([(await orders(key)).status, (await orders(data.key)).status]).toEqual([401, 200]);
    expect((await rotate()).body.code).toBe('api_key_ended');
    await app.call(connections.revokeApiKey, { params: { id: data.made.id } }, as());
    expect((await orders(data.key)).status).toBe(401);
  });

  test('a key ends with the account of its vendor', async () => {
    const { key } = await makeKey(['orders:read']);
    const set = (status: string) =>
      app.pool.query('update users set status = $2 where id = $1', [world.vendor.userId, status]);
    await set('Deactive');
    expect((await orders(key)).status).toBe(401);
    await set('Approve');
    expect((await orders(key)).status).toBe(200);
  });

  test('ORD-18 VEND-03 a key adds tracking to lines that a carrier has, and the status stays', async () => {
    const { number } = await world.buy([1]);
    const { id } = await world.line(number);
    const { key } = await makeKey(['tracking:write']);
    const send = async () => {
      const lines = [
        { id, carrier: 'ups' as const, number: '1Z999AA10123456784' },
        { id: 999_999, carrier: 'ups' as const, number: '1234' },
      ];
      return (await app.call(api.apiTracking, { body: { lines } }, { token: key })).body.data;
    };
    expect((await send()).map(({ is_done }) => is_done)).toEqual([false, false]);
    await world.set('vendor', id, { status: 'Vendor Approved' });
    await world.set('staff', id, { status: 'Shipped' });
    expect((await send()).map(({ is_done }) => is_done)).toEqual([true, false]);
    const line = await world.line(number);
    expect([line.status, line.tracking?.number]).toEqual(['Shipped', '1Z999AA10123456784']);
  });

  test('the API docs show a vendor, and nobody else, the calls of keys, the events and how to check them', async () => {
    const { text } = await app.raw('GET', '/api/docs/json', undefined, world.vendor.token);
    const docs = JSON.parse(text);
    const orders = docs.paths['/api/vendor/v1/orders'].get;
    expect(orders.security).toEqual([{ apiKey: [] }, { bearer: [] }]);
    expect(orders.description).toContain('orders:read');
    expect(docs.components.securitySchemes.apiKey.description).toContain('24 hours');
    expect(text).toContain('/api/vendor/v1/tracking');
    expect(Object.keys(docs.webhooks)).toEqual([...WEBHOOK_EVENTS]);
    expect(docs.info.description).toContain('webhook-signature');
    const others = await app.raw('GET', '/api/docs/json', undefined, world.shop.pro.token);
    expect(others.text).not.toContain('webhook-signature');
  });

  test('the example of the API docs tells a genuine delivery from any other', () => {
    const [, code = ''] = /```js\n([\s\S]+?)```/.exec(WEBHOOK_DOCS.guide) ?? [];
    const isGenuine = new Function('require', `${code}; return isGenuine;`)(
      createRequire(import.meta.url),
    );
    const [{ text, bytes }, other] = [newSecret(), newSecret()];
    const [at, body] = [new Date(), '{"type":"test"}'];
    const signed = signWebhook({ id: 'm1', at, body, secrets: [other.bytes, bytes] });
    const now = at.getTime();
    expect(isGenuine(signed, body, text, now)).toBe(true);
    expect(isGenuine(signed, `${body} `, text, now)).toBe(false);
    expect(isGenuine({ ...signed, 'webhook-id': 'm2' }, body, text, now)).toBe(false);
    expect(isGenuine(signed, body, newSecret().text, now)).toBe(false);
    expect(isGenuine(signed, body, text, now + 301_000)).toBe(false);
  });
});

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const NEVER = 0;

/** A receiver that answers as told, or never. */
async function receiver(answer: { status: number; headers?: Record<string, string> }) {
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      // A slow one.
      if (answer.status === NEVER) return;
      reply.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atFileEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer,
  };
}

type Event = 'order.placed' | 'order.item_status' | 'request.opened';

async function listen(url: string, events: readonly Event[] = ['order.placed']) {
  const made = await app.call(
    connections.createWebhook,
    { body: { url, events: [...events] } },
    as(),
  );
  expect(made.status).toBe(201);
  const { secret, endpoint } = made.body.data;
  return { secret, id: endpoint.id };
}

async function logOf(id: number) {
  const answer = await app.call(connections.listDeliveries, { params: { id }, query: {} }, as());
  return answer.body.data.rows;
}

/** The newest delivery, as the job for it would be made now. */
async function tryNow(id: number, others: Partial<ConnectionsDeps> = {}) {
  const { rows } = await app.pool.query(
    'select id, tries from webhook_deliveries where endpoint_id = $1 order by id desc limit 1',
    [id],
  );
  await deliver({ ...deps, ...others }, { deliveryId: rows[0].id, tries: rows[0].tries });
}

/** With one try behind it, which failed. */
async function failedOnce(id: number) {
  await send(id);
  await expect.poll(async () => (await logOf(id))[0]?.attempts.length, { timeout: 10_000 }).toBe(1);
  clock = Date.now();
}

const send = (id: number) => app.call(connections.testWebhook, { params: { id } }, as());

function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${signature}`);
}

describe('webhooks', () => {
  // A vendor has ten at most.
  afterEach(() => app.pool.query('delete from webhook_endpoints'));

  test('VEND-02 an order, a status and a request arrive through the queue, signed, with own amounts only', async () => {
    const { url, received } = await receiver({ status: 204 });
    const { secret } = await listen(url, ['order.placed', 'order.item_status', 'request.opened']);
    const { number } = await world.buy([2]);
    const { id } = await world.line(number);
    await world.set('vendor', id, { status: 'Vendor Approved' });
    await world.deliver(id);
    await world.ask(id, { kind: 'return' });
    await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
    const types = received.map(({ body }) => JSON.parse(body).type);
    expect(new Set(types)).toEqual(
      new Set(['order.placed', 'order.item_status', 'request.opened']),
    );
    for (const one of received) {
      expect(isSigned(one, secret)).toBe(true);
      const { type } = JSON.parse(one.body) as { type: keyof typeof WEBHOOKS };
      // As the API docs have it, to the field.
      webhookBody(type, WEBHOOKS[type].data).parse(JSON.parse(one.body));
      expect(one.body).toContain(number);
      expect(one.body).not.toMatch(/markup|fee|price_cents|street|email/);
    }
    const stored = await app.pool.query('select secret from webhook_endpoints');
    expect(
      stored.rows.some(({ secret: sealed }) =>
        sealed.toString('base64').includes(secret.slice(6, 30)),
      ),
    ).toBe(false);
  });

  test('another vendor hears nothing, and finds none of it', async () => {
    const { url, received } = await receiver({ status: 200 });
    const body = { url, events: ['order.placed' as const] };
    const made = await app.call(connections.createWebhook, { body }, as(1));
    const { number } = await world.buy([1]);
    expect(number).not.toBe('');
    const { id } = made.body.data.endpoint;
    const { rows } = await app.pool.query(
      'select id from webhook_deliveries where endpoint_id = $1',
      [id],
    );
    expect([rows, received]).toEqual([[], []]);
    const log = await app.call(connections.listDeliveries, { params: { id }, query: {} }, as());
    expect(log.status).toBe(404);
  });

  test('during a rotation both secrets sign', async () => {
    const { url, received } = await receiver({ status: 200 });
    const { secret, id } = await listen(url);
    const rotated = await app.call(connections.rotateWebhookSecret, { params: { id } }, as());
    await send(id);
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
    const [one] = received;
    if (one === undefined) throw new Error('nothing came');
    expect([isSigned(one, secret), isSigned(one, rotated.body.data.secret)]).toEqual([true, true]);
  });

  test('a failed try is logged and repeated later with the same id, a redirect is one, and Retry-After is honored', async () => {
    const { url, received, answer } = await receiver({
      status: 302,
      headers: { location: 'http://127.0.0.1:1/' },
    });
    const { id } = await listen(url);
    await send(id);
    await expect
      .poll(async () => (await logOf(id))[0]?.attempts.length, { timeout: 10_000 })
      .toBe(1);
    Object.assign(answer, { status: 503, headers: { 'retry-after': '7200' } });
    clock = Date.now();
    await tryNow(id);
    const [log] = await logOf(id);
    expect(log?.attempts.map(({ status }) => status).slice(0, 2)).toEqual([302, 503]);
    expect(log?.state).toBe('waiting');
    expect(Math.round((Date.parse(log?.next_at ?? '') - clock) / 60_000)).toBe(120);
    Object.assign(answer, { status: 200, headers: {} });
    await tryNow(id);
    expect((await logOf(id))[0]?.state).toBe('delivered');
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('a receiver that never answers is given up after a while, tried again, and holds no other up', async () => {
    const slow = await receiver({ status: 503 });
    const good = await receiver({ status: 503 });
    const [slowId, goodId] = [(await listen(slow.url)).id, (await listen(good.url)).id];
    await failedOnce(slowId);
    await failedOnce(goodId);
    Object.assign(slow.answer, { status: NEVER });
    Object.assign(good.answer, { status: 200 });
    const patience: number[] = [];
    const hasty: ConnectionsDeps['httpOut'] = {
      ...deps.httpOut,
      send: (request) => {
        patience.push(request.timeoutMs);
        return deps.httpOut.send({ ...request, timeoutMs: 1_500 });
      },
    };
    let isSlowDone = false;
    const waiting = tryNow(slowId, { httpOut: hasty }).then(() => {
      isSlowDone = true;
    });
    await tryNow(goodId);
    expect([(await logOf(goodId))[0]?.state, isSlowDone]).toEqual(['delivered', false]);
    await waiting;
    expect(patience).toEqual([15_000]);
    const [log] = await logOf(slowId);
    expect([log?.state, log?.attempts[1]?.problem, log?.attempts[1]?.status]).toEqual([
      'waiting',
      'timed_out',
      null,
    ]);
    expect(Date.parse(log?.next_at ?? '')).toBeGreaterThan(clock);
  });

  test('a dead port and a redirect are logged and tried again, and where a redirect leads is not asked', async () => {
    const target = await receiver({ status: 200 });
    const { url, answer } = await receiver({ status: 503 });
    const { id } = await listen(url);
    await failedOnce(id);
    Object.assign(answer, { status: 307, headers: { location: target.url } });
    await tryNow(id);
    await app.pool.query('update webhook_endpoints set url = $2 where id = $1', [
      id,
      'http://127.0.0.1:1/hook',
    ]);
    await tryNow(id);
    const [log] = await logOf(id);
    expect(log?.attempts.map(({ status, problem }) => status ?? problem)).toEqual([
      503,
      307,
      'unreachable',
    ]);
    expect([log?.state, target.received]).toEqual(['waiting', []]);
  });

  test('a name that leads inside the own network by now is not asked at delivery', async () => {
    const { url, received } = await receiver({ status: 503 });
    const { id } = await listen(url);
    await failedOnce(id);
    const before = received.length;
    await app.pool.query('update webhook_endpoints set url = $2 where id = $1', [
      id,
      'https://hooks.example.com/hook',
    ]);
    const resolve = async () => [{ address: '10.0.0.5', family: 4 }];
    await tryNow(id, { httpOut: createHttpOut({ allowLoopback: false, resolve }) });
    const [log] = await logOf(id);
    expect([log?.state, log?.attempts[1]?.problem]).toEqual(['waiting', 'own_network']);
    expect(received.length).toBe(before);
  });

  test('what waits goes to the new address once it is changed, which is checked as a new one is', async () => {
    const [old, fresh] = [await receiver({ status: 503 }), await receiver({ status: 200 })];
    const { id, secret } = await listen(old.url);
    await failedOnce(id);
    const change = (url: string) =>
      app.call(
        connections.updateWebhook,
        { params: { id }, body: { url, events: ['order.placed'], is_on: true, version: 1 } },
        as(),
      );
    const refused = await change('https://192.168.1.1/');
    expect([refused.status, refused.body.errors?.url?.[0]]).toEqual([
      422,
      'This address is not on the public internet.',
    ]);
    expect((await change(fresh.url)).body.data.url).toBe(fresh.url);
    await tryNow(id);
    const [one] = fresh.received;
    if (one === undefined) throw new Error('nothing came');
    expect(isSigned(one, secret)).toBe(true);
    expect((await logOf(id))[0]?.state).toBe('delivered');
  });

  test('a job that runs twice makes one try', async () => {
    const { url, received } = await receiver({ status: 500 });
    const { id } = await listen(url);
    await send(id);
    await expect
      .poll(async () => (await logOf(id))[0]?.attempts.length, { timeout: 10_000 })
      .toBe(1);
    const before = received.length;
    const { rows } = await app.pool.query(
      'select max(id) as id from webhook_deliveries where endpoint_id = $1',
      [id],
    );
    await deliver(deps, { deliveryId: rows[0].id, tries: 0 });
    expect(received.length).toBe(before);
  });

  test('410 switches an address off at once, and its vendor is mailed', async () => {
    const { url } = await receiver({ status: 410 });
    const { id } = await listen(url);
    await send(id);
    const find = async () =>
      (await app.call(connections.listWebhooks, {}, as())).body.data.find((one) => one.id === id);
    await expect.poll(async () => (await find())?.is_on, { timeout: 10_000 }).toBe(false);
    expect((await find())?.off_reason).toBe('gone');
    expect((await world.mailsTo(world.vendor.userId, 'webhook_failing'))[0]?.text).toContain(url);
    expect((await send(id)).body.code).toBe('webhook_off');
  });

  test('one that stays dead is mailed about after a day and off after five; what it missed is sent again', async () => {
    const { url, answer, received } = await receiver({ status: 500 });
    const { id } = await listen(url);
    const at = async (hours: number) => {
      await app.pool.query(
        `update webhook_endpoints set failing_since = now() - $2::interval where id = $1`,
        [id, `${hours} hours`],
      );
      clock = Date.now();
      await app.pool.query(
        `update webhook_deliveries set state = 'waiting', tries = 9 where endpoint_id = $1`,
        [id],
      );
      await tryNow(id);
    };
    await send(id);
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
    const mails = async () =>
      (await world.mailsTo(world.vendor.userId, 'webhook_failing')).filter(({ text }) =>
        text.includes(url),
      );
    await at(25);
    await at(26);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Your webhook does not answer']);
    await at(121);
    expect((await mails())[0]?.subject).toBe('Your webhook was switched off');
    const endpoint = (await app.call(connections.listWebhooks, {}, as())).body.data.find(
      (one) => one.id === id,
    );
    expect([endpoint?.is_on, endpoint?.off_reason]).toEqual([false, 'failing']);
    await app.pool.query(`update webhook_deliveries set state = 'failed' where endpoint_id = $1`, [
      id,
    ]);
    answer.status = 200;
    const change = {
      url,
      events: ['order.placed' as const],
      is_on: true,
      version: endpoint?.version ?? 0,
    };
    const on = () => app.call(connections.updateWebhook, { params: { id }, body: change }, as());
    expect((await on()).status).toBe(200);
    const second = await on();
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(second.body).toMatchObject({ now: { id, url, is_on: true } });
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const resend = () =>
      app.call(
        connections.resendDeliveries,
        { params: { id }, body: { failed_since: since } },
        as(),
      );
    expect((await resend()).body.data.sent).toBe(1);
    expect((await resend()).body.data.sent).toBe(0);
    await expect
      .poll(async () => (await logOf(id))[0]?.state, { timeout: 10_000 })
      .toBe('delivered');
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test.each([
    ['http://example.com/hook', 'must start with https'],
    ['https://169.254.169.254/', 'not on the public internet'],
    ['https://[::ffff:10.0.0.1]/', 'not on the public internet'],
    ['https://user:secret@example.com/', 'Enter an address'],
  ])('%s is no address for a webhook', async (url, text) => {
    const made = await app.call(
      connections.createWebhook,
      { body: { url, events: ['order.placed'] } },
      as(),
    );
    expect([made.status, made.body.errors?.url?.[0]]).toEqual([422, expect.stringContaining(text)]);
  });
});
