import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { bySku } from '../product-facts/by-sku.ts';
import { factsOf } from '../product-facts/facts-of.ts';

/** A scene as the database keeps it. */
export interface PackedScene {
  /** JSON, compressed with zstd. */
  readonly document: Uint8Array;
  readonly skus: readonly string[];
}

const unpack = promisify(zstdDecompress);

/** A stored scene as replies carry it: with current facts of its products, in a showroom or outside one. */
export async function unpackScene(
  db: Queryable,
  { packed, showroomId }: { readonly packed: PackedScene; readonly showroomId: ShowroomId | null },
): Promise<Record<string, unknown>> {
  const [text, facts] = await Promise.all([
    unpack(packed.document),
    factsOf(db, { skus: packed.skus, showroomId }),
  ]);
  return { ...JSON.parse(text.toString()), products: bySku(facts) };
}
