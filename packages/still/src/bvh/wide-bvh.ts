// The tree as the kernels walk it: four children a node, four triangles a leaf, in memory that threads share.
import type { Bvh } from './build-bvh.ts';

/**
 * A node: minimum x, y, z, then maximum x, y, z of four boxes, then four children: the byte at which a node begins, or for
 * a leaf the inverted byte at which its pack begins. A missing child has an empty box. Padding at the end, as in packs,
 * aligns them with cache lines.
 */
export const NODE = { maxAt: 48, childrenAt: 96, bytes: 128 } as const;
/**
 * A pack: x, y, z of a corner and of two edges of four triangles, their owners, the index of the first, and a bit for
 * each that light passes. Missing triangles have edges of length 0.
 */
export const PACK = { ownersAt: 144, firstAt: 160, clearAt: 164, bytes: 192 } as const;
/**
 * A thread's own bytes: distance, u and v of four boxes or triangles, the same of the latest hit, the panes that light
 * passed, and the stack of boxes.
 */
export const SCRATCH = {
  ...{ nearAt: 0, uAt: 16, vAt: 32, hitAt: 48, panesAt: 64, maxPanes: 48, stackAt: 256 },
  bytes: 4096,
} as const;

const PAGE = 65_536;
/** Room for a home of four million triangles. */
export const MAX_PAGES = 8_192;
/** Places for threads that trace one scene; the one that meters its light takes two. */
export const MAX_THREADS = 128;

export interface SceneMemory {
  readonly memory: WebAssembly.Memory;
  /** Where scratch bytes begin. The first word counts the threads that have taken theirs. */
  readonly scratchAt: number;
}

function halfArea(nodes: Float32Array, node: number): number {
  const at = node * 8;
  const x = (nodes[at + 3] as number) - (nodes[at] as number);
  const y = (nodes[at + 4] as number) - (nodes[at + 1] as number);
  const z = (nodes[at + 5] as number) - (nodes[at + 2] as number);
  return x < 0 ? 0 : x * y + y * z + z * x;
}

/** Up to four nodes of the binary tree that together hold what `node` holds; the largest is opened first. */
function childrenOf(nodes: Float32Array, links: Int32Array, node: number): number[] {
  const isLeaf = (one: number) => (links[one * 8 + 6] as number) > 0;
  if (isLeaf(node)) return [node];
  const left = links[node * 8 + 7] as number;
  const children = left > 0 ? [left, left + 1] : [];
  while (children.length < 4) {
    let open = -1;
    let maxArea = -1;
    for (let n = 0; n < children.length; n++) {
      const child = children[n] as number;
      const area = isLeaf(child) ? -1 : halfArea(nodes, child);
      if (area > maxArea) [open, maxArea] = [n, area];
    }
    if (open < 0) break;
    const first = links[(children[open] as number) * 8 + 7] as number;
    children.splice(open, 1, first, first + 1);
  }
  return children;
}

/** The nodes of the binary tree that become wide nodes, parents first, and the children of each. */
function openTree(nodes: Float32Array, links: Int32Array) {
  const wide: (readonly number[])[] = [];
  const numberOf = new Map<number, number>([[0, 0]]);
  const waiting = [0];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const children = childrenOf(nodes, links, node);
    wide[numberOf.get(node) as number] = children;
    for (const child of children) {
      if ((links[child * 8 + 6] as number) > 0) continue;
      numberOf.set(child, numberOf.size);
    }
    for (const child of children.toReversed()) {
      if ((links[child * 8 + 6] as number) === 0) waiting.push(child);
    }
  }
  return { wide, numberOf };
}

/**
 * Lays out a tree and its triangles for the kernels.
 * @param triangles Corner and two edges of each, in the tree's order; `owners` and `isClear` follow that order too.
 * @throws RangeError for more triangles than the memory holds, some four million.
 */
export function layOutBvh(
  { nodes }: Pick<Bvh, 'nodes'>,
  triangles: Float32Array,
  owners: ArrayLike<number>,
  isClear: (triangle: number) => boolean,
): SceneMemory {
  const links = new Int32Array(nodes.buffer, nodes.byteOffset, nodes.length);
  const { wide, numberOf } = openTree(nodes, links);
  const leaves = wide.reduce(
    (sum, own) => sum + own.filter((one) => (links[one * 8 + 6] as number) > 0).length,
    0,
  );
  const packsAt = Math.ceil((wide.length * NODE.bytes) / 64) * 64;
  const scratchAt = Math.ceil((packsAt + leaves * PACK.bytes) / 64) * 64;
  const pages = Math.ceil((scratchAt + 64 + MAX_THREADS * SCRATCH.bytes) / PAGE);
  if (pages > MAX_PAGES) throw new RangeError('The scene has too many triangles for a still.');
  const memory = new WebAssembly.Memory({ initial: pages, maximum: MAX_PAGES, shared: true });
  const floats = new Float32Array(memory.buffer);
  const ints = new Int32Array(memory.buffer);
  let pack = packsAt;
  const layPack = (leaf: number): number => {
    const at = pack / 4;
    const count = links[leaf * 8 + 6] as number;
    const first = links[leaf * 8 + 7] as number;
    let clear = 0;
    for (let lane = 0; lane < 4; lane++) {
      const from = (first + Math.min(lane, count - 1)) * 9;
      for (let k = 0; k < (lane < count ? 9 : 3); k++) {
        floats[at + k * 4 + lane] = triangles[from + k] as number;
      }
      ints[at + PACK.ownersAt / 4 + lane] = lane < count ? (owners[first + lane] as number) : -2;
      if (lane < count && isClear(first + lane)) clear |= 1 << lane;
    }
    ints[at + PACK.firstAt / 4] = first;
    ints[at + PACK.clearAt / 4] = clear;
    pack += PACK.bytes;
    return ~(pack - PACK.bytes);
  };
  for (const [n, children] of wide.entries()) {
    const at = (n * NODE.bytes) / 4;
    for (let lane = 0; lane < 4; lane++) {
      const child = children[lane];
      for (let k = 0; k < 3; k++) {
        floats[at + k * 4 + lane] =
          child === undefined ? Infinity : (nodes[child * 8 + k] as number);
        floats[at + NODE.maxAt / 4 + k * 4 + lane] =
          child === undefined ? -Infinity : (nodes[child * 8 + 3 + k] as number);
      }
      if (child === undefined) continue;
      const isLeaf = (links[child * 8 + 6] as number) > 0;
      ints[at + NODE.childrenAt / 4 + lane] = isLeaf
        ? layPack(child)
        : (numberOf.get(child) as number) * NODE.bytes;
    }
  }
  return { memory, scratchAt };
}

/** Reserves a thread's own bytes. @returns Where they begin. @throws RangeError when all places are taken. */
export function takeScratch({ memory, scratchAt }: SceneMemory): number {
  const own = Atomics.add(new Int32Array(memory.buffer), scratchAt / 4, 1);
  if (own >= MAX_THREADS) throw new RangeError('Too many threads trace one scene.');
  return scratchAt + 64 + own * SCRATCH.bytes;
}
