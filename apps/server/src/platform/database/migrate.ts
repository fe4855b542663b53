// Numbered plain SQL files, each run once, in order, in a transaction of its own.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { messageOf, StartupError } from '../startup-error.ts';
import { withClient } from './connection.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../../../../db/migrations');

/** Any constant: processes that start together on one database take turns. */
const advisoryLock = 7_207_110_002;

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export interface MigrateOptions {
  readonly folder?: string;
  /** Whether a file that was edited after it ran is an error: in development yes, for a live database no. */
  readonly refuseChanged?: boolean;
  readonly log?: (line: string) => void;
}

export async function readMigrations(folder = migrationsFolder): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    files.map(async (file) => {
      const match = /^(\d{6})_([a-z0-9_-]+)\.sql$/.exec(file);
      if (!match) throw new Error(`${file}: a migration is named NNNNNN_name.sql`);
      const sql = await readFile(join(folder, file), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { version: Number(match[1]), name: file, sql, checksum };
    }),
  );
  migrations.forEach((migration, index) => {
    const before = migrations[index - 1];
    if (before?.version === migration.version) {
      throw new Error(`${before.name} and ${migration.name} have one number`);
    }
  });
  return migrations;
}

/** Returns the names of the files that ran now. */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  return withClient({ connectionString: url }, async (client) => {
    // Released with the connection.
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await client.query(
      `create table if not exists schema_migrations (
         version integer primary key,
         name text not null,
         checksum text not null,
         applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<Applied>(
      'select version, name, checksum from schema_migrations order by version',
    );
    refuseNewerSchema(rows, migrations);
    if (options.refuseChanged) refuseChangedFiles(rows, migrations);

    const applied = new Set(rows.map((row) => row.version));
    const pending = migrations.filter((migration) => !applied.has(migration.version));
    for (const migration of pending) {
      options.log?.(`Migrating the database: ${migration.name}`);
      await runOne(client, migration);
    }
    return pending.map((migration) => migration.name);
  });
}

async function runOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query(
      'insert into schema_migrations (version, name, checksum) values ($1, $2, $3)',
      [migration.version, migration.name, migration.checksum],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${migration.name}${lineOf(error, migration.sql)}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

function lineOf(error: unknown, sql: string): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
  return Number.isNaN(position) ? '' : `:${sql.slice(0, position).split('\n').length}`;
}

type Applied = { readonly version: number; readonly name: string; readonly checksum: string };

function refuseNewerSchema(rows: readonly Applied[], migrations: readonly Migration[]): void {
  const newest = migrations.at(-1)?.version ?? 0;
  const newer = rows.filter((row) => row.version > newest).at(-1);
  if (!newer) return;
  const known = migrations.at(-1)?.name ?? 'none';
  throw new StartupError(
    `The data is of a newer version of this program (it has ${newer.name}, this one knows up to ${known}): start the newer version.`,
  );
}

function refuseChangedFiles(rows: readonly Applied[], migrations: readonly Migration[]): void {
  const changed = migrations.filter((migration) =>
    rows.some((row) => row.version === migration.version && row.checksum !== migration.checksum),
  );
  if (changed.length === 0) return;
  const names = changed.map((migration) => migration.name).join(', ');
  throw new StartupError(
    `Changed after it ran on this data: ${names}. Write a new migration, or remove the data folder to start afresh.`,
  );
}
