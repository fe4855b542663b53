import type { Bounds } from './polygon.ts';

/** Finds things by the boxes about them without looking at all of them. Tenths. */
export interface BoxIndex<Thing> {
  /** Everything whose box touches the given one, in the order it was given in. */
  near(box: Bounds): Thing[];
}

/** Up to so many, looking at each is quicker than walking a tree. */
const FEW = 64;
/** Boxes in a node of the tree. */
const WIDTH = 16;

/**
 * A tree of boxes, packed by sorting into strips (Leutenegger): a query takes the logarithm of how many things there
 * are, and what it finds, however they are spread and however large they are.
 */
export function indexBoxes<Thing>(
  things: readonly Thing[],
  boxOf: (thing: Thing) => Bounds,
): BoxIndex<Thing> {
  const boxes = things.map(boxOf);
  if (things.length <= FEW) {
    return {
      near: (box) => things.filter((_, i) => meet(boxes[i] as Bounds, box)),
    };
  }
  const levels = packed(boxes);
  return {
    near(box) {
      const found: number[] = [];
      collect(levels, { boxes, box }, found);
      return found.sort((a, b) => a - b).map((i) => things[i] as Thing);
    },
  };
}

function meet(a: Bounds, b: Bounds): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

interface Levels {
  /** Positions of the boxes in packed order. */
  readonly order: readonly number[];
  /** Boxes around every WIDTH of the level below, the lowest level first; the last has one. */
  readonly around: readonly (readonly Bounds[])[];
}

function packed(boxes: readonly Bounds[]): Levels {
  const x = (i: number) => (boxes[i] as Bounds).minX + (boxes[i] as Bounds).maxX;
  const y = (i: number) => (boxes[i] as Bounds).minY + (boxes[i] as Bounds).maxY;
  const byX = [...boxes.keys()].sort((a, b) => x(a) - x(b));
  const strip = WIDTH * Math.ceil(Math.sqrt(boxes.length / WIDTH));
  const order: number[] = [];
  for (let from = 0; from < byX.length; from += strip) {
    order.push(...byX.slice(from, from + strip).sort((a, b) => y(a) - y(b)));
  }
  const around = [grouped(order.map((i) => boxes[i] as Bounds))];
  for (let top = around[0] ?? []; top.length > 1; ) {
    top = grouped(top);
    around.push(top);
  }
  return { order, around };
}

function grouped(boxes: readonly Bounds[]): Bounds[] {
  const groups: Bounds[] = [];
  for (const [i, { minX, minY, maxX, maxY }] of boxes.entries()) {
    const last = groups.at(-1);
    if (!last || i % WIDTH === 0) groups.push({ minX, minY, maxX, maxY });
    else {
      last.minX = Math.min(last.minX, minX);
      last.minY = Math.min(last.minY, minY);
      last.maxX = Math.max(last.maxX, maxX);
      last.maxY = Math.max(last.maxY, maxY);
    }
  }
  return groups;
}

interface Query {
  readonly boxes: readonly Bounds[];
  readonly box: Bounds;
}

function collect({ order, around }: Levels, { boxes, box }: Query, found: number[]): void {
  const visit = (level: number, group: number) => {
    const from = group * WIDTH;
    const below = around[level - 1];
    const to = Math.min(from + WIDTH, below?.length ?? order.length);
    for (let at = from; at < to; at++) {
      if (below) {
        if (meet(below[at] as Bounds, box)) visit(level - 1, at);
      } else {
        const i = order[at] as number;
        if (meet(boxes[i] as Bounds, box)) found.push(i);
      }
    }
  };
  visit(around.length - 1, 0);
}
