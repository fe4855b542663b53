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

/** Partial arrangements with one group more, before it is known which are kept: hundreds of thousands of numbers. */
interface Grown {
  readonly of: State[];
  /** The place of the stand among those of its group; -1 where the group is left out. */
  readonly with: number[];
  readonly cost: number[];
  readonly total: number[];
}

/** The places of a list from the least of its numbers up; of equal ones the first first. */
function* lowestFirst(numbers: readonly number[]): Generator<number> {
  const heap = Int32Array.from(numbers.keys());
  const isBefore = (a: number, b: number) => {
    const [x, y] = [numbers[a] ?? 0, numbers[b] ?? 0];
    return x < y || (x === y && a < b);
  };
  let size = heap.length;
  const sink = (from: number) => {
    const moved = heap[from] ?? 0;
    let at = from;
    for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && isBefore(heap[child + 1] ?? 0, heap[child] ?? 0)) child++;
      const other = heap[child] ?? 0;
      if (!isBefore(other, moved)) break;
      heap[at] = other;
      at = child;
    }
    heap[at] = moved;
  };
  for (let at = (size >> 1) - 1; at >= 0; at--) sink(at);
  while (size > 0) {
    yield heap[0] ?? 0;
    size--;
    heap[0] = heap[size] ?? 0;
    sink(0);
  }
}

/**
 * The arrangements of all groups that must be there and as many of the others as pay, cheapest first. `more` says what
 * an arrangement costs beyond its stands and pairs; it gets a list that is changed afterward. Exact while fewer partial
 * arrangements fit than are kept.
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
    for (let i = 0; i < own.length; i++) {
      const row = own[i];
      let pair = row?.[n] ?? Number.NaN;
      if (Number.isNaN(pair)) {
        pair = pairCost(stands[i] ?? stand, stand, isLenient);
        if (row) row[n] = pair;
      }
      cost += pair;
      if (cost === Infinity) return cost;
    }
    return cost;
  };
  const grow = (states: readonly State[], { group, stands }: Candidates, first: number): Grown => {
    const grown: Grown = { of: [], with: [], cost: [], total: [] };
    const add = (state: State, stand: number, cost: number, all: readonly Stand[]) => {
      grown.of.push(state);
      grown.with.push(stand);
      grown.cost.push(cost);
      grown.total.push(cost + more(all));
    };
    for (const state of states) {
      if (group.need === 'may') add(state, -1, state.cost, state.stands);
      const all = [...state.stands];
      const last = all.length;
      for (const [n, stand] of stands.entries()) {
        const cost = costWith(state, stand, first + n, state.cost + stand.cost);
        if (cost === Infinity) continue;
        all[last] = stand;
        add(state, n, cost, all);
      }
    }
    return grown;
  };
  let states: State[] = [{ stands: [], cost: 0, rows: [] }];
  for (const [i, one] of candidates.entries()) {
    const grown = grow(states, one, offsets[i] ?? 0);
    const later = candidates.flatMap((other, at) =>
      at > i && other.group.need === 'must' ? [{ ...other, first: offsets[at] ?? 0 }] : [],
    );
    const isOpen = (state: State) =>
      later.every((other) =>
        other.stands.some((stand, n) => costWith(state, stand, other.first + n, 0) < Infinity),
      );
    const counts = new Map<string, number>();
    states = [];
    for (const at of lowestFirst(grown.total)) {
      if (states.length === KEPT.most) break;
      const from = grown.of[at];
      const stand = one.stands[grown.with[at] ?? -1];
      if (!from) continue;
      const stands = stand ? [...from.stands, stand] : from.stands;
      const kind = kindOf(stands);
      const count = counts.get(kind) ?? 0;
      if (count >= KEPT.ofAKind) continue;
      const kept = { stands, cost: grown.cost[at] ?? Infinity, rows: stands.map(rowOf) };
      if (!isOpen(kept)) continue;
      counts.set(kind, count + 1);
      states.push(kept);
    }
  }
  return states
    .map(({ stands, cost }) => ({ stands, cost: cost + more(stands) }))
    .sort((a, b) => a.cost - b.cost);
}
