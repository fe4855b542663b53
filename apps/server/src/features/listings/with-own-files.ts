import type { VendorId } from '@wevisu/domain/ids.ts';
import type { Listing } from '@wevisu/domain/listings/listing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type FileKind, listFilesOf } from './store/files.ts';

/** Keys of the files that a listing shows. */
export function listFileKeys({ photos, documents, model }: Listing): readonly string[] {
  return [...photos, ...documents, ...(model === null ? [] : [model])].map(({ file }) => file);
}

/** U-15: null if the listing shows a file that its vendor has not uploaded. Sizes are those of the files, whatever was sent. */
export async function withOwnFiles(
  db: Queryable,
  { vendorId, listing }: { readonly vendorId: VendorId; readonly listing: Listing },
): Promise<Listing | null> {
  const keys = listFileKeys(listing);
  if (keys.length === 0) return listing;
  if (new Set(keys).size !== keys.length) return null;
  const rows = new Map((await listFilesOf(db, { vendorId, keys })).map((row) => [row.key, row]));
  const has = (kind: FileKind) => (file: { readonly file: string }) =>
    rows.get(file.file)?.kind === kind;
  const { photos, documents, model } = listing;
  if (!photos.every(has('photo')) || !documents.every(has('document'))) return null;
  if (model !== null && !has('model')(model)) return null;
  const kept = model === null ? undefined : rows.get(model.file);
  return {
    ...listing,
    model: model && kept ? { ...model, ...kept.facts, bytes: kept.bytes } : null,
    documents: documents.map((one) => ({ ...one, bytes: rows.get(one.file)?.bytes ?? one.bytes })),
  };
}
