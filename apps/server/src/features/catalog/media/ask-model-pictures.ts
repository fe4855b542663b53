import { modelPictureKey } from '@wevisu/scene/kinds/model-picture-key.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { insertModelPictures } from '../store/model-pictures.ts';
import { bakedPictureKey } from './baked-picture-key.ts';

/**
 * Has the models of looks rendered that have no picture yet, in the transaction that makes them live. Throws a ZodError
 * for a look that can't be read.
 */
export async function askModelPictures(db: Queryable, looks: readonly unknown[]): Promise<void> {
  const rows = new Map<string, { readonly key: string; readonly spec: unknown }>();
  for (const look of looks) {
    const { type, spec } = parseProductPicture(look);
    if (type === 'surface') continue;
    const key = modelPictureKey(spec);
    if (bakedPictureKey(spec) === null) rows.set(key, { key, spec });
  }
  if (rows.size > 0) await insertModelPictures(db, { rows: [...rows.values()] });
}
