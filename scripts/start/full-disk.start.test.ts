import { execFileSync, spawn } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import {
  endAllPrograms,
  freePort,
  makeDataDir,
  removeData,
  root,
  startProgram,
  urlOf,
} from './program.ts';

const MEGABYTES = 192;

const dataDir = makeDataDir();
const isMounted = mountSmallDisk();
afterEach(endAllPrograms);
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', dataDir]);
  removeData(dataDir);
});

/** Only root may. */
function mountSmallDisk(): boolean {
  const options = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=711`, 'tmpfs'];
  try {
    execFileSync('mount', [...options, dataDir], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function query(sql: string) {
  const client = new pg.Client({ connectionString: urlOf(dataDir) });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test.skipIf(!isMounted)(
  'a full disk stops the database and not the server, which goes on once there is space (skipped where no small disk can be mounted)',
  async () => {
    const program = await startProgram({ dataDir });
    await program.serving();
    await query(`insert into settings (key, value) values ('kept', '"yes"')`);
    let hasEnded = false;
    void program.ended.then(() => {
      hasEnded = true;
    });

    const filler = join(dataDir, 'filler');
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
    // No table can grow.
    await expect(
      query(
        `create table grown as select repeat(md5(n::text), 50) from generate_series(1, 5000) n`,
      ),
    ).rejects.toMatchObject({ code: '53100' });
    // The next piece of its log has no place: PostgreSQL gives up, again and again.
    await query('select pg_switch_wal()').catch(() => {});
    await query(
      `update settings set value = '"no"' where key = 'none'; select txid_current()`,
    ).catch(() => {});
    const isAway = async () => {
      const answers = await Promise.all(
        ['/healthz', '/faq', '/api/setting'].map((path) => fetch(program.origin + path)),
      );
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    };
    await vi.waitFor(isAway, { timeout: 30_000, interval: 200 });
    // Longer than three starts take.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await isAway();
    expect(hasEnded).toBe(false);

    rmSync(filler);
    await vi.waitFor(
      async () => expect((await fetch(`${program.origin}/healthz`)).status).toBe(200),
      { timeout: 60_000, interval: 200 },
    );
    expect(await query(`select value from settings where key = 'kept'`)).toEqual([
      { value: 'yes' },
    ]);
    expect((await fetch(program.origin)).status).toBe(200);
    program.signal('SIGTERM');
    expect((await program.ended).code).toBe(0);
  },
);

test('a log that cannot be written ends nothing', async () => {
  const folder = makeDataDir();
  const port = await freePort();
  const node = join(root, 'node_modules/node/bin/node');
  const command = 'exec "$0" "$1" > /dev/full';
  const child = spawn('sh', ['-c', command, node, join(root, 'apps/server/build/main.mjs')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: String(port),
      DEMO_DATA: 'off',
      LOG_LEVEL: 'trace',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const origin = `http://127.0.0.1:${port}`;
  try {
    await vi.waitFor(async () => expect((await fetch(`${origin}/healthz`)).status).toBe(200), {
      timeout: 60_000,
      interval: 200,
    });
    for (let time = 0; time < 3; time += 1) {
      expect((await fetch(`${origin}/%`)).status).toBeLessThan(500);
      expect((await fetch(`${origin}/api/setting`)).status).toBe(200);
    }
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    child.kill('SIGKILL');
    await ended;
    removeData(folder);
  }
});
