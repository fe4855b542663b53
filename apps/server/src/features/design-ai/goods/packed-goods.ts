// Goods of a showroom as they go to the thread that designs: one packed text.
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Candidate, Stocked } from '@wevisu/layout/dressing/goods.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';

export interface GoodsList {
  readonly candidates: readonly Candidate[];
  /** Parts of cabinet lines. */
  readonly parts: readonly ProductFacts[];
  /** Units that can be had. */
  readonly stock: readonly (readonly [sku: string, units: number])[];
}

export function packGoods(goods: GoodsList): Uint8Array {
  return new Uint8Array(zstdCompressSync(JSON.stringify(goods)));
}

/** What is not among the goods can't be had. `more` are facts of what stands in a scene already. */
export function unpackGoods(packed: Uint8Array, more: readonly ProductFacts[]): Stocked {
  const goods: GoodsList = JSON.parse(zstdDecompressSync(packed).toString());
  const { candidates, parts, stock } = goods;
  const byChild = Map.groupBy(candidates, ({ child }) => child);
  const bySku = new Map(
    [...more, ...parts, ...candidates.map(({ facts }) => facts)].map((one) => [one.sku, one]),
  );
  const left = new Map(stock);
  return {
    of: (child) => byChild.get(child) ?? [],
    facts: (sku) => bySku.get(sku) ?? null,
    available: (sku) => left.get(sku) ?? (bySku.has(sku) ? null : 0),
  };
}
