import { defineCall } from '@wevisu/contract/call.ts';
import type { FastifyRequest } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { answerCall } from '../http/answer-call.ts';
import { createCallTable, type RegisteredCall } from '../http/call-table.ts';
import { createKeptPages } from './kept-pages.ts';

// The requirement: a page is right within a second after a change that no notice announces.
const SECOND = 1_000;

const getStock = defineCall({
  name: 'getStock',
  summary: 'How many there are',
  method: 'GET',
  path: '/api/stock',
  access: 'public',
  reply: z.object({ success: z.boolean(), message: z.string(), stock: z.number() }),
});
const caller = { user: null, address: '::1', userAgent: '', cookies: '', requestId: '1' };
const request = { method: 'GET', url: '/product/a', headers: {} } as FastifyRequest;

let now: number;
let stock: number;
let version: string;
let asked: number;
/** The database answers after this. */
let held: Promise<void>;
let pages: ReturnType<typeof createKeptPages>;

beforeEach(() => {
  [now, stock, version, asked, held] = [0, 5, '1', 0, Promise.resolve()];
  const calls = createCallTable();
  calls.add(getStock, async () => {
    asked += 1;
    const found = stock;
    await held;
    return { ok: true, value: { stock: found } };
  });
  const call = calls.get('getStock') as RegisteredCall;
  const rules = {
    keepsPath: () => true,
    cookies: [],
    followed: { getStock: 'read-again' as const },
    version: () => version,
    callerOf: () => caller,
    maxBytes: 1_000_000,
    now: () => now,
  };
  pages = createKeptPages(rules, async (_key, _request, { watch }) => {
    const answer = await answerCall(call, caller, {});
    watch(call, {}, answer);
    return new Response(answer.text, { headers: { 'content-type': 'text/html' } });
  });
});

async function read(): Promise<number> {
  const page = await pages.find(request, 'http://shop.example');
  if (page === null) throw new Error('no page');
  const { bytes } = await pages.plainOf(page);
  return JSON.parse(bytes.toString()).stock;
}

/** Lets background checks finish. */
async function settled() {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setImmediate(done));
}

test('a page that is read all the time shows a change within a second, and never what was before again', async () => {
  for (const every of [40, 60, 330, 470, 899, 901]) {
    for (let later = 3; later < SECOND; later += 190) {
      const before = await read();
      const changedAt = now + later;
      now = changedAt;
      stock += 1;
      let isShown = false;
      for (; now < changedAt + 2 * SECOND; now += every) {
        const shown = await read();
        await settled();
        if (isShown || now - changedAt >= SECOND) expect(shown).toBe(stock);
        else expect([before, stock]).toContain(shown);
        isShown ||= shown === stock;
      }
    }
  }
});

test('a page that nobody read for 0.9 s is checked before it is sent', async () => {
  await read();
  stock = 6;
  now = 900;
  expect(await read()).toBe(6);
});

test('readers of a fresh page never wait for the database, which is asked once for all of them', async () => {
  await read();
  let answer = () => {};
  held = new Promise((done) => {
    answer = done;
  });
  now = 700;
  expect(await Promise.all(Array.from({ length: 20 }, read))).toEqual(Array(20).fill(5));
  expect(asked).toBe(2);
  answer();
  await settled();
  now = 1_100;
  await read();
  expect(asked).toBe(2);
});

test('a notice takes effect at once, even during a background check', async () => {
  await read();
  let answer = () => {};
  held = new Promise((done) => {
    answer = done;
  });
  now = 700;
  await read();
  stock = 6;
  version = '2';
  const next = read();
  answer();
  expect(await next).toBe(6);
});
