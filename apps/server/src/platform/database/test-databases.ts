// Making, cloning and dropping databases of a PostgreSQL server that tests run on.
import type pg from 'pg';
import { withClient } from './connection.ts';
import { isInMemory } from './test-folder.ts';

export function withDatabase(url: string, database: string): string {
  return url.replace(/^(\w+:\/\/[^/]*)\/[^?]*/, `$1/${database}`);
}

export function asRole(
  url: string,
  { name, password }: { readonly name: string; readonly password: string },
): string {
  return url.replace(/^(\w+:\/\/)([^@/]*@)?/, `$1${name}:${password}@`);
}

export function administer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient({ connectionString: url }, work);
}

/** Null as a template: an empty database, of the same locale on every server. */
export async function createDatabase(serverUrl: string, name: string, template: string | null) {
  await administer(serverUrl, (client) =>
    client.query(
      template
        ? `create database "${name}" template "${template}" ${strategyOf(serverUrl)}`
        : `create database "${name}" template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
    ),
  );
}

/** In memory its files are copied four times faster than they are written through the log, on a disk not half as fast. */
function strategyOf(serverUrl: string): string {
  return isInMemory(serverUrl) ? 'strategy file_copy' : '';
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await administer(serverUrl, (client) =>
    client.query(`drop database if exists "${name}" with (force)`),
  );
}
