// Where the database's files lie: in DATA_DIR, or, when root starts us from a folder that the database's own
// unprivileged user can't enter, in a folder of the system, with a pointer to it in DATA_DIR.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartupError } from '../../startup-error.ts';
import { makePrivateFolder, moveFolder } from './files.ts';
import { canEnter, isRoot, type Owner, ownerOf, unusedOwner } from './owner.ts';

export const systemFolder = '/var/lib/wevisu';

export interface Placement {
  /** Holds `data`, `socket` and `postgres.log`; exists, and no one but the owner and root can enter it. */
  readonly folder: string;
  /** Null: the user who runs us. */
  readonly owner: Owner | null;
}

export function placeCluster(dataDir: string, shared = systemFolder): Placement {
  const real = realpathSync(dataDir);
  const inside = join(real, 'postgres');
  const pointer = join(real, 'postgres-location');

  if (existsSync(pointer)) return pointedAt(pointer, dataDir);
  if (!isRoot()) {
    makePrivateFolder(inside, null);
    return { folder: inside, owner: null };
  }

  const exists = existsSync(join(inside, 'data'));
  const owner = exists ? ownerOf(inside) : unusedOwner();
  if (canEnter(real, owner) && canOwn(inside, owner)) return { folder: inside, owner };

  const folder = newFolder(real, shared, owner);
  if (exists) moveFolder(inside, folder, owner);
  writeFileSync(pointer, `${folder}\n`);
  return { folder, owner };
}

function pointedAt(pointer: string, dataDir: string): Placement {
  const folder = readFileSync(pointer, 'utf8').trim();
  if (!isRoot()) {
    throw new StartupError(
      `The database of ${dataDir} was made by root and lies in ${folder}: start as root, or choose another DATA_DIR.`,
    );
  }
  if (!existsSync(folder)) {
    throw new StartupError(
      `The database folder ${folder} is gone: put it back, or remove ${pointer} to start with an empty database.`,
    );
  }
  return { folder, owner: ownerOf(folder) };
}

/** False if the file system does not let root change owners (network and shared folders). */
function canOwn(folder: string, owner: Owner): boolean {
  const existed = existsSync(folder);
  try {
    makePrivateFolder(folder, owner);
    return true;
  } catch {
    if (!existed) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

/**
 * The hash in the name identifies its data folder. A new one is made whenever that folder has no pointer:
 * removing a data folder starts afresh and destroys nothing here.
 */
function newFolder(dataDir: string, shared: string, owner: Owner): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const folder = join(shared, `${hash}-${randomBytes(4).toString('hex')}`);
  try {
    mkdirSync(shared, { recursive: true, mode: 0o711 });
    makePrivateFolder(folder, owner);
  } catch (error) {
    throw new StartupError(
      unusable(dataDir, owner, `${shared} can't be used instead (${codeOf(error)})`),
      {
        cause: error,
      },
    );
  }
  if (!canEnter(shared, owner)) {
    throw new StartupError(unusable(dataDir, owner, `${shared} neither`));
  }
  return folder;
}

function unusable(dataDir: string, owner: Owner, why: string): string {
  return `Root can't run the embedded PostgreSQL here: its user ${owner.uid} can't use ${dataDir}, and ${why}. Start as an ordinary user, choose a DATA_DIR that others may enter, or set DATABASE_URL.`;
}
