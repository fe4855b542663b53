import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStore } from './browser-store.ts';
import { createKeptStore } from './kept-store.ts';
import { fakeIndexedDb } from './test-indexed-db.ts';

const DAY_MS = 86_400_000;
let database: ReturnType<typeof fakeIndexedDb>;
let now = 1_000_000;

beforeEach(() => {
  database = fakeIndexedDb();
  vi.stubGlobal('indexedDB', database);
});
afterEach(() => vi.unstubAllGlobals());

const open = (release = 'r1') =>
  createKeptStore({ store: browserStore('kept', 'queries'), release, now: () => now });

test('G-74 what one sign-in has seen is read by that one alone, and removed once another one reads', async () => {
  await open().write('ana', 'orders', ['WV-1']);
  expect(await open().read('ana', 'orders')).toMatchObject({ at: now, data: ['WV-1'] });
  expect(await open().read('ben', 'orders')).toBeNull();
  expect(database.kept.size).toBe(0);
});

test('G-74 what is older than a week, or of another release, is removed', async () => {
  await open().write('ana', 'orders', ['WV-1']);
  now += 8 * DAY_MS;
  await open().write('ana', 'tasks', []);
  expect([...database.kept.keys()]).toEqual(['tasks']);
  expect(await open('r2').read('ana', 'tasks')).toBeNull();
  expect(database.kept.size).toBe(0);
});

test('the newest 200 stay', async () => {
  for (let at = 0; at < 205; at += 1) {
    database.kept.set(`q${at}`, { owner: 'ana', release: 'r1', at: now - 205 + at, data: at });
  }
  await open().read('ana', 'q204');
  expect(database.kept.size).toBe(200);
  expect(database.kept.has('q4')).toBe(false);
  expect(database.kept.has('q5')).toBe(true);
});
