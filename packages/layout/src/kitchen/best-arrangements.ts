// Of all arrangements of rows those that are worth judging, by their estimates.
import { estimate } from './estimate.ts';
import { islandLength, seatsAlong } from './island-of.ts';
import type { RowSet } from './rows.ts';
import { type Arrangement, createArranger, type RoomGivens } from './wishes.ts';

/** How many arrangements are tried with the sink elsewhere, and how many of one kind among them. */
const REFINED = { most: 72, ofAKind: 6 };
/** How many of those are tried with the range elsewhere, too. */
const MOVED = { most: 120, ofAKind: 10 };
/** Each person who was to sit at an island and can't. */
export const NO_SEAT = 25;
/** A row of plain cabinets: what they cost, and a kitchen that lies in more places. */
const PLAIN_ROW = 8;

export interface Weighed extends Arrangement {
  /** As estimated, and what of it no rule speaks of. */
  readonly cost: number;
  readonly comfort: number;
  readonly kind: string;
  readonly lacksCounter: boolean;
}

/** People who were to sit at the island and do not. */
export const unseated = (wanted: number, has: number) => Math.max(0, wanted - has);

function kindOf({ set, legs }: Arrangement): string {
  const words = legs.slice(0, set.rows.length).map(({ row, wall, fitted }) => {
    const parts = fitted.parts
      .map(({ part }) => part.word)
      .filter((word) => word === 'sink' || word === 'range');
    return `${row.segment.index}${wall.tallLeft ? '<' : ''}${parts.join('')}${wall.tallRight ? '>' : ''}`;
  });
  return `${set.shape} ${words.join(' ')}`;
}

interface Few {
  readonly most: number;
  readonly ofAKind: number;
}

/** The first of a list in the order of their estimates, few of each kind. */
function firstOf(weighed: readonly Weighed[], { most, ofAKind }: Few): Weighed[] {
  const counts = new Map<string, number>();
  const kept: Weighed[] = [];
  for (const one of weighed.toSorted((a, b) => a.cost - b.cost)) {
    const count = counts.get(one.kind) ?? 0;
    if (count >= ofAKind) continue;
    counts.set(one.kind, count + 1);
    kept.push(one);
    if (kept.length === most) break;
  }
  return kept;
}

/**
 * The best arrangements of sets of rows: evenly filled first, then the best of those with sink and range elsewhere, and of
 * these those that lack counter with rows of plain cabinets. `seats` are people at the island, where there may be one.
 */
export function createBest(
  givens: RoomGivens,
  { mayHaveIsland, seats }: { readonly mayHaveIsland: boolean; readonly seats: number },
): (sets: readonly RowSet[], few: Few) => Weighed[] {
  const arranger = createArranger(givens);
  const lengths = new Map<RowSet, number>();
  function islandBeside({ set, legs }: Arrangement): number {
    if (!mayHaveIsland) return 0;
    if (legs.length > set.rows.length) {
      return islandLength(
        givens,
        legs.map(({ row }) => row),
      );
    }
    const length = lengths.get(set) ?? islandLength(givens, set.rows);
    lengths.set(set, length);
    return length;
  }
  function weigh(one: Arrangement): Weighed[] {
    const long = islandBeside(one);
    const estimated = estimate(givens, one, long);
    if (estimated === null) return [];
    const { missed, comfort, lacksCounter } = estimated;
    const cost = missed + comfort + unseated(seats, seatsAlong(long)) * NO_SEAT;
    return [{ ...one, comfort, cost, kind: kindOf(one), lacksCounter }];
  }
  function withCounter(one: Weighed): Weighed {
    const longer = one.lacksCounter ? arranger.withCounter(one) : null;
    const [found] = longer ? weigh(longer) : [];
    if (!found) return one;
    const more = PLAIN_ROW * (found.legs.length - one.legs.length);
    return found.cost + more < one.cost
      ? { ...found, cost: found.cost + more, comfort: found.comfort + more }
      : one;
  }
  return (sets, few) => {
    const even = firstOf(arranger.all(sets).flatMap(weigh), REFINED);
    const sinks = even.flatMap((one) => arranger.withSinkElsewhere(one)).flatMap(weigh);
    const better = firstOf([...even, ...sinks], MOVED);
    const ranges = better.flatMap((one) => arranger.withRangeElsewhere(one)).flatMap(weigh);
    const all = firstOf([...even, ...sinks, ...ranges], MOVED);
    return firstOf(all.map(withCounter), few);
  };
}
