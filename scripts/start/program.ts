// The real program, started as a person would, for the start and stop tests.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { testFolder } from '../../apps/server/src/platform/database/test-folder.ts';

export const root = resolve(import.meta.dirname, '../..');

export interface Ended {
  readonly code: number | null;
  readonly output: string;
  /** Lines of standard error. */
  readonly errors: readonly string[];
}

export interface Program {
  readonly port: number;
  readonly origin: string;
  /** Resolves once it serves; rejects with its output if it exits before. */
  readonly serving: () => Promise<void>;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<Ended>;
  readonly pid: number;
}

export interface StartOptions {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The user who runs it; by default the one who runs the tests. */
  readonly uid?: number;
  readonly port?: number;
  /** Forwards its errors, if nothing checks them at the end. */
  readonly showErrors?: boolean;
  /** The checkout to start it from. */
  readonly from?: string;
  /** Start it with `npm start`, which then gets the signals. */
  readonly byNpm?: boolean;
}

export async function startProgram(options: StartOptions): Promise<Program> {
  const port = options.port ?? (await freePort());
  const from = options.from ?? root;
  const node = join(from, 'node_modules/node/bin/node');
  const [command, args] = options.byNpm
    ? ['npm', ['start']]
    : [node, [join(from, 'apps/server/build/main.mjs')]];
  const child = spawn(command, args, {
    cwd: from,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: options.dataDir,
      PORT: String(port),
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      ...options.env,
    },
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const parts = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    parts.out += text;
  });
  child.stderr.on('data', (text) => {
    parts.err += text;
    if (options.showErrors) process.stderr.write(text);
  });
  const ended = new Promise<Ended>((done) => {
    child.once('close', (code) => {
      running.delete(child);
      const errors = parts.err.split('\n').filter((line) => line !== '');
      done({ code, output: parts.out + parts.err, errors });
    });
  });
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended,
    signal: (signal) => child.kill(signal),
    serving: () =>
      new Promise((done, fail) => {
        const look = () => parts.out.includes('serves at') && done();
        child.stdout.on('data', look);
        look();
        void ended.then(({ output }) => fail(new Error(`It ended: ${output}`)));
      }),
  };
}

const running = new Set<ChildProcess>();

export function endAllPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A new folder that every user can enter. */
export function makeFolder(name = 'start', parent = testFolder()): string {
  const folder = mkdtempSync(join(parent, `wevisu-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** A copy of the product in a folder that only that user can enter. */
export function copyCheckout(uid: number): string {
  // Programs can be run from it.
  const folder = makeFolder('checkout', tmpdir());
  for (const part of ['apps', 'packages', 'db', 'package.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
  }
  const modules = join(root, 'node_modules');
  // Hard links take no space, but do not work across file systems.
  try {
    execFileSync('cp', ['-al', modules, folder], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', modules, folder]);
  }
  chmodSync(folder, 0o700);
  chownSync(folder, uid, uid);
  return folder;
}

/** Removes a data folder, its parent folder, its database, and whatever still runs in it. */
export function removeData(dataDir: string): void {
  const database = databaseFolder(dataDir);
  for (const pid of processesIn(join(database, 'data'))) killIfThere(pid);
  rmSync(database, { recursive: true, force: true });
  const folder = /^.*\/wevisu-[a-z]+-[^/]+/.exec(dataDir)?.[0] ?? dataDir;
  rmSync(folder, { recursive: true, force: true });
}

export function databaseFolder(dataDir: string): string {
  const pointer = join(dataDir, 'postgres-location');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres');
}

/** Ids of the processes whose working directory is that folder: its PostgreSQL. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Ids of a process's direct children. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((child) => child !== '')
    .map(Number);
}

/** The command line of a process. */
export function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
}

export function makeDataDir(parent?: string): string {
  const dataDir = join(makeFolder('start', parent), 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  return dataDir;
}

/** Below the ephemeral port range, so that nobody takes it meanwhile. */
const FIRST_PORT = 20_000;
const PORTS = 12_000;

/** A free port, for a program that will listen only later. */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
  const isFree = await new Promise<boolean>((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
  return isFree ? port : freePort();
}

/** Runs SQL on the data of a running program, through the socket next to its data. */
export function urlOf(dataDir: string): string {
  const socket = join(databaseFolder(dataDir), 'socket');
  return `postgresql://wevisu@/wevisu?host=${encodeURIComponent(socket)}`;
}

/** A process that was listed may have ended since. */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
