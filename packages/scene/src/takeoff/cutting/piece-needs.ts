// What must be sawn: every cut cell as seen from its own piece.
import type { Cell } from '../../patterns/cells-of.ts';
import { areaOf, boundsOf, type Point, type Polygon, turn } from '../../plane/polygon.ts';
import { hullOf } from './convex.ts';

/** One cut part in its piece's own axes: the middle of the piece is 0, 0, its length runs along x. */
export interface PieceNeed {
  /** Place of the cell in the list of cells. */
  readonly cell: number;
  /** Convex outline of the part: where notches are nibbled out, nothing else is cut from them. */
  readonly hull: Polygon;
  readonly area: number;
  /** The whole piece that it is a part of. */
  readonly blank: Polygon;
  /** Whether it may move along the piece without a joint losing its factory edge. */
  readonly freeX: boolean;
  readonly freeY: boolean;
}

/** Edges this near to the piece's edge are its edge, tenths. */
const touching = 1;

/** Rounded to 1/1000 of a tenth, so that equal pieces are equal. */
function ownAxes(cell: Cell): (point: Point) => Point {
  const { cos, sin } = turn(cell.angleDeg);
  return ([x, y]) => {
    const dx = x - cell.center[0];
    const dy = y - cell.center[1];
    return [rounded(dx * cos + dy * sin), rounded(dy * cos - dx * sin)];
  };
}

function rounded(length: number): number {
  return Math.round(length * 1_000) / 1_000;
}

/** The piece in its own axes. */
export function blankOf(cell: Cell): Polygon {
  return cell.outline.map(ownAxes(cell));
}

/** The need of a cell that is cut. `blank` is the stock it is cut from, by default its own piece. */
export function needOf(cell: Cell, index: number, blank: Polygon = blankOf(cell)): PieceNeed {
  const hull = hullOf(cell.polygon.map(ownAxes(cell)));
  const own = boundsOf(hull);
  const piece = boundsOf(blank);
  const rectangular = blank.length === 4 && Math.abs(areaOf(blank) - boxArea(piece)) < 1;
  return {
    cell: index,
    hull,
    area: areaOf(hull),
    blank,
    freeX: rectangular && own.minX > piece.minX + touching && own.maxX < piece.maxX - touching,
    freeY: rectangular && own.minY > piece.minY + touching && own.maxY < piece.maxY - touching,
  };
}

function boxArea({ minX, minY, maxX, maxY }: ReturnType<typeof boundsOf>): number {
  return (maxX - minX) * (maxY - minY);
}
