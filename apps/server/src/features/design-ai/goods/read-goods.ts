// What designs in a showroom may be made of, read from the database and kept for a short time.
import type { ShowroomId, VariantId } from '@wevisu/domain/ids.ts';
import { askedChildren } from '@wevisu/layout/dressing/asked-children.ts';
import { LINE_CHILD } from '@wevisu/layout/dressing/goods.ts';
import { linePrefixOf, partSku } from '@wevisu/scene/document/cabinets/cabinet-line.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import { factsOfVariants } from '../../product-facts/facts-of.ts';
import { buildMissingPlaces } from './build-places.ts';
import { packGoods } from './packed-goods.ts';
import { listCandidates, listParts } from './store/goods.ts';

/** Variants of a category: more than any style and color of the looks needs. */
const OF_A_CHILD = 120;
/** A line has some 360 parts. */
const LINES = 30;
const PARTS = 400;
/** Facts of so many at a time. */
const BATCH = 2_000;
const KEPT_MS = 60_000;
const KEPT_SHOWROOMS = 20;

export interface GoodsReader {
  /** Packed. `isFresh` reads them anew: prices or stock have changed. */
  read(showroomId: ShowroomId, isFresh: boolean): Promise<Uint8Array>;
}

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
}

const children = askedChildren();

async function readGoods(deps: Deps, showroomId: ShowroomId): Promise<Uint8Array> {
  const { pool } = deps;
  await buildMissingPlaces(deps, children);
  const rows = await listCandidates(pool, { codes: children, showroomId, most: OF_A_CHILD });
  const facts = await factsOfAll(deps, {
    showroomId,
    variantIds: rows.map((row) => row.variantId),
  });
  const candidates = rows.flatMap(({ variantId, child, style, color }) => {
    const own = facts.get(variantId);
    return own ? [{ facts: own, child, style, color }] : [];
  });
  const prefixes = candidates
    .filter(({ child }) => child === LINE_CHILD)
    .flatMap(({ facts: { sku } }) => linePrefixOf(sku) ?? [])
    .slice(0, LINES)
    .map((prefix) => partSku(prefix, ''));
  const most = LINES * PARTS;
  const partRows = await listParts(pool, { prefixes, showroomId, most });
  const parts = await factsOfAll(deps, {
    ...{ showroomId, variantIds: partRows.map(({ variantId }) => variantId) },
  });
  const stock = [...rows, ...partRows].flatMap(({ variantId, stock: units }) => {
    const sku = (facts.get(variantId) ?? parts.get(variantId))?.sku;
    return sku === undefined ? [] : [[sku, units] as const];
  });
  return packGoods({ candidates, parts: [...parts.values()], stock });
}

async function factsOfAll(
  { pool }: Deps,
  of: { readonly showroomId: ShowroomId; readonly variantIds: readonly VariantId[] },
) {
  const found: [VariantId, ProductFacts][] = [];
  for (let at = 0; at < of.variantIds.length; at += BATCH) {
    const variantIds = of.variantIds.slice(at, at + BATCH);
    const facts = await factsOfVariants(pool, { variantIds, showroomId: of.showroomId });
    found.push(...facts.map((one) => [one.variantId, one] as [VariantId, ProductFacts]));
  }
  return new Map(found);
}

/** A delivery compares prices and stock again, so that what was kept too long is read anew. */
export function createGoodsReader(deps: Deps): GoodsReader {
  const kept = new Map<
    ShowroomId,
    { readonly until: number; readonly goods: Promise<Uint8Array> }
  >();
  return {
    read(showroomId, isFresh) {
      const time = deps.now().getTime();
      const known = kept.get(showroomId);
      if (known && !isFresh && known.until > time) return known.goods;
      const goods = readGoods(deps, showroomId);
      kept.delete(showroomId);
      kept.set(showroomId, { goods, until: time + KEPT_MS });
      const [oldest] = kept.keys();
      if (kept.size > KEPT_SHOWROOMS && oldest !== undefined) kept.delete(oldest);
      goods.catch(() => kept.delete(showroomId));
      return goods;
    },
  };
}
