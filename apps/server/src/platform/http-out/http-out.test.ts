// Receivers that are slow, dead, redirecting or inside the own network.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { createHttpOut } from './http-out.ts';

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

async function serve(listener: RequestListener): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((request, reply) => {
    asked += 1;
    listener(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

const local = createHttpOut({ allowLoopback: true });
const strict = createHttpOut({ allowLoopback: false });
const get = (url: string) => ({ url, method: 'GET' as const, timeoutMs: 5_000, maxBytes: 1_000 });

describe('what is asked', () => {
  test('plain HTTP is refused, and on this machine too unless it is allowed', async () => {
    const { url, asked } = await serve((_, reply) => reply.end('yes'));
    expect(await strict.send(get(url))).toEqual({ problem: 'not_https' });
    expect(await local.send(get('http://example.com/'))).toEqual({ problem: 'not_https' });
    expect(asked()).toBe(0);
    expect(await local.send(get(url))).toMatchObject({ status: 200, body: Buffer.from('yes') });
  });

  test.each([
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1:8443/',
    'https://localhost/',
  ])('%s is inside', async (url) => {
    expect(await strict.send(get(url))).toEqual({ problem: 'own_network' });
    expect(await strict.check(url)).toBe('own_network');
  });

  test.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:1',
    'nonsense',
    'https://a:b@example.com/',
  ])('%s is no address', async (url) => {
    expect(await strict.check(url)).toMatch(/not_https|url_invalid/);
  });

  test('a name is refused if any of its addresses is inside, and if it has none', async () => {
    const by = (...addresses: string[]) =>
      createHttpOut({
        allowLoopback: true,
        resolve: async () => addresses.map((address) => ({ address, family: 4 })),
      });
    const url = 'https://receiver.example/hook';
    expect(await by('8.8.8.8', '10.0.0.7').send(get(url))).toEqual({ problem: 'own_network' });
    expect(await by('127.0.0.1').send(get(url))).toEqual({ problem: 'own_network' });
    expect(await by().send(get(url))).toEqual({ problem: 'unknown_host' });
    expect(await by('8.8.8.8').check(url)).toBeNull();
  });

  test('a name is resolved once: what it means later changes nothing', async () => {
    const { url, asked } = await serve((_, reply) => reply.end('here'));
    let times = 0;
    const out = createHttpOut({
      allowLoopback: true,
      resolve: async () => {
        times += 1;
        return [{ address: times === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
      },
    });
    const reply = await out.send(get(url.replace('127.0.0.1', 'hook.localhost')));
    expect(reply).toMatchObject({ status: 200 });
    expect([times, asked()]).toEqual([1, 1]);
  });
});

describe('what comes back', () => {
  test('a redirect is a reply and is not followed', async () => {
    const inside = await serve((_, reply) => reply.end('secret'));
    const { url } = await serve((_, reply) => reply.writeHead(302, { location: inside.url }).end());
    expect(await local.send(get(url))).toMatchObject({ status: 302 });
    expect(inside.asked()).toBe(0);
  });

  test('one that never answers, or never ends, times out', async () => {
    const silent = await serve(() => {});
    const endless = await serve((_, reply) => {
      reply.writeHead(200);
      reply.write('a');
    });
    for (const { url } of [silent, endless])
      expect(await local.send({ ...get(url), timeoutMs: 200 })).toEqual({ problem: 'timed_out' });
  });

  test('a dead one is unreachable, and of a long reply no more is read than asked for', async () => {
    expect(await local.send(get('http://127.0.0.1:9/'))).toEqual({ problem: 'unreachable' });
    const { url } = await serve((_, reply) => reply.end('x'.repeat(5_000)));
    expect(await local.send(get(url))).toEqual({ problem: 'too_large' });
  });
});
