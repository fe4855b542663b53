// A vendor's tax form as a file: kept as a pro's license is. Only staff ever read it.
import { randomUUID } from 'node:crypto';
import { REFUSED_LICENSE_DAYS } from '@wevisu/domain/policy/policy.ts';
import { EXTENSIONS, type License } from '../accounts/license-file.ts';
import type { VendorsDeps } from './deps.ts';
import {
  deleteVendorDocument,
  insertVendorDocument,
  listDocumentsToDrop,
} from './store/vendor-documents.ts';

type Store = Pick<VendorsDeps, 'pool' | 'files' | 'now'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the key of the file, which belongs to nobody until an application claims it. */
export async function keepDocument(
  { pool, files, now }: Store,
  { type, bytes }: License,
): Promise<string> {
  const key = `tax-forms/${randomUUID()}.${EXTENSIONS[type]}`;
  await insertVendorDocument(pool, { key, type, bytes: bytes.length, now: now() });
  try {
    await files.put(key, bytes);
  } catch (error) {
    // If this fails as well, the daily job does it.
    await dropDocument({ pool, files }, key).catch(() => {});
    throw error;
  }
  return key;
}

export async function dropDocument(
  { pool, files }: Pick<Store, 'pool' | 'files'>,
  key: string,
): Promise<void> {
  await files.remove(key);
  await deleteVendorDocument(pool, { key });
}

/** Drops files that no application claimed, and those of applications refused longer ago than the privacy policy allows. */
export async function dropOldDocuments(deps: Store): Promise<void> {
  const time = deps.now().getTime();
  const keys = await listDocumentsToDrop(deps.pool, {
    // An application claims its file within seconds.
    orphanedBefore: new Date(time - HOUR_MS),
    refusedBefore: new Date(time - REFUSED_LICENSE_DAYS * DAY_MS),
  });
  for (const key of keys) await dropDocument(deps, key);
}
