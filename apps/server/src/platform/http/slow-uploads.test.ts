// Uploads over real connections, some of which send next to nothing.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineCall } from '@wevisu/contract/call.ts';
import { emptyReply } from '@wevisu/contract/reply.ts';
import { uploadedFile } from '@wevisu/contract/uploaded-file.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { acceptMultipart } from './accept-multipart.ts';
import { createCallTable } from './call-table.ts';
import type { ResolveSession } from './caller.ts';
import { registerCalls } from './register-calls.ts';
import type { LeastRate } from './watch-rate.ts';

const sendThing = defineCall({
  name: 'test.sendThing',
  method: 'POST',
  path: '/api/thing',
  access: 'public',
  summary: 'Sends a thing.',
  encoding: 'multipart',
  file: { field: 'thing', maxBytes: 1_000_000 },
  body: z.object({ thing: uploadedFile('Send a thing.') }),
  reply: emptyReply,
});

const PATIENT: LeastRate = { windowMs: 60_000, minBytes: 1 };
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function serve(leastRate: LeastRate) {
  // Callers are told apart by the header, as behind a balancer.
  const app = Fastify({ trustProxy: true });
  const calls = createCallTable();
  let answered = 0;
  calls.add(sendThing, async () => {
    answered += 1;
    return ok({});
  });
  await acceptMultipart(app, [sendThing], []);
  registerCalls(app, {
    calls,
    resolveSession,
    resolveApplicant: async () => null,
    resolveAiSession: async () => null,
    secondsToWait: () => 0,
    checkLargeBody: () => null,
    events: { note: () => {} },
    leastRate,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  closers.push(() => app.close());
  const { port } = app.server.address() as { port: number };
  return {
    begin: (from: string, account?: number) => begin(port, from, account),
    answered: () => answered,
  };
}

const FILE_BYTES = 2_000;
const START = [
  '--x',
  'Content-Disposition: form-data; name="thing"; filename="a.bin"',
  'Content-Type: application/octet-stream',
  '',
  '',
].join('\r\n');

/** Account 7 for 'session-of-account-7'. */
const resolveSession: ResolveSession = async (token) => ({
  userId: Number(token.split('-').at(-1)) as UserId,
  type: 'User',
  emailVerified: true,
  otpPassed: false,
  sessionHash: Buffer.from(token),
});

/** An upload whose head was sent and whose file has begun. */
async function begin(port: number, from: string, account?: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  closers.push(async () => socket.destroy());
  let reply = '';
  let left = FILE_BYTES;
  socket.setEncoding('latin1').on('data', (text) => {
    reply += text;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const head = [
    'POST /api/thing HTTP/1.1',
    'Host: shop.example',
    `X-Forwarded-For: ${from}`,
    ...(account === undefined ? [] : [`Authorization: Bearer session-of-account-${account}`]),
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${START.length + FILE_BYTES + '\r\n--x--\r\n'.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${START}`);
  const statusOf = () => Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? 0);
  return {
    closed,
    statusOf,
    drip: (bytes: number) => {
      left -= bytes;
      socket.write('.'.repeat(bytes));
    },
    finish: () => socket.write(`${'.'.repeat(left)}\r\n--x--\r\n`),
    answer: () =>
      vi.waitFor(() => {
        expect(statusOf()).toBeGreaterThan(0);
        return statusOf();
      }),
  };
}

test('an upload that brings next to nothing is cut, and its connection closed', async () => {
  const { begin: start, answered } = await serve({ windowMs: 200, minBytes: 1_000 });
  const slow = await start('10.0.0.1');
  const dripping = setInterval(() => slow.drip(1), 50);
  closers.push(async () => clearInterval(dripping));
  await slow.closed;
  expect([slow.statusOf(), answered()]).toEqual([408, 0]);
});

test('an upload that keeps the rate is read to its end', async () => {
  const { begin: start, answered } = await serve({ windowMs: 500, minBytes: 1 });
  const steady = await start('10.0.0.1');
  for (let sent = 0; sent < 60; sent += 1) {
    await sleep(20);
    steady.drip(1);
  }
  steady.finish();
  expect([await steady.answer(), answered()]).toEqual([200, 1]);
});

test('one address has four places, whoever is signed in there', async () => {
  const { begin: start } = await serve(PATIENT);
  const six = await Promise.all([1, 2, 3, 4, 5, 6].map((account) => start('10.0.0.1', account)));
  const refused = () => six.filter((one) => one.statusOf() === 503);
  await vi.waitFor(() => expect(refused()).toHaveLength(2));
  expect(six.filter((one) => one.statusOf() === 0)).toHaveLength(4);
  const other = await start('10.0.0.2');
  other.finish();
  expect(await other.answer()).toBe(200);
});

test('slow uploads from six addresses keep nobody out: the oldest makes room for a caller without one', async () => {
  const { begin: start } = await serve(PATIENT);
  const slow: Awaited<ReturnType<typeof start>>[] = [];
  for (let n = 0; n < 18; n += 1) slow.push(await start(`10.0.1.${n % 6}`));
  const refused = () => slow.filter((one) => one.statusOf() === 503).length;
  await vi.waitFor(() => expect(refused()).toBe(2));
  const other = await start('10.0.2.1');
  other.finish();
  expect(await other.answer()).toBe(200);
  await vi.waitFor(() => expect(refused()).toBe(3));
  expect(slow.filter((one) => one.statusOf() === 0)).toHaveLength(15);
});
