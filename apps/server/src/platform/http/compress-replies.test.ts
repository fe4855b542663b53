import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressReplies } from './compress-replies.ts';

const LONG = JSON.stringify({ words: 'a tile of the sea, '.repeat(200) });
const PARTS = ['<p>first</p>'.repeat(200), '<p>second</p>'.repeat(200)];
let app: FastifyInstance;
/** Lets the second part of the streamed page go. */
let goOn: () => void;

beforeAll(async () => {
  app = Fastify();
  compressReplies(app);
  app.get('/long', (_request, reply) => reply.type('application/json').send(LONG));
  app.get('/short', (_request, reply) => reply.type('application/json').send('{"a":1}'));
  app.get('/logo', (_request, reply) =>
    reply.type('image/svg+xml').header('etag', '"1"').send(LONG),
  );
  app.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)));
  app.get('/events', (_request, reply) => reply.type('text/event-stream').send(LONG));
  app.get('/made', (_request, reply) =>
    reply.type('text/css').header('content-encoding', 'gzip').send(LONG),
  );
  app.get('/other', (_request, reply) =>
    reply.type('text/html').header('vary', 'Origin').send(LONG),
  );
  app.head('/page', (_request, reply) => reply.type('text/html').send());
  app.get('/page', (_request, reply) => {
    const gate = new Promise<void>((open) => {
      goOn = open;
    });
    const body = new ReadableStream({
      async start(stream) {
        stream.enqueue(Buffer.from(PARTS[0] ?? ''));
        await gate;
        stream.enqueue(Buffer.from(PARTS[1] ?? ''));
        stream.close();
      },
    });
    return reply.send(
      new Response(body, { status: 203, headers: { 'content-type': 'text/html' } }),
    );
  });
  app.get('/broken', (_request, reply) => {
    const gate = new Promise<void>((open) => {
      goOn = open;
    });
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(Buffer.from(PARTS[0] ?? '')),
      pull: (stream) => gate.then(() => stream.error(new Error('the page broke'))),
    });
    return reply.send(new Response(body, { headers: { 'content-type': 'text/html' } }));
  });
  app.get('/stillborn', (_request, reply) => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('no page')) });
    return reply.send(new Response(body, { headers: { 'content-type': 'text/html' } }));
  });
  await app.listen({ port: 0 });
});
afterAll(() => app.close());

function ask(url: string, encoding?: string, method: 'GET' | 'HEAD' = 'GET') {
  return app.inject({ method, url, headers: encoding ? { 'accept-encoding': encoding } : {} });
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a call is compressed with %s', async (encoding, decompress) => {
  const { headers, rawPayload } = await ask('/long', encoding);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  expect(rawPayload.length).toBeLessThan(LONG.length / 4);
  expect(decompress(rawPayload).toString()).toBe(LONG);
});

test('a client that accepts no compression gets the plain reply, and caches see what it varies by', async () => {
  const { headers, payload } = await ask('/long');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers.vary).toBe('Accept-Encoding');
  expect(payload).toBe(LONG);
});

test('its head says what the call says', async () => {
  const whole = await ask('/long', 'br');
  const head = await ask('/long', 'br', 'HEAD');
  expect(head.payload).toBe('');
  for (const name of ['content-encoding', 'content-length', 'vary'])
    expect(head.headers[name]).toBe(whole.headers[name]);
});

test('a head without a body says that the body depends on what is taken', async () => {
  const { headers } = await ask('/page', 'br', 'HEAD');
  expect(headers.vary).toBe('Accept-Encoding');
});

test.each(['/short', '/logo', '/picture', '/events'])('%s is not compressed', async (url) => {
  const { headers, rawPayload } = await ask(url, 'br, gzip');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
});

test('what is compressed already is not compressed again', async () => {
  expect((await ask('/made', 'br')).headers['content-encoding']).toBe('gzip');
});

test('what a reply varies by besides is kept', async () => {
  expect((await ask('/other', 'br')).headers.vary).toBe('Origin, Accept-Encoding');
});

async function request(url: string): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const [reply] = await once(
    get({ port, path: url, headers: { 'accept-encoding': 'br' } }),
    'response',
  );
  return reply;
}

test('the first part of a page arrives before the second is there', async () => {
  const reply = await request('/page');
  expect(reply.statusCode).toBe(203);
  expect(reply.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  const text = reply.pipe(createBrotliDecompress()).setEncoding('utf8');
  let received = '';
  for await (const part of text) {
    received += part;
    if (received === PARTS[0]) goOn();
  }
  expect(received).toBe(PARTS.join(''));
});

test('a page that breaks off is seen to break off', async () => {
  const reply = await request('/broken');
  reply.once('data', () => goOn());
  await expect(once(reply, 'end')).rejects.toThrow('aborted');
});

test('where no page comes of it, the refusal can be read', async () => {
  const { statusCode, headers, payload } = await ask('/stillborn', 'br');
  expect(statusCode).toBe(500);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(payload)).toMatchObject({ statusCode: 500 });
});
