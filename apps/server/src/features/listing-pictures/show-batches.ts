import type { PictureBatch } from '@wevisu/contract/listing-pictures.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { csvLine } from '../../platform/lists/csv-line.ts';
import { safeText } from '../../platform/lists/safe-text.ts';
import type { ListingPicturesDeps } from './deps.ts';
import { type BatchRow, getOwnBatch, listOwnBatches, pageFailed } from './store/batches.ts';

const ROWS = 20;
const PAGE = 1_000;

type Deps = Pick<ListingPicturesDeps, 'pool'>;

export async function listBatches(
  { pool }: Deps,
  { userId, before }: { readonly userId: UserId; readonly before: number | null },
): Promise<{ rows: PictureBatch[]; next: number | null }> {
  const found = await listOwnBatches(pool, { userId, before, most: ROWS + 1 });
  const rows = found.slice(0, ROWS).map(showBatch);
  return { rows, next: found.length > ROWS ? (rows.at(-1)?.id ?? null) : null };
}

/** What failed, in the columns that an address list has, then why: mended, it can be sent again. */
export async function failedPictures(
  { pool }: Deps,
  of: { readonly userId: UserId; readonly id: number },
): Promise<Result<SentFile>> {
  const batch = await getOwnBatch(pool, of);
  if (batch === null) return refuse('not_found');
  const lines = [csvLine(['SKU', batch.kind === 'zip' ? 'File' : 'URL', 'Reason'])];
  for (let after = 0; ; ) {
    const rows = await pageFailed(pool, { batchId: batch.id, after, most: PAGE });
    for (const { sku, source, problem } of rows) {
      lines.push(csvLine([safeText(sku), safeText(source), problem]));
    }
    after = rows.at(-1)?.number ?? after;
    if (rows.length < PAGE) break;
  }
  return ok({
    type: 'text/csv; charset=utf-8',
    name: `failed-pictures-${batch.id}.csv`,
    bytes: Buffer.from(lines.join('')),
  });
}

export function showBatch(row: BatchRow): PictureBatch {
  const { id, kind, fileName, total, added, known, failed, createdAt, finishedAt } = row;
  return {
    ...{ id, kind, file_name: fileName, total, added, known, failed },
    created_at: createdAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
  };
}
