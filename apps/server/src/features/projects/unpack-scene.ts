import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { Queryable } from '../../platform/database/queryable.ts';
import { bySku } from '../visualizer/by-sku.ts';
import { factsOf } from '../visualizer/facts-of.ts';
import type { SceneRow } from './store/scenes.ts';

const unpack = promisify(zstdDecompress);

/** A stored scene as it is handed out: with the facts of its products as they are now in the showroom. */
export async function unpackScene(
  db: Queryable,
  { row, showroomId }: { readonly row: SceneRow; readonly showroomId: number },
): Promise<Record<string, unknown>> {
  const [text, facts] = await Promise.all([
    unpack(row.document),
    factsOf(db, { skus: row.skus, showroomId }),
  ]);
  return { ...JSON.parse(text.toString()), products: bySku(facts) };
}
