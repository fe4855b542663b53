// The first docs of an order without sorting them all.

/** Docs at places; the smaller key comes first, of equal ones the smaller product id. */
export interface Order {
  readonly keys: Float64Array;
  readonly docs: Uint32Array;
  /** By doc. */
  readonly productIds: Uint32Array;
}

function comesBefore({ keys, docs, productIds }: Order, a: number, b: number): boolean {
  const first = keys[a] as number;
  const second = keys[b] as number;
  if (first !== second) return first < second;
  return (productIds[docs[a] as number] as number) < (productIds[docs[b] as number] as number);
}

/**
 * Places 0..length-1 of the `wanted` first ones, in order. A heap of the best so far while few are
 * wanted (most candidates then fail one comparison); for deep pages the whole range is sorted.
 */
export function selectTop(order: Order, length: number, wanted: number): Uint32Array {
  const take = Math.min(wanted, length);
  if (take * 8 > length) return sortAll(order, length).subarray(0, take);
  const heap = new Uint32Array(take);
  let size = 0;
  for (let place = 0; place < length; place += 1) {
    if (size < take) {
      heap[size] = place;
      size += 1;
      if (size === take) {
        for (let at = (take >>> 1) - 1; at >= 0; at -= 1) sink(order, heap, { at, size });
      }
    } else if (comesBefore(order, place, heap[0] as number)) {
      heap[0] = place;
      sink(order, heap, { at: 0, size });
    }
  }
  // The worst of the heap goes to the end, one after another.
  for (let end = take - 1; end > 0; end -= 1) {
    const worst = heap[0] as number;
    heap[0] = heap[end] as number;
    heap[end] = worst;
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

function sortAll(order: Order, length: number): Uint32Array {
  const places = Uint32Array.from({ length }, (_, place) => place);
  return places.sort((a, b) => (comesBefore(order, a, b) ? -1 : 1));
}
