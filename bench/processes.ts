// The measured processes: one server, one floor, each running alone while it is measured.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { ensureBuilt } from '../scripts/setup/product-build.mjs';
import { serverEnvironment, serverFlags } from '../scripts/setup/server-flags.mjs';
import type { FloorPlan } from './floor-server.ts';
import type { PageFloorPlan } from './page-floor-server.ts';

const root = resolve(import.meta.dirname, '..');
const START_LIMIT_MS = 180_000;

export interface MeasuredProcess {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds until the first reply. */
  readonly startMs: number;
  /** Memory in use now, in MB (10^6 bytes). */
  memoryMb(): Promise<number>;
  /** Peak memory so far, in MB (10^6 bytes). */
  peakMb(): Promise<number>;
  stop(): Promise<void>;
}

/** The real program, in production mode, on an existing database. */
export async function startServer(
  databaseUrl: string,
  { dataDir, connections }: { readonly dataDir: string; readonly connections: number },
): Promise<MeasuredProcess> {
  await ensureBuilt();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [...serverFlags, 'apps/server/build/main.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...serverEnvironment,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DEMO_DATA: 'off',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(connections),
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: origin,
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  await answers(child, `${origin}/api/brands`);
  return measured(child, origin, performance.now() - started);
}

export function startFloor(plan: FloorPlan): Promise<MeasuredProcess> {
  return startFork('floor-server.ts', plan);
}

export function startPageFloor(plan: PageFloorPlan): Promise<MeasuredProcess> {
  return startFork('page-floor-server.ts', plan);
}

async function startFork(file: string, plan: FloorPlan | PageFloorPlan): Promise<MeasuredProcess> {
  const started = performance.now();
  const child = fork(resolve(import.meta.dirname, file), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(plan);
  const [{ origin }] = await once(child, 'message');
  return measured(child, origin, performance.now() - started);
}

function measured(child: ChildProcess, origin: string, startMs: number): MeasuredProcess {
  const readMb = async (field: 'VmRSS' | 'VmHWM') => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
    return Math.round((Number(kilobytes) * 1024) / 1e6);
  };
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: Math.round(startMs),
    memoryMb: () => readMb('VmRSS'),
    peakMb: () => readMb('VmHWM'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + START_LIMIT_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await new Promise((wake) => setTimeout(wake, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not answer within ${START_LIMIT_MS} ms`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
