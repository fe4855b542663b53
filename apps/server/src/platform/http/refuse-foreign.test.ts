import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseForeign } from './refuse-foreign.ts';

async function shop() {
  const app = Fastify();
  refuseForeign(app, () => 'https://shop.example');
  app.get('/api/thing', async () => 'read');
  app.post('/api/thing', async () => 'changed');
  return app;
}

test.each([
  ['https://shop.example', 200],
  ['http://127.0.0.1:4870', 200],
  [undefined, 200],
  ['https://evil.example', 403],
  ['https://shop.example.evil.example', 403],
  ['http://shop.example', 403],
  ['null', 403],
])('a change that a page of %s sends is answered %d', async (origin, status) => {
  const app = await shop();
  const headers = { host: '127.0.0.1:4870', ...(origin === undefined ? {} : { origin }) };
  const reply = await app.inject({ method: 'POST', url: '/api/thing', headers });
  expect(reply.statusCode).toBe(status);
  // Reading is no business of this: without our permission no page of another site sees the reply.
  expect((await app.inject({ url: '/api/thing', headers })).statusCode).toBe(200);
  await app.close();
});

test('a request with two host names is refused', async () => {
  const app = await shop();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const answer = (hosts: readonly string[]) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('data', (text) => {
        socket.destroy();
        resolve(text.toString().split('\r\n')[0] ?? '');
      });
      const lines = ['GET /api/thing HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), '', ''];
      socket.write(lines.join('\r\n'));
    });
  expect(await answer(['shop.example'])).toContain('200');
  expect(await answer(['shop.example', 'evil.example'])).not.toContain('200');
  await app.close();
});
