import * as catalog from '@wevisu/contract/catalog.ts';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../test-app.ts';

const TOKEN = 'a-token-of-32-characters-or-more';
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp({ env: { METRICS_TOKEN: TOKEN } });
  await app.call(catalog.getMenu, { query: {} });
  await app.call(catalog.getProduct, { params: { hash: 'nothing' }, query: {} });
});

const read = (remoteAddress: string, headers: Record<string, string> = {}) =>
  app.app.http.inject({
    method: 'GET',
    url: '/metrics',
    remoteAddress,
    headers: { host: '127.0.0.1', ...headers },
  });

test('calls are counted by name and status, with what waits and what the process holds', async () => {
  const { statusCode, headers, payload } = await read('127.0.0.1');
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(payload).toContain('# TYPE wevisu_call_duration_seconds histogram');
  expect(payload).toMatch(
    /wevisu_call_duration_seconds_count\{call="catalog.getMenu",status="200"\} 1/,
  );
  expect(payload).toMatch(
    /wevisu_call_duration_seconds_count\{call="catalog.getProduct",status="404"\} 1/,
  );
  expect(payload).toMatch(
    /wevisu_call_duration_seconds_bucket\{call="catalog.getMenu",status="200",le="\+Inf"\} 1/,
  );
  for (const gauge of [
    'wevisu_database_connections{state="idle"}',
    'wevisu_mails{state="failed"} 0',
    'wevisu_memory_bytes{kind="rss"}',
    'wevisu_event_loop_delay_seconds{quantile="0.99"}',
    'wevisu_catalog_products 0',
  ])
    expect(payload).toContain(gauge);
});

test('jobs are counted by their name and state', async () => {
  await app.pool.query(
    `insert into jobs.job (name, state, retry_count, retry_limit, output, data)
     values ('mail.send', 'failed', 8, 8, '{"message":"the socket closed"}', '{"mailIds":[]}')`,
  );
  expect((await read('127.0.0.1')).payload).toContain(
    'wevisu_jobs{job="mail.send",state="failed"} 1',
  );
});

test.each([
  ['from another machine', '203.0.113.9', {}],
  ['with a wrong token', '203.0.113.9', { authorization: 'Bearer wrong' }],
  ['through a balancer on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
  ['by a name that is pointed at this machine', '127.0.0.1', { host: 'evil.example' }],
])('%s there is nothing to read', async (_, address, headers) => {
  const { statusCode, payload } = await read(address, headers);
  expect([statusCode, payload.includes('wevisu_')]).toEqual([404, false]);
});

test('the token opens them from anywhere', async () => {
  const headers = { authorization: `Bearer ${TOKEN}`, host: 'shop.example' };
  expect((await read('203.0.113.9', headers)).statusCode).toBe(200);
});

test('they are read on the real port as well', async () => {
  const origin = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${origin}/metrics`);
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain('wevisu_call_duration_seconds');
});
