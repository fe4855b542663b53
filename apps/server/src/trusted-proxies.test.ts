// Behind a balancer every request comes from the balancer: limits must count visitors all the same.
import { searchShowrooms } from '@wevisu/contract/showrooms.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { TRUSTED_PROXIES: '10.0.0.0/8' } });
});

async function searchFrom(remoteAddress: string, forwarded: string): Promise<number> {
  const { statusCode } = await app.app.http.inject({
    url: '/api/visualization/showrooms?s=oak',
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
  });
  return statusCode;
}

async function useUp(remoteAddress: string, forwarded: string): Promise<void> {
  for (let i = 0; i < searchShowrooms.limit.max; i += 1) await searchFrom(remoteAddress, forwarded);
}

test('G-10 visitors behind a trusted proxy have limits of their own', async () => {
  await useUp('10.0.0.1', '192.0.2.1');
  expect(await searchFrom('10.0.0.2', '192.0.2.1')).toBe(429);
  expect(await searchFrom('10.0.0.1', '192.0.2.2')).toBe(200);
});

test('G-10 nobody else is believed when they name another address', async () => {
  await useUp('198.51.100.1', '192.0.2.3');
  expect(await searchFrom('198.51.100.1', '192.0.2.4')).toBe(429);
});
