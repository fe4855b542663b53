import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/database/test-database.ts';
import { startTestS3 } from '../../../platform/storage/test-s3.ts';
import { deleteStill } from '../delete-still.ts';
import { disownStill } from '../store/stills.ts';
import { until } from '../test-stills.ts';
import { type StillFile, stillFileKey } from './still-files.ts';
import type { StillWorker } from './still-worker.ts';
import { isRunning, testStillWorker } from './test-still-worker.ts';

// Each still starts a process and its threads, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

let db: TestDatabase;
let world: Awaited<ReturnType<typeof testStillWorker>>;
let dataDir: string;
let workers: StillWorker[] = [];

beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'wevisu-stills-'));
  world = await testStillWorker(db, dataDir);
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  workers = [];
});

function open(over: Parameters<typeof world.open>[0] = {}): StillWorker {
  const worker = world.open(over);
  workers.push(worker);
  worker.start();
  return worker;
}

async function person() {
  const userId = await world.newUser();
  return { userId, projectId: await world.newProject(userId) };
}

const ended = (id: number) =>
  until(async () => {
    const row = await world.row(id);
    return row === null || row.done_at || row.failed_at ? { row } : null;
  }).then(({ row }) => row);
const sampled = (id: number, least: number) =>
  until(async () => ((await world.row(id))?.samples_done ?? 0) >= least);
/** The least that it had until it was done: what begins anew has nothing for a moment. */
async function endedFrom(id: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  await until(async () => {
    const now = await world.row(id);
    least = Math.min(least, now.samples_done);
    return now.done_at;
  });
  return least;
}
const file = (key: string, kind: StillFile) => world.files.get(stillFileKey(key, kind));
const pidOf = (worker: StillWorker) => until(async () => worker.pid);

/** Takes a few seconds, and keeps eight times what it has. */
const LONG = 64;

/** What a still of so many samples is where nothing disturbs it. */
const wholes = new Map<number, Promise<Buffer>>();
function whole(samples: number): Promise<Buffer> {
  const made = wholes.get(samples) ?? draw(samples);
  wholes.set(samples, made);
  return made;
}
async function draw(samples: number): Promise<Buffer> {
  const worker = open();
  const { id, key } = await world.ask(await person(), samples);
  worker.wake();
  expect((await ended(id)).done_at).not.toBeNull();
  await worker.close();
  return (await file(key, 'full')) ?? Buffer.alloc(0);
}

describe('G-39 a still in line', () => {
  test('is drawn, tells how far it is, and leaves its two pictures alone', async () => {
    const { id, key } = await world.ask(await person(), 8);
    const before = await world.keptFiles();
    open();
    await until(async () => (await world.row(id)).picture > 0);
    expect(await file(key, 'small')).not.toBeNull();
    const row = await ended(id);
    expect(row).toMatchObject({ samples_done: 8, worker: null, document: null, failed_at: null });
    expect(row.picture).toBeGreaterThan(1);
    const names = (await world.keptFiles()).filter((name) => !before.includes(name));
    const own = key.replace('stills/', '');
    await until(async () => (await file(key, 'state')) === null);
    expect(names.filter((name) => !name.endsWith('.state'))).toEqual([
      `${own}-small.webp`,
      `${own}.png`,
    ]);
  });

  test('whose process is killed goes on from what was kept, to the bytes of an undisturbed one', async () => {
    const undisturbed = await whole(LONG);
    const worker = open();
    const { id, key } = await world.ask(await person(), LONG);
    worker.wake();
    await sampled(id, 8);
    process.kill(await pidOf(worker), 'SIGKILL');
    await until(async () => (await world.row(id)).tries === 2);
    expect(await endedFrom(id)).toBeGreaterThanOrEqual(8);
    expect((await world.row(id)).tries).toBe(2);
    expect(await file(key, 'full')).toEqual(undisturbed);
    expect(world.errors.at(-1)).toContain('SIGKILL');
  });

  test('goes back into line where its server stops, and another goes on', async () => {
    const undisturbed = await whole(LONG);
    const first = open();
    const { id, key } = await world.ask(await person(), LONG);
    first.wake();
    await sampled(id, 8);
    const pid = await pidOf(first);
    await first.close();
    expect(isRunning(pid)).toBe(false);
    const left = await world.row(id);
    expect(left).toMatchObject({ worker: null, tries: 0 });
    expect(left.samples_done).toBeGreaterThanOrEqual(8);
    open();
    expect(await endedFrom(id)).toBeGreaterThanOrEqual(8);
    expect(await file(key, 'full')).toEqual(undisturbed);
  });

  test('of a server that is no more is taken up once its lease has run out', async () => {
    const { id } = await world.ask(await person(), 1);
    const lease = (ends: string) =>
      db.pool.query(
        `update stills set worker = gen_random_uuid(), tries = 1, leased_until = clock_timestamp() + $2::interval
         where id = $1`,
        [id, ends],
      );
    await lease('1 hour');
    const worker = open();
    const { id: other } = await world.ask(await person(), 1);
    worker.wake();
    await ended(other);
    expect(await world.row(id)).toMatchObject({ done_at: null, tries: 1 });
    await lease('-1 second');
    expect(await ended(id)).toMatchObject({ failed_at: null, tries: 2 });
  });

  test('whose process dies three times has failed, and the next one is drawn', async () => {
    const worker = open();
    const { id, key } = await world.ask(await person(), LONG);
    worker.wake();
    for (let tries = 1; tries <= 3; tries++) {
      await until(async () => (await world.row(id)).tries === tries && worker.pid !== undefined);
      const pid = await pidOf(worker);
      process.kill(pid, 'SIGKILL');
      await until(async () => worker.pid !== pid);
    }
    expect(await ended(id)).toMatchObject({ tries: 3, done_at: null, document: null });
    await until(async () => (await file(key, 'state')) === null);
    const next = await world.ask(await person(), 1);
    worker.wake();
    expect((await ended(next.id)).done_at).not.toBeNull();
  });

  test('that takes more memory than it may ends alone', async () => {
    const limits = { beginMs: 120_000, passMs: 120_000, maxDataKb: 900_000 };
    const worker = open({ limits, maxTries: 1 });
    const { id } = await world.ask(await person(), 1);
    worker.wake();
    expect((await ended(id)).failed_at).not.toBeNull();
    expect(world.errors.at(-1)).toMatch(new RegExp(`^Still ${id}: it ended with`));
  });

  test('that comes to nothing in its time ends', async () => {
    const limits = { beginMs: 300, passMs: 120_000, maxDataKb: 9_000_000 };
    const worker = open({ limits, maxTries: 1 });
    const { id } = await world.ask(await person(), 1);
    worker.wake();
    expect((await ended(id)).failed_at).not.toBeNull();
    expect(world.errors.at(-1)).toBe(`Still ${id}: it took too long to begin`);
  });
});

describe('G-39 a still that is not wanted any more', () => {
  const deps = (worker: StillWorker) => ({ pool: db.pool, files: world.files, worker });

  test('ends at once with its process, and leaves no file', async () => {
    const worker = open();
    const before = await world.keptFiles();
    const who = await person();
    const { id } = await world.ask(who, LONG);
    worker.wake();
    await sampled(id, 2);
    const pid = await pidOf(worker);
    await deleteStill(deps(worker), { ...who, id });
    expect(isRunning(pid)).toBe(false);
    expect([await world.row(id), await world.keptFiles()]).toEqual([null, before]);
  });

  test('ends also where another server was asked to delete it', async () => {
    const worker = open();
    const before = await world.keptFiles();
    const who = await person();
    const { id } = await world.ask(who, LONG);
    worker.wake();
    await sampled(id, 2);
    const pid = await pidOf(worker);
    await deleteStill(deps(world.open()), { ...who, id });
    await until(async () => !isRunning(pid));
    await until(async () => (await world.row(id)) === null);
    expect(await world.keptFiles()).toEqual(before);
  });

  test('is not begun, and one that is done in the same moment leaves no file', async () => {
    const before = await world.keptFiles();
    const who = await person();
    const asked = [await world.ask(who, 1), await world.ask(who, 1)] as const;
    await deleteStill(deps(world.open()), { ...who, id: asked[0].id });
    expect(await world.row(asked[0].id)).toBeNull();
    // Its lease is not looked at any more until it is done.
    const worker = open({ beatMs: 60_000 });
    await pidOf(worker);
    await disownStill(db.pool, { ...who, id: asked[1].id });
    await until(async () => (await world.row(asked[1].id)) === null);
    expect(await world.keptFiles()).toEqual(before);
  });
});

test('G-39 in a store of files elsewhere another server goes on from what the first one has kept', async () => {
  const undisturbed = await whole(LONG);
  const s3 = await startTestS3();
  const away = await testStillWorker(db, dataDir, s3.settings);
  const first = away.open();
  first.start();
  const { id, key } = await away.ask(await person(), LONG);
  first.wake();
  await sampled(id, 8);
  await first.close();
  const second = away.open();
  workers.push(second);
  second.start();
  expect(await endedFrom(id)).toBeGreaterThanOrEqual(8);
  expect(await away.files.get(stillFileKey(key, 'full'))).toEqual(undisturbed);
  await until(async () => s3.objects.size === 2);
  expect([...s3.objects.keys()].sort()).toEqual([
    `/pictures/${key}-small.webp`,
    `/pictures/${key}.png`,
  ]);
  s3.close();
});

test('G-39 a process that draws ends with its server, however that ends', async () => {
  const program = join(import.meta.dirname, 'test-server-that-dies.ts');
  const server = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(server.stdout, 'data');
  const pid = Number(String(said));
  expect(isRunning(pid)).toBe(true);
  server.kill('SIGKILL');
  await until(async () => !isRunning(pid));
});
