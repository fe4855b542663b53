// The license of a pro as a file: what may be one, and how long it is kept. Only staff ever read it.
import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@wevisu/contract/uploaded-file.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { LicenseFileType } from '@wevisu/domain/people/license-file.ts';
import { REFUSED_LICENSE_DAYS } from '@wevisu/domain/policy/policy.ts';
import { cleanPicture } from '../../platform/uploads/clean-picture.ts';
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

/** By its content. Pictures are made anew, a PDF stays as it came. */
export async function readLicense({
  bytes,
}: UploadedFile): Promise<Result<License, 'license_file_type' | 'file_unreadable'>> {
  if (bytes.length === 0) return refuse('file_unreadable');
  const type = kindOfFile(bytes);
  if (type === null) return refuse('license_file_type');
  if (type === 'application/pdf') {
    return isWholePdf(bytes) ? ok({ type, bytes: Buffer.from(bytes) }) : refuse('file_unreadable');
  }
  const picture = await cleanPicture(bytes, type);
  return picture === null ? refuse('file_unreadable') : ok({ type, bytes: picture });
}

/** Gives the key of the file, which belongs to nobody until an application takes it. */
export async function keepLicense(
  { pool, files, now }: Store,
  { type, bytes }: License,
): Promise<string> {
  const key = `licenses/${randomUUID()}.${EXTENSIONS[type]}`;
  await insertLicenseFile(pool, { key, type, bytes: bytes.length, now: now() });
  await files.put(key, bytes);
  return key;
}

export async function dropLicense({ pool, files }: Store, key: string): Promise<void> {
  await files.remove(key);
  await deleteLicenseFile(pool, { key });
}

/**
 * What is left of applications that came to nothing, and the licenses of those that were refused so long ago as the
 * privacy policy says.
 */
export async function dropOldLicenses(deps: Store): Promise<void> {
  const time = deps.now().getTime();
  const keys = await listLicensesToDrop(deps.pool, {
    // An application takes its file within seconds.
    orphanedBefore: new Date(time - HOUR_MS),
    refusedBefore: new Date(time - REFUSED_LICENSE_DAYS * DAY_MS),
  });
  for (const key of keys) await dropLicense(deps, key);
}
