// What differs between two rooms, by product and by part. Pure.
import type { ProposalDetail } from '@wevisu/contract/proposals.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { skusIn } from '../../product-facts/skus-in.ts';

type Nodes = Readonly<Record<string, unknown>>;
type Change = ProposalDetail['changes'][number];
type Good = NonNullable<Change['after']>;

export interface CountedScene {
  readonly nodes: Nodes;
  readonly facts: ReadonlyMap<string, ProductFacts>;
  /** By SKU. */
  readonly units: ReadonlyMap<string, number>;
}

export interface Comparison {
  readonly changes: readonly Change[];
  readonly parts: ProposalDetail['parts'];
  readonly totalBefore: number;
  readonly totalAfter: number;
}

export function compareScenes(before: CountedScene, after: CountedScene): Comparison {
  const exchanged = exchangesOf(before, after);
  const gone = new Set(exchanged.keys());
  const come = new Set(exchanged.values());
  const changes: Change[] = [...exchanged].map(([from, to]) => ({
    kind: 'exchanged',
    before: toGood(before, from),
    after: toGood(after, to),
  }));
  const skus = new Set([...before.units.keys(), ...after.units.keys()]);
  for (const sku of [...skus].sort()) {
    if (gone.has(sku) || come.has(sku)) continue;
    const had = before.units.get(sku) ?? 0;
    const has = after.units.get(sku) ?? 0;
    if (had === has) continue;
    const kind = had === 0 ? 'added' : has === 0 ? 'removed' : 'count';
    changes.push({
      kind,
      before: had === 0 ? null : toGood(before, sku),
      after: has === 0 ? null : toGood(after, sku),
    });
  }
  return {
    changes,
    parts: partsOf(before.nodes, after.nodes),
    totalBefore: totalOf(before),
    totalAfter: totalOf(after),
  };
}

/** Products that are used in one room alone, and stand in for each other in the same part: from SKU to SKU. */
function exchangesOf(before: CountedScene, after: CountedScene): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const [id, node] of Object.entries(before.nodes)) {
    const [from, ...others] = skusIn({ node });
    const [to, ...otherTo] = skusIn({ node: after.nodes[id] });
    if (from === undefined || to === undefined || others.length + otherTo.length > 0) continue;
    const isExchange =
      !after.units.has(from) && !before.units.has(to) && !found.has(from) && !taken.has(to);
    if (!isExchange || !before.units.has(from) || !after.units.has(to)) continue;
    found.set(from, to);
    taken.add(to);
  }
  return found;
}

function partsOf(before: Nodes, after: Nodes): Comparison['parts'] {
  const added = Object.keys(after).filter((id) => !(id in before)).length;
  const removed = Object.keys(before).filter((id) => !(id in after)).length;
  const changed = Object.entries(after).filter(
    ([id, node]) => id in before && JSON.stringify(node) !== JSON.stringify(before[id]),
  ).length;
  return { added, removed, changed };
}

function totalOf({ facts, units }: CountedScene): number {
  let total = 0;
  for (const [sku, count] of units) total += (facts.get(sku)?.priceCents ?? 0) * count;
  return total;
}

function toGood({ facts, units }: CountedScene, sku: string): Good {
  const one = facts.get(sku);
  const count = units.get(sku) ?? 0;
  const price = one?.priceCents ?? null;
  return {
    product_hash: one?.hash ?? '',
    name: one?.name ?? sku,
    variant: [one?.size, one?.finish].filter(Boolean).join(', '),
    picture: one?.pictureKey ?? '',
    unit: one?.unit ?? '',
    units: count,
    total: price === null ? null : price * count,
  };
}
