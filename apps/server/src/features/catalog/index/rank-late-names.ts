import { docOfProduct } from './build-data.ts';
import type { CatalogState, LateDoc } from './state.ts';

/**
 * Gives late docs their place among the names: behind their predecessor among the built ones, and
 * in order of name where several follow the same one. `predecessors` are product ids by product id.
 */
export function rankLateNames(
  state: CatalogState,
  predecessors: ReadonlyMap<number, number | null>,
): void {
  const groups = new Map<number, LateDoc[]>();
  for (const late of state.late.values()) {
    const before = predecessors.get(late.facts.id) ?? null;
    const doc = before === null ? -1 : docOfProduct(state.data, before);
    const rank = doc === -1 ? 0 : (state.data.nameRank[doc] as number);
    groups.set(rank, [...(groups.get(rank) ?? []), late]);
  }
  for (const [rank, group] of groups) {
    group.sort(byName);
    group.forEach(({ doc }, place) => {
      state.data.nameRank[doc] = rank + (place + 1) / (group.length + 1);
    });
  }
}

function byName(a: LateDoc, b: LateDoc): number {
  const order = Buffer.compare(nameKey(a), nameKey(b));
  return order === 0 ? a.facts.id - b.facts.id : order;
}

/** As PostgreSQL orders `lower(name) collate "C"`. */
function nameKey({ facts }: LateDoc): Buffer {
  return Buffer.from(facts.name.toLowerCase());
}
