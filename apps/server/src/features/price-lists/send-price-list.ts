import { randomUUID } from 'node:crypto';
import type { PriceList } from '@wevisu/contract/price-lists.ts';
import type { UploadedFile } from '@wevisu/contract/uploaded-file.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PriceListDeps } from './deps.ts';
import { READ_HEAD } from './read-head.ts';
import { showPriceList } from './show-price-list.ts';
import { findVendorId, getOwnPriceList, insertPriceList } from './store/lists.ts';

/** No file takes as long to be kept. */
const LATE_MS = 600_000;

/** Keeps the file and has its first rows read. Nothing of it is judged here. */
export async function sendPriceList(
  { pool, files, jobs, now }: PriceListDeps,
  given: { readonly userId: UserId; readonly file: UploadedFile; readonly fileName: string },
): Promise<Result<PriceList>> {
  const { userId, file, fileName } = given;
  if (file.bytes.length === 0) return refuse('file_unreadable');
  const vendorId = await findVendorId(pool, { userId });
  if (vendorId === null) return refuse('vendor_not_found');
  const fileKey = `price-lists/${vendorId}/${randomUUID()}`;
  const id = await inTransaction(pool, async (client) => {
    const row = await insertPriceList(client, {
      ...{ vendorId, userId, fileKey, fileName },
      bytes: file.bytes.length,
      now: now(),
    });
    // Should the file never arrive, the list says so.
    const startAfter = new Date(now().getTime() + LATE_MS);
    await jobs.enqueue(client, READ_HEAD, [{ id: row.id }], { startAfter });
    return row.id;
  });
  // The row first: no file is kept that none names.
  await files.put(fileKey, Buffer.from(file.bytes));
  await jobs.enqueue(pool, READ_HEAD, [{ id }]);
  const list = await getOwnPriceList(pool, { userId, id });
  return list === null ? refuse('not_found') : ok(showPriceList(list));
}
