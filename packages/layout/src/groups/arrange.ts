// Puts groups together: partial arrangements in the order of importance, those that collide or leave no place for what
// must come cut off, the cheapest of each kind kept.
import type { Group, Stand } from './group.ts';
import { meet } from './plane.ts';
import { priceOf } from './poses.ts';

export interface Arrangement {
  readonly stands: readonly Stand[];
  readonly cost: number;
}

/** How many partial arrangements are kept, and of those with the same forms at the same walls. */
const KEPT = { most: 260, ofAKind: 5 };
/** Bodies are on the wall that they hang on from here up: nobody walks there. */
const OVERHEAD = 72;

function hinders(a: Stand, b: Stand, isLenient: boolean): number {
  let cost = 0;
  for (const clear of a.clears) {
    const isHit = b.bodies.some(
      (body) =>
        !body.isMinor && body.top > clear.above && body.bottom < OVERHEAD && meet(clear, body),
    );
    if (isHit) cost += priceOf(clear.cost, isLenient);
  }
  return cost;
}

/** What two stands cost each other; infinite where they meet. */
function pairCost(a: Stand, b: Stand, isLenient: boolean): number {
  for (const one of a.bodies) {
    for (const other of b.bodies) {
      if (one.top > other.bottom && other.top > one.bottom && meet(one, other)) return Infinity;
    }
  }
  return hinders(a, b, isLenient) + hinders(b, a, isLenient);
}

/** The forms of groups and the walls they stand at. */
export function kindOf(stands: readonly Stand[]): string {
  return stands
    .filter(({ group }) => !group.isAccent)
    .map(({ group, option, pose }) => `${group.id}:${option.id}@${pose.index ?? 'free'}`)
    .join(' ');
}

interface Candidates {
  readonly group: Group;
  readonly stands: readonly Stand[];
}

/**
 * The arrangements of all groups that must be there and as many of the others as pay, cheapest first. `more` says what
 * an arrangement costs beyond its stands and pairs. Exact while fewer partial arrangements fit than are kept.
 */
export function arrange(
  candidates: readonly Candidates[],
  isLenient: boolean,
  more: (stands: readonly Stand[]) => number,
): Arrangement[] {
  const numbers = new Map<Stand, number>();
  for (const { stands } of candidates) {
    for (const stand of stands) numbers.set(stand, numbers.size);
  }
  const size = numbers.size;
  const known = new Map<number, number>();
  const pair = (a: Stand, b: Stand): number => {
    const key = (numbers.get(a) ?? 0) * size + (numbers.get(b) ?? 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    const cost = pairCost(a, b, isLenient);
    known.set(key, cost);
    return cost;
  };
  let states: Arrangement[] = [{ stands: [], cost: 0 }];
  for (const [i, { group, stands }] of candidates.entries()) {
    const grown: Arrangement[] = [];
    for (const state of states) {
      if (group.need === 'may') grown.push(state);
      for (const stand of stands) {
        let cost = state.cost + stand.cost;
        for (const other of state.stands) {
          cost += pair(other, stand);
          if (cost === Infinity) break;
        }
        if (cost < Infinity) grown.push({ stands: [...state.stands, stand], cost });
      }
    }
    const later = candidates.slice(i + 1).filter((one) => one.group.need === 'must');
    const isOpen = (state: Arrangement) =>
      later.every((one) =>
        one.stands.some((stand) => state.stands.every((other) => pair(other, stand) < Infinity)),
      );
    const priced = grown
      .map((state) => ({ ...state, total: state.cost + more(state.stands) }))
      .sort((a, b) => a.total - b.total);
    const counts = new Map<string, number>();
    states = [];
    for (const state of priced) {
      if (states.length === KEPT.most) break;
      const kind = kindOf(state.stands);
      const count = counts.get(kind) ?? 0;
      if (count >= KEPT.ofAKind || !isOpen(state)) continue;
      counts.set(kind, count + 1);
      states.push({ stands: state.stands, cost: state.cost });
    }
  }
  return states
    .map(({ stands, cost }) => ({ stands, cost: cost + more(stands) }))
    .sort((a, b) => a.cost - b.cost);
}
