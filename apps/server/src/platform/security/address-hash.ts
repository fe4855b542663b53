// Addresses in security events: a keyed hash tells that two events come from one address, and not from which. The key
// is not in the database, so a leaked table can't be tried against all addresses.
import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../startup-error.ts';

const BYTES = 16;

export type HashAddress = (network: string) => Buffer;

/** Takes what `networkOf` gives. */
export function createAddressHash(key: string): HashAddress {
  return (network) => createHmac('sha256', key).update(network).digest().subarray(0, BYTES);
}

/** The key of this data folder, which all of its processes share; made at the first start. */
export function readAddressKey(dataDir: string): string {
  const file = join(dataDir, 'address-key');
  const mine = `${file}.${process.pid}`;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  try {
    writeFileSync(mine, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // A link appears with its content, and never over another process's.
    linkSync(mine, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return readFileSync(file, 'utf8');
}
