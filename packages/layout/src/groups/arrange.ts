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

const knownKinds = new WeakMap<Stand, string>();

function kindOfStand(stand: Stand): string {
  const before = knownKinds.get(stand);
  if (before !== undefined) return before;
  const { group, option, pose } = stand;
  const kind = `${group.id}:${option.id}@${pose.index ?? 'free'}`;
  knownKinds.set(stand, kind);
  return kind;
}

/** The forms of groups and the walls they stand at. */
export function kindOf(stands: readonly Stand[]): string {
  return stands
    .filter(({ group }) => !group.isAccent)
    .map(kindOfStand)
    .join(' ');
}

interface Candidates {
  readonly group: Group;
  readonly stands: readonly Stand[];
}

/** A partial arrangement; `rows` has of each of its stands what that one and every other cost each other. */
interface State extends Arrangement {
  readonly rows: readonly Float64Array[];
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
  const offsets: number[] = [];
  let size = 0;
  for (const { stands } of candidates) {
    offsets.push(size);
    size += stands.length;
  }
  const rows = new Map<Stand, Float64Array>();
  const rowOf = (stand: Stand): Float64Array => {
    const row = rows.get(stand) ?? new Float64Array(size).fill(Number.NaN);
    rows.set(stand, row);
    return row;
  };
  /** What a stand, the n-th of all, and those of a state cost each other. */
  const costWith = ({ stands, rows: own }: State, stand: Stand, n: number, from: number) => {
    let cost = from;
    for (const [i, row] of own.entries()) {
      let pair = row[n] ?? Number.NaN;
      if (Number.isNaN(pair)) {
        pair = pairCost(stands[i] ?? stand, stand, isLenient);
        row[n] = pair;
      }
      cost += pair;
      if (cost === Infinity) return cost;
    }
    return cost;
  };
  let states: State[] = [{ stands: [], cost: 0, rows: [] }];
  for (const [i, { group, stands }] of candidates.entries()) {
    const first = offsets[i] ?? 0;
    const grown: Arrangement[] = [];
    for (const state of states) {
      if (group.need === 'may') grown.push(state);
      for (const [n, stand] of stands.entries()) {
        const cost = costWith(state, stand, first + n, state.cost + stand.cost);
        if (cost < Infinity) grown.push({ stands: [...state.stands, stand], cost });
      }
    }
    const later = candidates.flatMap((one, at) =>
      at > i && one.group.need === 'must' ? [{ ...one, first: offsets[at] ?? 0 }] : [],
    );
    const isOpen = (state: State) =>
      later.every((one) =>
        one.stands.some((stand, n) => costWith(state, stand, one.first + n, 0) < Infinity),
      );
    const priced = grown
      .map((state) => ({ state, total: state.cost + more(state.stands) }))
      .sort((a, b) => a.total - b.total);
    const counts = new Map<string, number>();
    states = [];
    for (const { state } of priced) {
      if (states.length === KEPT.most) break;
      const kind = kindOf(state.stands);
      const count = counts.get(kind) ?? 0;
      if (count >= KEPT.ofAKind) continue;
      const kept = { ...state, rows: state.stands.map(rowOf) };
      if (!isOpen(kept)) continue;
      counts.set(kind, count + 1);
      states.push(kept);
    }
  }
  return states
    .map(({ stands, cost }) => ({ stands, cost: cost + more(stands) }))
    .sort((a, b) => a.cost - b.cost);
}
