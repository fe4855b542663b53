// One PostgreSQL per run of the tests: embedded and thrown away, or the one that TEST_DATABASE_URL or DATABASE_URL
// names. It holds a migrated template, from which every test file gets a database of its own.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readTestDatabaseUrl } from '../config.ts';
import { installJobs } from '../jobs/install-jobs.ts';
import { openPool } from './connection.ts';
import { startCluster } from './embedded/cluster.ts';
import { endLeftovers } from './embedded/leftover.ts';
import { throwaway } from './embedded/settings.ts';
import { migrate } from './migrate.ts';
import { requireUsable } from './open-database.ts';
import { grantToServer } from './server-role.ts';
import { administer, createDatabase, dropDatabase, withDatabase } from './test-databases.ts';
import { testFolder, testFolders } from './test-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly testServerUrl: string;
    readonly testTemplate: string;
    /** Whom the app works as in tests. */
    readonly testServerRole: { readonly name: string; readonly password: string };
  }
}

const prefix = 'wevisu-test-';

/** Vitest calls it once per run, before the first test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer();
  const template = `wevisu_template_${randomBytes(4).toString('hex')}`;
  await createDatabase(server.url, template, null);
  const url = withDatabase(server.url, template);
  await migrate(url);
  const owner = openPool(url, { connections: 2, statementTimeoutMs: 0, onError: () => {} });
  await installJobs(owner);
  await owner.end();
  const role = { name: `${template}_server`, password: randomBytes(16).toString('hex') };
  await administer(server.url, (client) =>
    client.query(`create role "${role.name}" login password '${role.password}'`),
  );
  await grantToServer(url, role.name);
  project.provide('testServerRole', role);
  project.provide('testServerUrl', server.url);
  project.provide('testTemplate', template);

  return async () => {
    if (server.embedded) return server.stop();
    const made = await administer(server.url, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        `select datname from pg_database where starts_with(datname, $1)`,
        [template],
      );
      return rows.map((row) => row.datname);
    });
    for (const name of made) await dropDatabase(server.url, name);
    await administer(server.url, (client) => client.query(`drop role "${role.name}"`));
  };
}

export async function openTestServer() {
  const given = readTestDatabaseUrl();
  if (given) {
    await requireUsable(given, 'TEST_DATABASE_URL');
    return { url: given, embedded: false, stop: async () => {} };
  }
  await removeAbandoned();
  const dataDir = join(testFolder(), `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`);
  mkdirSync(dataDir, { recursive: true });
  // The database's own user must pass through it where the tests run as root.
  chmodSync(dataDir, 0o711);
  const cluster = await startCluster({ dataDir, settings: throwaway, log: () => {} });
  return {
    url: cluster.urlOf('postgres'),
    embedded: true,
    stop: async () => {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Clusters of test runs that were killed before they could clean up. */
async function removeAbandoned(): Promise<void> {
  const all = testFolders.filter((folder) => existsSync(folder));
  for (const path of all.flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  )) {
    const pid = Number(/\/wevisu-test-(\d+)-[0-9a-f]+$/.exec(path)?.[1] ?? 0);
    if (pid === 0 || isAlive(pid)) continue;
    try {
      await endLeftovers(join(path, 'postgres/data'), () => {});
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Another user's: theirs to remove.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
