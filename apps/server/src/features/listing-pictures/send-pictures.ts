import { randomUUID } from 'node:crypto';
import {
  PICTURE_ADDRESSES,
  PICTURE_ZIP,
  type PictureBatch,
} from '@wevisu/contract/listing-pictures.ts';
import type { UploadedFile } from '@wevisu/contract/uploaded-file.ts';
import { messageOf, ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId, VendorId } from '@wevisu/domain/ids.ts';
import { LISTING_PHOTO } from '@wevisu/domain/listings/listing-file.ts';
import { isNoPicture, readPictureName } from '@wevisu/domain/listings/picture-name.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readZipEntries, type ZipEntry, ZipError } from '../../platform/uploads/zip.ts';
import { requireVendor } from '../listings/find-listing.ts';
import type { ListingPicturesDeps } from './deps.ts';
import { readAddresses } from './read-addresses.ts';
import { ADD_PICTURES } from './run-batch.ts';
import { showBatch } from './show-batches.ts';
import {
  findOwners,
  getOwnBatch,
  insertBatch,
  insertItems,
  type NewItem,
} from './store/batches.ts';

/** No file takes as long to be kept. */
const LATE_MS = 600_000;
/** Of all pictures of a ZIP, unpacked. */
const MAX_UNPACKED_MB = 500;

interface Given {
  readonly userId: UserId;
  readonly file: UploadedFile;
  readonly fileName: string;
}

/** A picture and the SKUs that may be meant, the likeliest first. */
interface Wish {
  readonly source: string;
  readonly skus: readonly string[];
  readonly problem: string | null;
}

/** G-62: pictures named by SKU. Only the table of contents is read here; nothing is unpacked. */
export async function sendZip(
  deps: ListingPicturesDeps,
  given: Given,
): Promise<Result<PictureBatch>> {
  const vendor = await requireVendor(deps.pool, given.userId);
  if (!vendor.ok) return vendor;
  const bytes = Buffer.from(given.file.bytes);
  let entries: readonly ZipEntry[];
  try {
    entries = readZipEntries(bytes, { unpackedBytes: MAX_UNPACKED_MB * 1024 * 1024 });
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const params = { megabytes: MAX_UNPACKED_MB };
    return refuseFields({ file: refuse(error.problem, { params }) });
  }
  const pictures = entries
    .filter(({ name }) => !isNoPicture(name))
    .map((entry) => ({ entry, name: readPictureName(entry.name) }))
    .sort((a, b) => a.name.place - b.name.place || (a.entry.name < b.entry.name ? -1 : 1));
  const wishes = pictures.map(({ entry, name }) => ({
    source: entry.name,
    skus: name.skus,
    problem: problemOf(entry),
  }));
  return keep(deps, {
    ...{ ...given, vendorId: vendor.value, kind: 'zip', wishes, bytes },
    max: PICTURE_ZIP.maxPictures,
  });
}

function problemOf({ name, isEncrypted, unpackedBytes }: ZipEntry): string | null {
  if (isEncrypted) return messageOf(refuse('zip_encrypted'));
  if (/\.zip$/i.test(name)) return messageOf(refuse('zip_in_zip'));
  if (unpackedBytes <= LISTING_PHOTO.maxBytes) return null;
  const params = { megabytes: LISTING_PHOTO.maxMegabytes };
  return messageOf(refuse('picture_too_heavy', { params }));
}

/** G-62: pictures by their addresses, which a job fetches one after another. */
export async function sendAddresses(
  deps: ListingPicturesDeps,
  given: Given,
): Promise<Result<PictureBatch>> {
  const vendor = await requireVendor(deps.pool, given.userId);
  if (!vendor.ok) return vendor;
  const lines = readAddresses(given.file.bytes);
  if (lines === null) return refuseFields({ file: 'file_unreadable' });
  const wishes = lines.map(({ sku, url }) => ({
    ...{ source: url, skus: [sku] },
    problem: url === '' ? messageOf(refuse('picture_url_invalid')) : null,
  }));
  return keep(deps, {
    ...{ ...given, vendorId: vendor.value, kind: 'addresses', wishes, bytes: null },
    max: PICTURE_ADDRESSES.maxPictures,
  });
}

async function keep(
  { pool, files, jobs, now }: ListingPicturesDeps,
  of: {
    readonly userId: UserId;
    readonly vendorId: VendorId;
    readonly kind: PictureBatch['kind'];
    readonly fileName: string;
    readonly wishes: readonly Wish[];
    readonly max: number;
    /** Of a ZIP. */
    readonly bytes: Buffer | null;
  },
): Promise<Result<PictureBatch>> {
  const { userId, vendorId, kind, fileName, wishes, max, bytes } = of;
  if (wishes.length === 0) return refuseFields({ file: 'pictures_none' });
  if (wishes.length > max) {
    return refuseFields({ file: refuse('pictures_too_many', { params: { max } }) });
  }
  const fileKey = bytes === null ? null : `listing-pictures/${vendorId}/${randomUUID()}`;
  const skus = [...new Set(wishes.flatMap((wish) => wish.skus))];
  const owners = new Map(
    (await findOwners(pool, { vendorId, skus })).reverse().map((one) => [one.sku, one]),
  );
  const items = wishes.map(({ source, skus: named, problem }): NewItem => {
    const owner = named.flatMap((sku) => owners.get(sku) ?? [])[0];
    const unknown = owner === undefined ? messageOf(refuse('picture_sku_unknown')) : null;
    return {
      ...{ source, sku: owner?.sku ?? named[0] ?? '', problem: problem ?? unknown },
      ...{ productId: owner?.productId ?? null, draftId: owner?.draftId ?? null },
    };
  });
  const id = await inTransaction(pool, async (client) => {
    const batch = await insertBatch(client, {
      ...{ vendorId, userId, kind, fileName, fileKey, total: items.length, now: now() },
    });
    await insertItems(client, { batchId: batch.id, items });
    // Should the file never arrive, its pictures say so.
    const startAfter = new Date(now().getTime() + LATE_MS);
    await jobs.enqueue(client, ADD_PICTURES, [{ id: batch.id }], { startAfter });
    return batch.id;
  });
  // The row first: no file is kept that none names.
  if (fileKey !== null && bytes !== null) await files.put(fileKey, bytes);
  await jobs.enqueue(pool, ADD_PICTURES, [{ id }]);
  const row = await getOwnBatch(pool, { userId, id });
  return row === null ? refuse('not_found') : ok(showBatch(row));
}
