// Folders that belong to the database's own user.
import { chmodSync, cpSync, lchownSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../startup-error.ts';
import type { Owner } from './owner.ts';

/** A folder that nobody but its owner (null: ourselves) and root can enter. */
export function makePrivateFolder(folder: string, owner: Owner | null): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (owner) lchownSync(folder, owner.uid, owner.gid);
}

export function giveAll(folder: string, owner: Owner): void {
  lchownSync(folder, owner.uid, owner.gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, entry), owner.uid, owner.gid);
  }
}

/** Across file systems too; `to` must not exist or be an empty folder. */
export function moveFolder(from: string, to: string, owner: Owner): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    giveAll(to, owner);
    rmSync(from, { recursive: true });
  }
}
