// A laid area or a sawn slab as plain lines, numbers and dimensions: SVG and PDF are written from it.
import type { ProductFacts } from '../document/product-facts.ts';
import type { CoveredArea } from '../faces/face.ts';
import { trapezoidsOf } from '../patterns/trapezoids.ts';
import { areaOf, boundsOf, type Point, type Polygon, signedAreaOf } from '../plane/polygon.ts';
import { formatFeetInches } from '../units/feet-inches.ts';
import { countPieces } from './count-pieces.ts';
import type { SlabWork } from './slab-lines.ts';

export interface DrawnPiece {
  readonly outline: Polygon;
  readonly holes: readonly Polygon[];
  /** Number in the cut list; null for a whole piece. */
  readonly number: number | null;
  /** Where the number stands. */
  readonly at: Point;
}

/** A measured stretch; the text stands beside its middle, outside of what is measured. */
export interface DrawnDimension {
  readonly from: Point;
  readonly to: Point;
  /** To the right of `from` to `to`, tenths. */
  readonly offset: number;
  /** 12' 6 1/2" */
  readonly text: string;
}

/** Tenths of a millimeter; x to the right, y up. */
export interface LayoutDrawing {
  readonly title: string;
  readonly bounds: {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  };
  readonly outlines: readonly Polygon[];
  readonly pieces: readonly DrawnPiece[];
  readonly dimensions: readonly DrawnDimension[];
  /** One line for each cut: '7: 11 3/4 x 5 1/2 in from piece 3'. */
  readonly cutList: readonly string[];
}

/** Shorter edges are not dimensioned: 6 in. */
const SHORTEST = 1_524;
/** How far outside dimensions stand, as a share of the longer side, and at least 6 in. */
const OUTSIDE = 0.05;

/** The layout of an area with every cut numbered as in its line's cut list. */
export function drawLayout(title: string, area: CoveredArea, facts: ProductFacts): LayoutDrawing {
  const count = countPieces(area, facts);
  const numbers = new Map(count?.stock.cuts.map((cut, n) => [cut.cell, n + 1] as const));
  const pieces = (count?.cells ?? []).map((cell, index): DrawnPiece => {
    const { polygon: outline, holes } = cell;
    const number = numbers.get(index) ?? null;
    return { outline, holes, number, at: insideOf(outline, holes) };
  });
  const cutList = (count?.stock.cuts ?? []).map(({ polygon, piece }, n) => {
    const { minX, minY, maxX, maxY } = boundsOf(polygon);
    return cutText(n + 1, maxX - minX, maxY - minY, piece + 1);
  });
  const outlines = area.regions.flatMap(({ outline, holes }) => [outline, ...holes]);
  return drawing({ title, outlines, pieces, cutList, measured: area.regions });
}

/** Every slab of a plan, one above the other, with its pieces in place. */
export function drawSlabs(title: string, { plan, slab }: SlabWork): LayoutDrawing {
  const gap = slab.width * 0.25;
  const rise = (index: number) => -index * (slab.width + gap);
  const box = (x: number, y: number, w: number, h: number): Polygon => [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  const outlines = Array.from({ length: plan.slabs }, (_, n) =>
    box(0, rise(n), slab.length, slab.width),
  );
  const pieces = plan.placed.map(({ piece, slab: on, x, y, turned }, n): DrawnPiece => {
    const [w, h] = turned ? [piece.width, piece.length] : [piece.length, piece.width];
    const outline = box(x, y + rise(on), w, h);
    return { outline, holes: [], number: n + 1, at: insideOf(outline) };
  });
  const cutList = plan.placed.map(({ piece, slab: on }, n) => {
    return `${cutText(n + 1, piece.length, piece.width, on + 1)}: ${piece.label}`;
  });
  const measured = outlines.map((outline) => ({ outline }));
  return drawing({ title, outlines, pieces, cutList, measured });
}

function cutText(number: number, length: number, width: number, piece: number): string {
  return `${number}: ${formatFeetInches(length)} x ${formatFeetInches(width)} from piece ${piece}`;
}

interface Parts {
  readonly title: string;
  readonly outlines: readonly Polygon[];
  readonly pieces: readonly DrawnPiece[];
  readonly cutList: readonly string[];
  readonly measured: readonly { readonly outline: Polygon }[];
}

function drawing({ title, outlines, pieces, cutList, measured }: Parts): LayoutDrawing {
  const bounds = boundsOf(outlines.flat());
  const side = Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY);
  const offset = Math.max(SHORTEST, side * OUTSIDE);
  const dimensions = measured.flatMap(({ outline }) => dimensionsOf(outline, offset));
  return { title, bounds, outlines, pieces, dimensions, cutList };
}

function dimensionsOf(outline: Polygon, offset: number): DrawnDimension[] {
  const ring = signedAreaOf(outline) < 0 ? outline.toReversed() : outline;
  return ring.flatMap((from, n) => {
    const to = ring[(n + 1) % ring.length] as Point;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return length < SHORTEST ? [] : [{ from, to, offset, text: formatFeetInches(length) }];
  });
}

/** A point well inside: the middle of the roomiest trapezoid. */
function insideOf(outline: Polygon, holes: readonly Polygon[] = []): Point {
  let best: Point = outline[0] ?? [0, 0];
  let max = 0;
  for (const { outline: part } of trapezoidsOf([{ outline, holes }])) {
    const { minY, maxY } = boundsOf(part);
    const room = Math.min(areaOf(part) / (maxY - minY), maxY - minY);
    if (room > max) {
      max = room;
      const sum = part.reduce(([x, y], [px, py]): Point => [x + px, y + py], [0, 0] as Point);
      best = [sum[0] / part.length, sum[1] / part.length];
    }
  }
  return best;
}
