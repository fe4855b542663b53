// What each option of a choice costs in a design, as far as one can say before everything is counted anew: what is counted
// of the product that stands there now, in the units of the other.

import { linePrefixOf } from '@wevisu/scene/document/cabinets/cabinet-line.ts';
import { lineSkus } from '@wevisu/scene/document/cabinets/line-skus.ts';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { lineLookOf } from '@wevisu/scene/runs/line-look.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { takeoffOfFaces } from '@wevisu/scene/takeoff/takeoff-of.ts';
import type { DrawnRun } from '../drawing/drawing.ts';
import type { Stocked } from '../dressing/goods.ts';

export interface Costs {
  /** Cents of products in place of what a key has now. */
  of(key: string): (facts: ProductFacts) => number;
  /** Takes what a dressed design counts of what its keys have. */
  learn(counted: { readonly takeoff: Takeoff }, chosen: ReadonlyMap<string, ProductFacts>): void;
}

interface Counted {
  readonly facts: ProductFacts;
  /** Units of the product, before rounding. */
  readonly exactUnits: number;
}

/** Square feet that a unit covers, or 1 of what is not sold by area. */
function measureOf({ boxSqftE4 }: ProductFacts): number {
  return boxSqftE4 === null ? 1 : boxSqftE4 / 10_000;
}

/** Cents of a line's parts for runs of a drawing. */
function lineCents(
  goods: Stocked,
  document: SceneDocument,
  runs: readonly DrawnRun[],
  door: ProductFacts,
): number {
  const look = lineLookOf(door);
  const nodes: Record<NodeId, SceneNode> = {};
  for (const [id, node] of Object.entries(document.nodes)) {
    if (node.type === 'level' || node.type === 'wall' || node.type === 'room') nodes[id] = node;
  }
  const products: Record<string, ProductFacts> = {};
  for (const { id, node } of runs) {
    const run = { ...node, ...look, cabinetSku: door.sku, counter: null };
    nodes[id] = run;
    for (const sku of lineSkus(run)) {
      const facts = goods.facts(sku);
      if (facts) products[sku] = facts;
    }
  }
  // Nothing of a line lies on a face.
  return takeoffOfFaces({ ...document, nodes, products }, []).totalCents;
}

export function createCosts(
  goods: Stocked,
  document: SceneDocument,
  /** The runs that a choice of cabinets is for. */
  runsOf: (key: string) => readonly DrawnRun[],
): Costs {
  const counted = new Map<string, Counted>();
  const lines = new Map<string, number>();
  return {
    of(key) {
      const now = counted.get(key);
      const measured = now ? now.exactUnits * measureOf(now.facts) : null;
      return (facts) => {
        if (linePrefixOf(facts.sku) !== null) {
          const name = `${key} ${facts.sku}`;
          const total = lines.get(name) ?? lineCents(goods, document, runsOf(key), facts);
          lines.set(name, total);
          return total;
        }
        const own = measureOf(facts);
        const units = Math.ceil((measured ?? own) / own - 1e-9);
        return Math.max(facts.minimumUnit, units) * (facts.priceCents ?? 0);
      };
    },
    learn({ takeoff }, chosen) {
      const keys = new Map<string, number>();
      for (const { sku } of chosen.values()) keys.set(sku, (keys.get(sku) ?? 0) + 1);
      const units = new Map<string, number>();
      for (const { sku, exactUnits } of takeoff.lines) {
        if (sku !== null) units.set(sku, (units.get(sku) ?? 0) + exactUnits);
      }
      // Keys that share a product share what is counted of it.
      for (const [key, facts] of chosen) {
        const share = (units.get(facts.sku) ?? 0) / (keys.get(facts.sku) ?? 1);
        counted.set(key, { facts, exactUnits: share });
      }
    },
  };
}
