// Generates the table types from the migrations; with --check it only reports whether they are current.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import {
  createDatabase,
  dropDatabase,
  withDatabase,
} from '../apps/server/src/platform/database/test-databases.ts';
import { openTestServer } from '../apps/server/src/platform/database/test-server.ts';

const root = resolve(import.meta.dirname, '..');
const target = join(root, 'apps/server/src/platform/database/tables.generated.ts');

const generated = await generate();
if (!process.argv.includes('--check')) {
  await writeFile(target, generated);
} else if (generated !== (await readFile(target, 'utf8').catch(() => ''))) {
  console.error('The table types do not match the migrations: run npm run db:types');
  process.exitCode = 1;
}

async function generate(): Promise<string> {
  const server = await openTestServer();
  const name = `wevisu_types_${randomBytes(4).toString('hex')}`;
  const folder = await mkdtemp(join(tmpdir(), 'wevisu-types-'));
  const file = join(folder, 'tables.ts');
  try {
    await createDatabase(server.url, name, null);
    const url = withDatabase(server.url, name);
    await migrate(url);
    await promisify(execFile)(process.execPath, [
      join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      ...['--dialect', 'postgres', '--url', url, '--out-file', file],
      ...['--default-schema', 'public', '--exclude-pattern', 'schema_migrations'],
      // The same parsing as platform/database/connection.ts.
      ...['--date-parser', 'string', '--type-mapping', JSON.stringify({ int8: 'number' })],
    ]);
    return await readFile(file, 'utf8');
  } finally {
    await dropDatabase(server.url, name);
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
