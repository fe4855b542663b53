// Products that are bought together, a washer with its dryer, wear one finish where one can be had.
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { Choices } from '../dressing/choices.ts';

/** How well the best of a place suits in each finish that it is offered in. */
function bestByFinish(
  { candidates, suits }: Choices,
  isOnOffer: (facts: ProductFacts) => boolean,
): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const [i, { facts }] of candidates.entries()) {
    const own = suits[i] ?? -1e9;
    if (isOnOffer(facts)) best.set(facts.finish, Math.max(own, best.get(facts.finish) ?? -1e9));
  }
  return best;
}

function oddOnesOf(
  places: readonly Choices[],
  chosen: ReadonlyMap<string, ProductFacts>,
  isOnOffer: (facts: ProductFacts) => boolean,
): string[] {
  const finishes = new Set(places.map(({ key }) => chosen.get(key)?.finish));
  if (finishes.size < 2) return [];
  const offers = places.map((one) => bestByFinish(one, isOnOffer));
  const [first, ...others] = offers;
  let [finish, most]: [string | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const one of first?.keys() ?? []) {
    if (!others.every((other) => other.has(one))) continue;
    const suits = offers.reduce((sum, offer) => sum + (offer.get(one) ?? 0), 0);
    if (suits > most) [finish, most] = [one, suits];
  }
  if (finish === null) return [];
  return places.flatMap(({ candidates }) =>
    candidates.flatMap(({ facts }) => (facts.finish === finish ? [] : [facts.sku])),
  );
}

/** SKUs without which all places of a set have one finish, the one that suits best; none where they have one. */
export function oddOnes(
  seen: ReadonlyMap<string, Choices>,
  chosen: ReadonlyMap<string, ProductFacts>,
  isOnOffer: (facts: ProductFacts) => boolean,
): string[] {
  const sets = Map.groupBy(seen.values(), ({ set }) => set);
  return [...sets].flatMap(([set, places]) =>
    set === undefined ? [] : oddOnesOf(places, chosen, isOnOffer),
  );
}
