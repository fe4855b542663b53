import type { ShowroomId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { bySku } from './by-sku.ts';
import { factsOf } from './facts-of.ts';
import { skusIn } from './skus-in.ts';

type RawScene = Readonly<Record<string, unknown>>;

/** A stored scene as replies carry it: with current facts of its products, in a showroom or outside one. */
export async function withFacts(
  db: Queryable,
  { scene, showroomId }: { readonly scene: RawScene; readonly showroomId: ShowroomId | null },
): Promise<Record<string, unknown>> {
  const facts = await factsOf(db, { skus: skusIn(scene.nodes), showroomId });
  return { ...scene, products: bySku(facts) };
}
