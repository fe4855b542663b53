// The database as the rest of the server sees it, wherever it runs.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { codeOf, messageOf, StartupError } from '../startup-error.ts';
import { openPool, withClient } from './connection.ts';
import { type Cluster, startCluster } from './embedded/cluster.ts';
import { createRoleIfMissing, roleOf, SERVER_ROLE } from './server-role.ts';

const oldestVersion = 15;
const statementTimeoutMs = 30_000;
const poolEndMs = 3_000;

export interface Database {
  readonly pool: pg.Pool;
  /** Of the server's role, for work on its own connections. */
  readonly url: string;
  /** Of the owner of the tables, for migrations and bulk loads; the same where there is one role for both. */
  readonly ownerUrl: string;
  /** Resolves with a reason when the embedded database ends by itself; never with a DATABASE_URL. */
  readonly died: Promise<string>;
  readonly close: () => Promise<void>;
}

export interface OpenDatabaseOptions {
  /** Null: the embedded one, in `dataDir`, on which the caller holds the lock. */
  readonly url: string | null;
  /** Null: the same as `url`. */
  readonly ownerUrl: string | null;
  readonly dataDir: string;
  readonly connections: number;
  readonly log: (line: string) => void;
}

export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { url, connections, log } = options;
  if (url) {
    const ownerUrl = options.ownerUrl ?? url;
    if (ownerUrl !== url) {
      await requireUsable(ownerUrl, 'DATABASE_OWNER_URL');
      await createRoleIfMissing(ownerUrl, roleOf(url));
    }
    await requireUsable(url, 'DATABASE_URL');
    return connect(url, { ownerUrl, connections, log, cluster: null });
  }
  const cluster = await startCluster({ dataDir: options.dataDir, log });
  try {
    await createDatabaseIfMissing(cluster.urlOf('postgres'), 'wevisu');
    const ownerUrl = cluster.urlOf('wevisu');
    await createRoleIfMissing(ownerUrl, { name: SERVER_ROLE, password: null });
    return connect(cluster.urlOf('wevisu', SERVER_ROLE), { ownerUrl, connections, log, cluster });
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

interface ConnectOptions {
  readonly ownerUrl: string;
  readonly connections: number;
  readonly log: (line: string) => void;
  readonly cluster: Cluster | null;
}

function connect(url: string, { ownerUrl, connections, log, cluster }: ConnectOptions): Database {
  let closing = false;
  const pool = openPool(url, {
    connections,
    statementTimeoutMs,
    onError: (error) => {
      if (!closing) log(`A database connection broke: ${error.message}`);
    },
  });
  return {
    pool,
    url,
    ownerUrl,
    died: cluster?.died ?? new Promise(() => {}),
    close: async () => {
      closing = true;
      // A client still at work (a bulk load that was interrupted) would hold this up; its session ends with the server.
      await Promise.race([pool.end(), sleep(poolEndMs, undefined, { ref: false })]);
      await cluster?.stop();
    },
  };
}

/** Throws a StartupError if the server can't be reached or is too old. */
export async function requireUsable(url: string, setting: string): Promise<void> {
  const config = { connectionString: url, connectionTimeoutMillis: 10_000 };
  const found = await withClient(config, async (client) => {
    const { rows } = await client.query<{ number: number; text: string }>(
      `select current_setting('server_version_num')::int as number,
              current_setting('server_version') as text`,
    );
    return rows[0];
  }).catch((cause: unknown) => {
    const line = `${setting}: ${withoutPassword(url)} can't be used: ${reasonOf(cause)}`;
    throw new StartupError(line, { cause });
  });
  if (found && found.number < oldestVersion * 10_000) {
    throw new StartupError(
      `${setting}: PostgreSQL ${found.text} is too old, ${oldestVersion} or newer is needed.`,
    );
  }
}

async function createDatabaseIfMissing(adminUrl: string, name: string): Promise<void> {
  await withClient({ connectionString: adminUrl }, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}

const WITHOUT_TLS =
  'it speaks no TLS: turn it on there, or set sslmode=disable on a network of your own';
const UNKNOWN_SIGNER =
  'its certificate is signed by nobody known here: set DATABASE_CA to the file of the authority';

function reasonOf(error: unknown): string {
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing listens there',
    ENOTFOUND: 'there is no such host',
    ENOENT: 'there is no such socket',
    SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_SIGNER,
    DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_SIGNER,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_SIGNER,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_SIGNER,
    ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
    CERT_HAS_EXPIRED: 'its certificate has expired',
  };
  if (messageOf(error).includes('does not support SSL')) return WITHOUT_TLS;
  return reasons[codeOf(error)] ?? messageOf(error);
}

function withoutPassword(url: string): string {
  return url.replace(/^(\w+:\/\/[^:/@]*):[^@]*@/, '$1@');
}
