// PostgreSQL refuses to run as root. Started by root, it runs under a user number of its own, which needs no account.
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Below 65536 so that it exists inside containers too; above the ranges that distributions hand out. */
const firstNumber = 59_432;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** A user number that no account has. */
export function unusedOwner(): Owner {
  const taken = new Set(accounts().flatMap(({ uid, gid }) => [uid, gid]));
  let number = firstNumber;
  while (taken.has(number)) number++;
  return { uid: number, gid: number };
}

/** initdb, unlike the server itself, wants a user who has an account: an unprivileged one that every system has. */
export function accountForInit(): Owner | null {
  const candidates = accounts().filter(({ uid }) => uid > 0);
  return candidates.find(({ name }) => name === 'nobody') ?? candidates[0] ?? null;
}

function accounts(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 7)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

export function ownerOf(folder: string): Owner {
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

/** Whether that user may pass through the folder and every folder above it. */
export function canEnter(folder: string, owner: Owner): boolean {
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, owner);
}
