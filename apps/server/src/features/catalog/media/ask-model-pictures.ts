import type { VendorId } from '@wevisu/domain/ids.ts';
import { modelPictureKey } from '@wevisu/scene/kinds/model-picture-key.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import { insertModelPictures } from '../store/model-pictures.ts';
import { bakedPictureKey } from './baked-picture-key.ts';

/** The job that renders what waits. */
export const MODEL_PICTURES = 'catalog.model-pictures';

/**
 * Has the models of a vendor's looks rendered that have no picture yet, the first one first, in the transaction that
 * makes them live. Throws a ZodError for a look that can't be read.
 */
export async function askModelPictures(
  { jobs }: { readonly jobs: Pick<JobQueue, 'enqueue'> },
  db: Queryable,
  { vendorId, looks }: { readonly vendorId: VendorId; readonly looks: readonly unknown[] },
): Promise<void> {
  const rows = new Map<string, { key: string; spec: unknown; place: number }>();
  for (const look of looks) {
    const { type, spec } = parseProductPicture(look);
    if (type === 'surface') continue;
    const key = modelPictureKey(spec);
    if (bakedPictureKey(spec) !== null || rows.has(key)) continue;
    rows.set(key, { key, spec, place: rows.size });
  }
  if (rows.size === 0) return;
  await insertModelPictures(db, { vendorId, rows: [...rows.values()] });
  await jobs.enqueue(db, MODEL_PICTURES, [{}]);
}
