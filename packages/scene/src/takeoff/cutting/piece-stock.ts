// Opened pieces and what is left of them. Every cut is a straight saw cut from edge to edge of what
// is left, so that whatever is planned here can be sawn.
import { areaOf, boundsOf, type Point, type Polygon, turn } from '../../plane/polygon.ts';
import { contains, leftOf, narrowest } from './convex.ts';
import type { CuttingRules } from './cutting-rules.ts';
import type { PieceNeed } from './piece-needs.ts';

/** Where a cut comes from. */
export interface PieceCut {
  readonly cell: number;
  /** Number of the opened piece, from 0. */
  readonly piece: number;
  readonly turnedDeg: number;
  /** The cut's convex outline in the opened piece's own axes. */
  readonly polygon: Polygon;
  /** Whether it comes from what an earlier cut left over. */
  readonly fromOffcut: boolean;
}

interface Leaf {
  readonly piece: number;
  readonly polygon: Polygon;
  readonly area: number;
  readonly width: number;
  readonly height: number;
  readonly shape: string;
}

/** Rounding of coordinates, not of lengths: a thousandth of a millimeter. */
const slack = 1e-2;
/** Offcuts considered for one cut: a person would not search through more. */
const maxTries = 400;

export class PieceStock {
  readonly #rules: CuttingRules;
  /** Smallest first, so that the first that serves wastes least. */
  readonly #leaves: Leaf[] = [];
  #opened = 0;

  constructor(rules: CuttingRules) {
    this.#rules = rules;
  }

  /** Pieces opened so far. */
  get opened(): number {
    return this.#opened;
  }

  /** What is left of opened pieces, smallest first, in their own axes. */
  get leftovers(): readonly { readonly piece: number; readonly polygon: Polygon }[] {
    return this.#leaves;
  }

  /** Cuts a need from the smallest offcut that serves, or else from a new piece. */
  cut(need: PieceNeed): PieceCut {
    const positions = this.#positionsOf(need);
    let missed = '';
    const first = this.#firstOf(need.area - slack);
    const last = Math.min(this.#leaves.length, first + maxTries);
    for (let n = first; n < last; n++) {
      const leaf = this.#leaves[n] as Leaf;
      if (leaf.shape === missed) continue;
      const placed = firstIn(leaf, positions);
      if (placed) {
        this.#leaves.splice(n, 1);
        return this.#take(leaf, placed, need.cell, true);
      }
      missed = leaf.shape;
    }
    const blank = leafOf(this.#opened++, need.blank);
    const placed = firstIn(blank, positions) ?? { turnedDeg: 0, polygon: need.hull };
    return this.#take(blank, placed, need.cell, false);
  }

  #take(leaf: Leaf, { turnedDeg, polygon }: Placed, cell: number, fromOffcut: boolean): PieceCut {
    for (const rest of restsOf(leaf.polygon, polygon, this.#rules)) {
      const offcut = leafOf(leaf.piece, rest);
      this.#leaves.splice(this.#firstOf(offcut.area), 0, offcut);
    }
    return { cell, piece: leaf.piece, turnedDeg, polygon, fromOffcut };
  }

  #firstOf(area: number): number {
    let low = 0;
    let high = this.#leaves.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#leaves[middle] as Leaf).area < area) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #positionsOf(need: PieceNeed): Position[] {
    const { factoryEdges, turnsDeg } = this.#rules;
    return turnsDeg.map((turnedDeg) => {
      const { cos, sin } = turn(turnedDeg);
      const spin = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
      const polygon = need.hull.map(spin);
      const quarter = turnedDeg % 180 !== 0;
      const [freeX, freeY] = quarter ? [need.freeY, need.freeX] : [need.freeX, need.freeY];
      return {
        turnedDeg,
        polygon,
        bounds: boundsOf(polygon),
        // Turned within a piece that the turn does not map on itself, edges meet others' places.
        stays: !factoryEdges || contains(need.blank, need.blank.map(spin), slack),
        freeX: freeX || !factoryEdges,
        freeY: freeY || !factoryEdges,
      };
    });
  }
}

interface Placed {
  readonly turnedDeg: number;
  readonly polygon: Polygon;
}

interface Position extends Placed {
  readonly bounds: ReturnType<typeof boundsOf>;
  readonly stays: boolean;
  readonly freeX: boolean;
  readonly freeY: boolean;
}

function leafOf(piece: number, polygon: Polygon): Leaf {
  const { minX, minY, maxX, maxY } = boundsOf(polygon);
  const shape = polygon.map(([x, y]) => `${Math.round(x * 10)},${Math.round(y * 10)}`).join(' ');
  return { piece, polygon, area: areaOf(polygon), width: maxX - minX, height: maxY - minY, shape };
}

function firstIn(leaf: Leaf, positions: readonly Position[]): Placed | null {
  for (const position of positions) {
    if (!position.stays) continue;
    const { minX, minY, maxX, maxY } = position.bounds;
    if (maxX - minX > leaf.width + slack || maxY - minY > leaf.height + slack) continue;
    if (contains(leaf.polygon, position.polygon, slack)) return position;
    if (!position.freeX && !position.freeY) continue;
    const leafBounds = boundsOf(leaf.polygon);
    const dxs = position.freeX ? [0, leafBounds.minX - minX, leafBounds.maxX - maxX] : [0];
    const dys = position.freeY ? [0, leafBounds.minY - minY, leafBounds.maxY - maxY] : [0];
    for (const dx of dxs) {
      for (const dy of dys) {
        const polygon = position.polygon.map(([x, y]): Point => [x + dx, y + dy]);
        if (contains(leaf.polygon, polygon, slack)) {
          return { turnedDeg: position.turnedDeg, polygon };
        }
      }
    }
  }
  return null;
}

/** Saws along the cut's edges, each time along the one that leaves the most in one part. */
function restsOf(leaf: Polygon, cut: Polygon, rules: CuttingRules): Polygon[] {
  const rests: Polygon[] = [];
  let left = leaf;
  for (let saws = 0; saws < cut.length; saws++) {
    let best: { rest: Polygon; area: number; from: Point; to: Point } | null = null;
    let from = cut[cut.length - 1] as Point;
    for (const to of cut) {
      if (Math.hypot(to[0] - from[0], to[1] - from[1]) > slack) {
        const rest = leftOf(left, to, from, rules.kerfTenths);
        const area = rest.length < 3 ? 0 : areaOf(rest);
        if (area > (best?.area ?? 1)) best = { rest, area, from, to };
      }
      from = to;
    }
    if (!best) break;
    if (narrowest(best.rest) >= rules.minTenths) rests.push(best.rest);
    left = leftOf(left, best.from, best.to, 0);
  }
  return rests;
}
