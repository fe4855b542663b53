import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import type { FilesDeps } from './deps.ts';
import { FILE_OF, photoFile } from './file-names.ts';
import { requireVendor } from './find-listing.ts';
import { type FileKind, getFile, getFileOfVendor } from './store/files.ts';

/** In the editor and the review. */
const SHOWN_PX = 480;

type Deps = Pick<FilesDeps, 'pool' | 'files'>;

/** For its vendor, live or not. */
export async function openOwnFile(
  deps: Deps,
  { userId, file: key }: { readonly userId: UserId; readonly file: string },
): Promise<Result<SentFile>> {
  const vendor = await requireVendor(deps.pool, userId);
  if (!vendor.ok) return vendor;
  return send(deps, await getFileOfVendor(deps.pool, { vendorId: vendor.value, key }));
}

/** For staff, who see a file before everybody does. */
export async function openSubmittedFile(deps: Deps, key: string): Promise<Result<SentFile>> {
  return send(deps, await getFile(deps.pool, { key }));
}

async function send(
  { files }: Deps,
  row: { readonly key: string; readonly kind: FileKind } | null,
): Promise<Result<SentFile>> {
  if (row === null) return refuse('listing_file_missing');
  const { key, kind } = row;
  const whole = FILE_OF[kind];
  const bytes = await files.get(whole === null ? photoFile(key, SHOWN_PX) : whole.nameOf(key));
  if (bytes === null) return refuse('listing_file_missing');
  return ok({
    bytes,
    type: whole?.type ?? 'image/webp',
    name: whole?.saved ?? 'picture.webp',
    version: key,
  });
}
