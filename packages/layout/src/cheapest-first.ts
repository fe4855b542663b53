/**
 * What is made of a list, in the order of its cost, and of things that cost the same in the order of the list. Nothing is
 * made before it could be the next: `least` says what it costs at least. Made ones are given out as they are asked for.
 */
export function* cheapestFirst<T, Made extends { readonly cost: number }>(
  list: readonly T[],
  least: (one: T) => number,
  make: (one: T) => readonly Made[],
): Generator<Made> {
  const waiting = list
    .map((one, index) => ({ one, index, least: least(one) }))
    .sort((a, b) => a.least - b.least);
  const made: { readonly it: Made; readonly index: number }[] = [];
  for (const { one, index, least: atLeast } of waiting) {
    yield* taken(made, atLeast);
    made.push(...make(one).map((it) => ({ it, index })));
    made.sort((a, b) => a.it.cost - b.it.cost || a.index - b.index);
  }
  yield* taken(made, Infinity);
}

/** Takes out and gives what costs less. `made` begins with the cheapest. */
function* taken<Made extends { readonly cost: number }>(
  made: { readonly it: Made }[],
  than: number,
): Generator<Made> {
  for (let [first] = made; first && first.it.cost < than; [first] = made) {
    made.shift();
    yield first.it;
  }
}
