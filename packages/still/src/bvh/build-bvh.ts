// A tree of boxes over triangles, split where the surface area heuristic finds it cheapest.

export interface Bvh {
  /**
   * Eight words for each node: minimum and maximum x, y, z as floats; then, as integers in the same buffer, how many
   * triangles it holds and the first of them, or 0 and the left child, with the right one behind it. Siblings share a
   * cache line. The second node is unused.
   */
  readonly nodes: Float32Array;
  /** Triangles in the order of the leaves, by index in the input. */
  readonly order: Uint32Array;
}

const BINS = 16;
const MAX_IN_LEAF = 4;
/** Cost of a step down the tree, a triangle test being 1. */
const STEP_COST = 0.7;
/** Deeper than the tree of any home. From half of it on splits are plain halves, so that it is never reached. */
const MAX_DEPTH = 60;

/** Box of each triangle: minimum, maximum. */
function boxesOf(corners: Float32Array): Float32Array {
  const count = corners.length / 9;
  const boxes = new Float32Array(count * 6);
  for (let n = 0; n < count; n++) {
    for (let k = 0; k < 3; k++) {
      const a = corners[n * 9 + k] as number;
      const b = corners[n * 9 + 3 + k] as number;
      const c = corners[n * 9 + 6 + k] as number;
      boxes[n * 6 + k] = Math.min(a, b, c);
      boxes[n * 6 + 3 + k] = Math.max(a, b, c);
    }
  }
  return boxes;
}

function halfArea(box: Float32Array, at: number): number {
  const x = (box[at + 3] as number) - (box[at] as number);
  const y = (box[at + 4] as number) - (box[at + 1] as number);
  const z = (box[at + 5] as number) - (box[at + 2] as number);
  return x < 0 ? 0 : x * y + y * z + z * x;
}

function empty(box: Float32Array, at: number): void {
  for (let k = 0; k < 3; k++) {
    box[at + k] = Infinity;
    box[at + 3 + k] = -Infinity;
  }
}

/** Unrolled: it is called some ten million times for a furnished room. */
function grow(box: Float32Array, at: number, other: Float32Array, from: number): void {
  const x = other[from] as number;
  const y = other[from + 1] as number;
  const z = other[from + 2] as number;
  const maxX = other[from + 3] as number;
  const maxY = other[from + 4] as number;
  const maxZ = other[from + 5] as number;
  if (x < (box[at] as number)) box[at] = x;
  if (y < (box[at + 1] as number)) box[at + 1] = y;
  if (z < (box[at + 2] as number)) box[at + 2] = z;
  if (maxX > (box[at + 3] as number)) box[at + 3] = maxX;
  if (maxY > (box[at + 4] as number)) box[at + 4] = maxY;
  if (maxZ > (box[at + 5] as number)) box[at + 5] = maxZ;
}

/** How many tests triangles take, four at a time. */
function packs(count: number): number {
  return (count + 3) >> 2;
}

interface Split {
  readonly axis: number;
  readonly at: number;
}

const binBoxes = new Float32Array(BINS * 6);
const binCounts = new Int32Array(BINS);
const rightCosts = new Float64Array(BINS);
const sweep = new Float32Array(6);
const middles = new Float32Array(6);

/** The cheapest plane to split at; null where a leaf is cheaper or all centers coincide. */
function findSplit(
  boxes: Float32Array,
  order: Uint32Array,
  [from, to]: readonly [number, number],
  area: number,
): Split | null {
  empty(middles, 0);
  for (let i = from; i < to; i++) {
    const at = (order[i] as number) * 6;
    for (let k = 0; k < 3; k++) {
      const middle = (boxes[at + k] as number) + (boxes[at + 3 + k] as number);
      if (middle < (middles[k] as number)) middles[k] = middle;
      if (middle > (middles[3 + k] as number)) middles[3 + k] = middle;
    }
  }
  let best: Split | null = null;
  let minCost = to - from > MAX_IN_LEAF ? Infinity : area;
  for (let axis = 0; axis < 3; axis++) {
    const start = middles[axis] as number;
    const spread = (middles[3 + axis] as number) - start;
    if (!(spread > 1e-7)) continue;
    for (let bin = 0; bin < BINS; bin++) empty(binBoxes, bin * 6);
    binCounts.fill(0);
    const scale = BINS / spread;
    for (let i = from; i < to; i++) {
      const at = (order[i] as number) * 6;
      const middle = (boxes[at + axis] as number) + (boxes[at + 3 + axis] as number);
      // The start is a rounded sum: a center may lie a hair before it.
      const bin = Math.max(0, Math.min(BINS - 1, Math.floor((middle - start) * scale)));
      binCounts[bin] = (binCounts[bin] as number) + 1;
      grow(binBoxes, bin * 6, boxes, at);
    }
    empty(sweep, 0);
    let count = 0;
    for (let bin = BINS - 1; bin > 0; bin--) {
      count += binCounts[bin] as number;
      grow(sweep, 0, binBoxes, bin * 6);
      rightCosts[bin] = packs(count) * halfArea(sweep, 0);
    }
    empty(sweep, 0);
    count = 0;
    for (let bin = 0; bin < BINS - 1; bin++) {
      count += binCounts[bin] as number;
      grow(sweep, 0, binBoxes, bin * 6);
      if (count === 0 || count === to - from) continue;
      const cost =
        STEP_COST * area + packs(count) * halfArea(sweep, 0) + (rightCosts[bin + 1] as number);
      if (cost < minCost) {
        minCost = cost;
        best = { axis, at: start + ((bin + 1) * spread) / BINS };
      }
    }
  }
  return best;
}

/** Moves triangles before the plane to the front. @returns Where the others begin. */
function partition(
  boxes: Float32Array,
  order: Uint32Array,
  [from, to]: readonly [number, number],
  { axis, at }: Split,
): number {
  let left = from;
  let right = to - 1;
  while (left <= right) {
    const own = order[left] as number;
    const middle = (boxes[own * 6 + axis] as number) + (boxes[own * 6 + 3 + axis] as number);
    if (middle < at) left++;
    else {
      order[left] = order[right] as number;
      order[right] = own;
      right--;
    }
  }
  return left;
}

/**
 * Builds the tree by the surface area heuristic in 16 bins. The same corners give the same tree.
 * @param corners Nine numbers for each triangle: x, y, z of its corners.
 * Source: Wald, On fast construction of SAH-based bounding volume hierarchies (2007).
 */
export function buildBvh(corners: Float32Array): Bvh {
  const count = corners.length / 9;
  const triangleBoxes = boxesOf(corners);
  const order = Uint32Array.from({ length: count }, (_, n) => n);
  const words = new Float32Array((2 * count + 2) * 8);
  const links = new Int32Array(words.buffer);
  const box = new Float32Array(6);
  let nodes = 2;
  const waiting: (readonly [node: number, from: number, to: number, depth: number])[] = [
    [0, 0, count, 0],
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, from, to, depth] = next;
    empty(box, 0);
    for (let i = from; i < to; i++) grow(box, 0, triangleBoxes, (order[i] as number) * 6);
    words.set(box, node * 8);
    const isDeep = depth >= MAX_DEPTH / 2;
    const split = isDeep ? null : findSplit(triangleBoxes, order, [from, to], halfArea(box, 0));
    let middle = split ? partition(triangleBoxes, order, [from, to], split) : to;
    if (middle === from || middle === to) middle = to - from > MAX_IN_LEAF ? (from + to) >> 1 : to;
    if (middle === to) {
      links[node * 8 + 6] = to - from;
      links[node * 8 + 7] = from;
      continue;
    }
    const left = nodes;
    nodes += 2;
    links[node * 8 + 6] = 0;
    links[node * 8 + 7] = left;
    waiting.push([left + 1, middle, to, depth + 1], [left, from, middle, depth + 1]);
  }
  return { nodes: words.slice(0, nodes * 8), order };
}
