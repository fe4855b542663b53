// What visitors get while the database is away, and after.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getProduct } from '@wevisu/contract/catalog.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { parseConfig } from './platform/config.ts';
import { openPool } from './platform/database/connection.ts';
import { atFileEnd } from './platform/database/test-closers.ts';
import { createInProcessApi } from './platform/http/in-process.ts';
import { type TestApp, testApp } from './test-app.ts';
import { type Way, wayTo } from './test-outage.ts';
import { testShop } from './test-shop.ts';

let way: Way;
let near: Pick<TestApp, 'app'>;
/** Of a product that nothing has in memory, each time another one. */
let addresses: { call: string; hash: string }[];

beforeAll(async () => {
  const direct = await testApp();
  const shop = await testShop(direct);
  const variants = await Promise.all(
    Array.from({ length: 60 }, () => shop.addVariant({ vendorId: shop.vendors[0].vendorId })),
  );
  addresses = variants.map(({ hash }) => ({
    call: `/api/product/${hash}?showroom=${shop.showroom}`,
    hash,
  }));
  way = await wayTo(direct.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'wevisu-down-'));
  const pool = openPool(way.url, { connections: 5, statementTimeoutMs: 30_000, onError() {} });
  const app = await createApp({
    config: parseConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://shop.example',
      DATA_DIR: dataDir,
    }),
    pool,
    now: () => new Date(),
  });
  near = { app };
  await app.start();
  atFileEnd(async () => {
    await app.close();
    await pool.end();
    await rm(dataDir, { recursive: true, force: true });
  });
});

async function get(url: string) {
  const { statusCode, headers, payload } = await near.app.http.inject({ url });
  return { status: statusCode, retryAfter: headers['retry-after'], text: payload };
}

/** As a page of the server does. */
function read(hash: string) {
  const caller = { user: null, address: '192.0.2.1', userAgent: '', cookies: '', requestId: '' };
  return createInProcessApi({ calls: near.app.calls, caller })(getProduct, {
    params: { hash },
    query: {},
  });
}

describe('while the database is away', () => {
  test('calls, and pages that ask them, answer 503 and say to come back, and answer again once it is there', async () => {
    const [first, second, third] = addresses;
    expect((await get(first?.call ?? '')).status).toBe(200);
    way.cut();
    const call = await get(second?.call ?? '');
    expect([call.status, call.retryAfter]).toEqual([503, '5']);
    expect(JSON.parse(call.text)).toMatchObject({ success: false, code: 'unavailable' });
    expect(await read(second?.hash ?? '')).toMatchObject({ ok: false, status: 503 });
    way.restore();
    await vi.waitFor(async () => expect((await get(third?.call ?? '')).status).toBe(200), 20_000);
    expect(await read(third?.hash ?? '')).toMatchObject({ ok: true });
  });

  test('connections that break under calls cost none of them a 500', async () => {
    for (let round = 0; round < 5; round += 1) {
      const asked = addresses
        .slice(5 + round * 10, 15 + round * 10)
        .map(({ call }) => get(call).then(({ status }) => status));
      way.breakAll();
      const statuses = await Promise.all(asked);
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    }
    await vi.waitFor(
      async () => expect((await get(addresses[59]?.call ?? '')).status).toBe(200),
      20_000,
    );
  });
});
