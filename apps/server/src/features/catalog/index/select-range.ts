// Some consecutive docs of an order without sorting them all.

/** Docs at places; the smaller key comes first, of equal ones the smaller product id. */
export interface Order {
  readonly keys: Float64Array;
  readonly docs: Uint32Array;
  /** By doc. */
  readonly productIds: Uint32Array;
}

/** [from, to) of the order. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Up to here the first ones are kept in a heap: most candidates then fail one comparison. */
const LARGEST_HEAP = 1_000;

/** Places of the docs that stand at [from, to) when all `length` are in order. */
export function selectRange(order: Order, length: number, { from, to }: Range): Uint32Array {
  const end = Math.min(to, length);
  if (from >= end) return new Uint32Array(0);
  if (end <= LARGEST_HEAP && 2 * end < length)
    return selectFirst(order, length, end).subarray(from);
  const places = Uint32Array.from({ length }, (_, place) => place);
  // What is before `from` and behind `end` need not be in order, only on its own side.
  partition(order, places, { low: 0, high: length - 1, nth: from });
  partition(order, places, { low: from, high: length - 1, nth: end - 1 });
  return places.subarray(from, end).sort((a, b) => (comesBefore(order, a, b) ? -1 : 1));
}

function comesBefore({ keys, docs, productIds }: Order, a: number, b: number): boolean {
  const first = keys[a] as number;
  const second = keys[b] as number;
  if (first !== second) return first < second;
  return (productIds[docs[a] as number] as number) < (productIds[docs[b] as number] as number);
}

function selectFirst(order: Order, length: number, take: number): Uint32Array {
  const heap = new Uint32Array(take);
  for (let place = 0; place < take; place += 1) heap[place] = place;
  for (let at = (take >>> 1) - 1; at >= 0; at -= 1) sink(order, heap, { at, size: take });
  for (let place = take; place < length; place += 1) {
    if (!comesBefore(order, place, heap[0] as number)) continue;
    heap[0] = place;
    sink(order, heap, { at: 0, size: take });
  }
  // The last of the heap goes to the end, one after another.
  for (let end = take - 1; end > 0; end -= 1) {
    const last = heap[0] as number;
    heap[0] = heap[end] as number;
    heap[end] = last;
    sink(order, heap, { at: 0, size: end });
  }
  return heap;
}

function sink(order: Order, heap: Uint32Array, { at, size }: { at: number; size: number }): void {
  let hole = at;
  const moved = heap[hole] as number;
  for (;;) {
    let child = 2 * hole + 1;
    if (child >= size) break;
    const right = child + 1;
    if (right < size && comesBefore(order, heap[child] as number, heap[right] as number)) {
      child = right;
    }
    if (!comesBefore(order, moved, heap[child] as number)) break;
    heap[hole] = heap[child] as number;
    hole = child;
  }
  heap[hole] = moved;
}

interface Part {
  low: number;
  high: number;
  readonly nth: number;
}

/** Puts the doc that belongs at `nth` there, smaller ones before it and larger ones behind (Hoare). */
function partition(order: Order, places: Uint32Array, part: Part): void {
  let { low, high } = part;
  while (low < high) {
    const pivot = places[(low + high) >>> 1] as number;
    let i = low;
    let j = high;
    while (i <= j) {
      while (comesBefore(order, places[i] as number, pivot)) i += 1;
      while (comesBefore(order, pivot, places[j] as number)) j -= 1;
      if (i > j) break;
      const held = places[i] as number;
      places[i] = places[j] as number;
      places[j] = held;
      i += 1;
      j -= 1;
    }
    if (part.nth <= j) high = j;
    else if (part.nth >= i) low = i;
    else return;
  }
}
