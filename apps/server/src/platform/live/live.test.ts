import { afterEach, beforeAll, expect, test } from 'vitest';
import { type App, createApp } from '../../app.ts';
import { say, type TestChat, testChat } from '../../features/chat/test-chat.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { parseConfig } from '../config.ts';
import { atFileEnd } from '../database/test-closers.ts';
import { addLiveJobs } from './jobs.ts';
import { hint } from './publish.ts';
import { openReader, type Reader } from './test-reader.ts';

let app: TestApp;
let room: TestChat;
/** Addresses of two processes' servers on one database. */
let first: string;
let second: string;
let secondApp: App;
const readers: Reader[] = [];

beforeAll(async () => {
  app = await testApp({ connections: 20 });
  room = await testChat(app);
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://shop.example' };
  const config = parseConfig({ ...env, DATA_DIR: app.dataDir });
  secondApp = await createApp({ config, pool: app.serverPool, now: () => new Date() });
  await secondApp.start();
  atFileEnd(() => secondApp.close());
  first = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  second = await secondApp.http.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => {
  for (const reader of readers.splice(0)) reader.stop();
});

async function read(origin: string, token: string, lastId?: string): Promise<Reader> {
  const reader = await openReader({ origin, token, ...(lastId === undefined ? {} : { lastId }) });
  readers.push(reader);
  return reader;
}

const seqs = (reader: Reader) =>
  reader.events.flatMap(({ kind, data }) => (kind === 'chat' ? [data.seq] : []));

test('API-39 a stream needs a session that may call, and is not compressed', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${first}/api/live`, { headers });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ authorization: 'Bearer made-up-token-of-nobody' })).status).toBe(401);
  const staff = await app.createAccount({ email: 'staff@live.example', type: 'Admin' });
  expect((await ask({ authorization: `Bearer ${staff.token}` })).status).not.toBe(200);
  const reader = await read(first, room.owner.token);
  expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reader.headers.get('content-encoding')).toBeNull();
  await reader.until(() => reader.events.some(({ kind }) => kind === 'ready'));
});

test('CHAT-01 what is sent at one server arrives at the other, and nowhere else', async () => {
  const [pro, stranger] = [
    await read(second, room.pro.token),
    await read(second, (await room.shop.addHomeowner()).token),
  ];
  await pro.until(() => pro.events.length === 1);
  await say(app, room.owner.token, { project: room.key, text: 'Over there' });
  await pro.until(() => seqs(pro).length === 1);
  const heard = pro.events.find(({ kind }) => kind === 'chat');
  expect(heard?.data).toMatchObject({ room: room.key });
  await hint(app.serverPool, {
    ...{ topics: ['room:0'], kind: 'typing', data: {} },
    wake: [room.pro.userId as never],
  });
  await stranger.until(() => stranger.events.length === 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const kinds = (reader: Reader) => reader.events.map(({ kind }) => kind).sort();
  expect(kinds(stranger)).toEqual(['ready']);
  // Who is told of the message is told at once that there is a notification.
  expect(kinds(pro)).toEqual(['chat', 'notifications', 'ready']);
});

test('a cut line goes on at the other server by Last-Event-ID: nothing is missed, nothing comes twice', async () => {
  const other = await testChat(app);
  const heard: number[] = [];
  const opening = await read(first, other.pro.token);
  await opening.until(() => opening.events.length === 1);
  let lastId = opening.lastId();
  opening.stop();
  const sending = (async () => {
    for (let n = 0; n < 55; n += 1) {
      await say(app, other.owner.token, { project: other.key, text: `Message ${n}` });
    }
  })();
  for (let turn = 0; turn < 6; turn += 1) {
    const reader = await read(turn % 2 === 0 ? first : second, other.pro.token, lastId);
    await reader.until(() => seqs(reader).length >= 8);
    reader.stop();
    heard.push(...seqs(reader));
    lastId = reader.lastId();
  }
  await sending;
  const last = await read(second, other.pro.token, lastId);
  await last.until(() => heard.length + seqs(last).length >= 55);
  heard.push(...seqs(last));
  const [start = 0] = heard;
  expect(heard).toEqual(Array.from({ length: 55 }, (_, at) => start + at));
});

test('events of changes that commit out of turn are all heard, in one order', async () => {
  const other = await testChat(app);
  const third = await testChat(app);
  const reader = await read(first, other.owner.token);
  await reader.until(() => reader.events.length === 1);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => [
      say(app, other.pro.token, { project: other.key, text: `A ${n}` }),
      say(app, third.pro.token, { project: third.key, text: `B ${n}` }),
    ]).flat(),
  );
  await reader.until(() => seqs(reader).length === 20);
  expect(seqs(reader)).toEqual(seqs(reader).toSorted((a, b) => a - b));
});

test('a stream ends when its session does, and says nothing of a room that is no longer seen', async () => {
  const other = await testChat(app);
  const pro = await read(first, other.pro.token);
  const owner = await read(first, other.owner.token);
  await pro.until(() => pro.events.length === 1);
  await owner.until(() => owner.events.length === 1);
  await app.pool.query('update projects set shared_to_pro_at = null where id = $1', [
    other.projectId,
  ]);
  await say(app, other.owner.token, { project: other.key, text: 'Among us' });
  await owner.until(() => seqs(owner).length === 1);
  expect(seqs(pro)).toEqual([]);
  await app.pool.query('delete from sessions where user_id = $1', [other.owner.userId]);
  await app.pool.query("update users set status = 'Deactive' where id = $1", [other.pro.userId]);
  await app.serverPool.query("select pg_notify('live_events', '*')");
  await owner.until(() => owner.isOver());
  await pro.until(() => pro.isOver());
});

test('a person has a limited number of streams', async () => {
  const { token } = await room.shop.addHomeowner();
  for (let n = 0; n < 8; n += 1) await read(first, token);
  const headers = { authorization: `Bearer ${token}` };
  const ninth = await fetch(`${first}/api/live`, { headers });
  expect([ninth.status, ninth.headers.get('retry-after')]).toEqual([429, '60']);
});

test('a place that is no longer kept, or never was, starts anew', async () => {
  const reader = await read(first, room.pro.token, '999999999');
  await reader.until(() => reader.events.length === 1);
  expect(reader.events[0]?.kind).toBe('reset');
  await say(app, room.pro.token, { project: room.key, text: 'Before the sweep' });
  await app.pool.query("update live_events set created_at = now() - interval '2 days'");
  const jobs = new Map<string, () => Promise<void>>();
  const queue = {
    every: (name: string, _: string, run: () => Promise<void>) => jobs.set(name, run),
  };
  addLiveJobs(queue as never, { pool: app.serverPool, now: () => new Date() });
  await jobs.get('live.drop-old')?.();
  const { rows } = await app.pool.query('select count(*)::int as n from live_events');
  expect(rows[0].n).toBe(1);
  const old = await read(first, room.pro.token, '1');
  await old.until(() => old.events.length === 1);
  expect(old.events[0]?.kind).toBe('reset');
});

test('a server that stops ends its streams at once', async () => {
  const reader = await read(second, room.pro.token);
  await reader.until(() => reader.events.length === 1);
  await secondApp.close();
  await reader.until(() => reader.isOver());
});
