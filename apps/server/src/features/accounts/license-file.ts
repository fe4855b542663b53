// A pro's license as a file: which files are accepted, and how long they are kept. Only staff ever read it.
import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@wevisu/contract/uploaded-file.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { LicenseFileType } from '@wevisu/domain/people/license-file.ts';
import { REFUSED_LICENSE_DAYS } from '@wevisu/domain/policy/policy.ts';
import { isWholePdf } from '../../platform/uploads/is-whole-pdf.ts';
import { kindOfFile } from '../../platform/uploads/kind-of-file.ts';
import type { AccountsDeps } from './deps.ts';
import { deleteLicenseFile, insertLicenseFile, listLicensesToDrop } from './store/license-files.ts';

export interface License {
  readonly type: LicenseFileType;
  readonly bytes: Buffer;
}

type Store = Pick<AccountsDeps, 'pool' | 'files' | 'now'>;

export const EXTENSIONS: Readonly<Record<LicenseFileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Judged by its content. Pictures are re-encoded, in the sender's turn; a PDF is kept as is. */
export async function readLicense(
  { processor }: Pick<AccountsDeps, 'processor'>,
  { file: { bytes }, caller }: { readonly file: UploadedFile; readonly caller: string },
): Promise<Result<License>> {
  if (bytes.length === 0) return refuse('file_unreadable');
  const type = kindOfFile(bytes);
  if (type === null) return refuse('license_file_type');
  if (type === 'application/pdf') {
    return isWholePdf(bytes) ? ok({ type, bytes: Buffer.from(bytes) }) : refuse('file_unreadable');
  }
  const picture = await processor.clean(bytes, { owner: caller, type });
  return picture.ok ? ok({ type, bytes: picture.value }) : picture;
}

/** Returns the key of the file, which belongs to nobody until an application claims it. */
export async function keepLicense(
  { pool, files, now }: Store,
  { type, bytes }: License,
): Promise<string> {
  const key = `licenses/${randomUUID()}.${EXTENSIONS[type]}`;
  await insertLicenseFile(pool, { key, type, bytes: bytes.length, now: now() });
  try {
    await files.put(key, bytes);
  } catch (error) {
    // If this fails as well, the daily job does it.
    await dropLicense({ pool, files, now }, key).catch(() => {});
    throw error;
  }
  return key;
}

export async function dropLicense({ pool, files }: Store, key: string): Promise<void> {
  await files.remove(key);
  await deleteLicenseFile(pool, { key });
}

/**
 * Drops files that no application claimed, and the licenses of applications refused longer ago than the privacy
 * policy allows.
 */
export async function dropOldLicenses(deps: Store): Promise<void> {
  const time = deps.now().getTime();
  const keys = await listLicensesToDrop(deps.pool, {
    // An application claims its file within seconds.
    orphanedBefore: new Date(time - HOUR_MS),
    refusedBefore: new Date(time - REFUSED_LICENSE_DAYS * DAY_MS),
  });
  for (const key of keys) await dropLicense(deps, key);
}
