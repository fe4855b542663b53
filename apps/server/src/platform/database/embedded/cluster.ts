// One embedded PostgreSQL: made if it is not there, started, stopped. It listens on a socket in a folder that only
// its owner can enter, so that no port is opened and no password is needed.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { messageOf, StartupError } from '../../startup-error.ts';
import { type Binaries, locateBinaries } from './binaries.ts';
import { giveAll, makePrivateFolder } from './files.ts';
import { keepRunning } from './keep-running.ts';
import { endLeftovers } from './leftover.ts';
import { accountForInit, type Owner } from './owner.ts';
import { type Placement, placeCluster, systemFolder } from './placement.ts';
import { durable } from './settings.ts';

const superuser = 'wevisu';
/** The system's limit for a socket's path is 107 bytes on Linux and 103 on macOS; the name is `/.s.PGSQL.5432`. */
const longestSocketFolder = 103 - 15;
const logLimit = 10 * 1024 * 1024;
/** Recovery writes a new piece of its log, of 16 MB, and a checkpoint. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

export interface ClusterOptions {
  /** Exists, is writable, and is locked by us. */
  readonly dataDir: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Where root keeps what another user must reach. */
  readonly shared?: string;
  readonly log: (line: string) => void;
}

export interface Cluster {
  /** As the superuser, unless a role is named. */
  readonly urlOf: (database: string, role?: string) => string;
  /** Resolves with a reason when the database has ended by itself and starting it again did not help. */
  readonly died: Promise<string>;
  readonly stop: () => Promise<void>;
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, log, settings = durable, shared = systemFolder } = options;
  const placement = placeCluster(dataDir, shared);
  const binaries = await locateBinaries(placement.owner, shared);
  const data = join(placement.folder, 'data');

  if (existsSync(data)) {
    refuseOtherMajor(data, binaries);
  } else {
    log('Making the database');
    await createData(data, placement, binaries);
  }

  const socket = socketFolder(placement);
  const postmaster = await keepRunning({
    log,
    isDiskFull: async () => (await freeBytes(data)) < MIN_FREE_BYTES,
    start: async () => {
      // After the first start: what the killed one left behind.
      await endLeftovers(data, log);
      return start({ binaries, data, socket, settings, placement, log });
    },
  });
  return {
    ...postmaster,
    urlOf: (database, role) => urlOfSocket(socket, database, role),
  };
}

export function urlOfSocket(folder: string, database: string, role = superuser): string {
  return `postgresql://${role}@/${database}?host=${encodeURIComponent(folder)}`;
}

function refuseOtherMajor(data: string, binaries: Binaries): void {
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (major === binaries.major) return;
  throw new StartupError(
    `The data in ${data} is of PostgreSQL ${major}, this program brings ${binaries.major}: move it with pg_dump of that version, or choose another DATA_DIR.`,
  );
}

async function createData(data: string, placement: Placement, binaries: Binaries): Promise<void> {
  // Renamed into place once complete: an interrupted first start leaves nothing that looks like data.
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const account = placement.owner && accountForInit();
  if (account) giveAll(placement.folder, account);
  try {
    await promisify(execFile)(
      binaries.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${superuser}`,
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
      ],
      { ...identity(account), cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } },
    );
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    if (stderr?.includes('could not look up effective user ID')) {
      throw new StartupError(
        `The user who runs this (${process.getuid?.()}) has no account on this system, which making a PostgreSQL needs: start as one who has, or set DATABASE_URL.`,
      );
    }
    const reason = stderr?.trim().split('\n')[0] || messageOf(error);
    throw new StartupError(`The database can't be made: ${reason}`, { cause: error });
  } finally {
    if (placement.owner) giveAll(placement.folder, placement.owner);
  }
  renameSync(unfinished, data);
}

function identity(owner: Owner | null) {
  return owner ? { uid: owner.uid, gid: owner.gid } : {};
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function socketFolder({ folder, owner }: Placement): string {
  const near = join(folder, 'socket');
  // A socket left by a killed run would look like a server that still listens.
  rmSync(near, { recursive: true, force: true });
  const isShort = Buffer.byteLength(near) <= longestSocketFolder;
  const socket = isShort ? near : mkdtempSync('/tmp/wevisu-socket-');
  makePrivateFolder(socket, owner);
  return socket;
}

interface StartOptions {
  readonly binaries: Binaries;
  readonly data: string;
  readonly socket: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly placement: Placement;
  readonly log: (line: string) => void;
}

async function start(options: StartOptions) {
  const { binaries, data, socket, placement, log } = options;
  const settings = {
    ...options.settings,
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${socket.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
  const logFile = join(placement.folder, 'postgres.log');
  const output = openLog(logFile);
  const logStart = statSync(logFile).size;
  // Detached: the terminal's Ctrl-C goes to us alone, who stop the database when the last request is done.
  const child = spawn(
    binaries.postgres,
    ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    {
      ...identity(placement.owner),
      detached: true,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  // However this process ends, short of a kill -9, the database stops with it.
  const endWithUs = () => child.kill('SIGQUIT');
  process.once('exit', endWithUs);

  const reason = () => fatalLine(readFileSync(logFile).subarray(logStart).toString(), logFile);
  let stopping = false;
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  }).then(() => {
    ended = true;
    process.off('exit', endWithUs);
  });

  async function stop() {
    stopping = true;
    await end(child, exited);
    if (socket.startsWith('/tmp/')) rmSync(socket, { recursive: true, force: true });
  }

  await untilReady({ data, child, hasEnded: () => ended, log });
  if (ended) throw new StartupError(`The database does not start: ${reason()}`);
  const died = new Promise<string>((resolve) => {
    void exited.then(() => {
      if (!stopping) resolve(reason());
    });
  });
  return { died, stop };
}

function openLog(file: string): number {
  const full = existsSync(file) && statSync(file).size > logLimit;
  return openSync(file, full ? 'w' : 'a', 0o600);
}

function fatalLine(text: string, file: string): string {
  const line = text.split('\n').find((part) => /(FATAL|PANIC):/.test(part));
  return `${line?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? 'it ended'} (see ${file})`;
}

interface Waiting {
  readonly data: string;
  readonly child: ChildProcess;
  readonly hasEnded: () => boolean;
  readonly log: (line: string) => void;
}

/** The postmaster writes its state into its pid file. Recovery after a crash takes as long as it takes. */
async function untilReady({ data, child, hasEnded, log }: Waiting): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  const started = Date.now();
  let lastLogged = 0;
  while (!hasEnded()) {
    if (existsSync(pidFile)) {
      const lines = readFileSync(pidFile, 'utf8').split('\n');
      if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
    }
    const seconds = Math.floor((Date.now() - started) / 1000);
    if (seconds >= lastLogged + 5) {
      lastLogged = seconds;
      log(`The database is recovering (${seconds} s)`);
    }
    await sleep(10);
  }
}

async function end(child: ChildProcess, exited: Promise<void>): Promise<void> {
  // Fast shutdown: sessions are ended, everything is written. Where that hangs, immediate: the next start recovers.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const limit = new AbortController();
    const ended = await Promise.race([
      exited.then(() => true),
      sleep(60_000, false, { signal: limit.signal }).catch(() => false),
    ]);
    limit.abort();
    if (ended) return;
  }
}
