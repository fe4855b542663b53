// The one place that says where pieces lie. The picture, the export and the takeoff all use it.

import { ledgerCourses, randomPlank } from './course-patterns.ts';
import type { Pattern, Piece } from './laying.ts';
import type { Arrangement } from './placement.ts';
import {
  areaOf,
  boundsOf,
  clipConvex,
  counterClockwise,
  type Point,
  type Polygon,
  turn,
} from './polygon.ts';
import {
  basketweave,
  brickBond,
  herringbone,
  offsetRows,
  pinwheel,
  versailles,
  windmill,
} from './rectangle-patterns.ts';
import { chevron, hexagon, octagonDot, penny } from './shaped-patterns.ts';

/** One piece as laid. All lengths in tenths of a millimetre, areas in square tenths. */
export type Cell = {
  /** What of the piece lies in the area. */
  polygon: Polygon;
  area: number;
  /** False where the piece must be cut. */
  whole: boolean;
  /** The piece before cutting: convex, counter-clockwise. */
  outline: Polygon;
  center: Point;
  angleDeg: number;
  length: number;
  width: number;
  /** Which piece of a pattern of several sizes: 0 is the piece itself. */
  kind: number;
  /** 32 bits that name this piece of the endless pattern: what makes it look like itself. */
  key: number;
};

export type CellsRequest = {
  /** The surface to cover: a simple polygon of three points or more. */
  polygon: Polygon;
  pattern: Pattern;
  piece: Piece;
  /** Joint width. */
  joint: number;
  /** Where the pattern's corner lies. */
  origin: Point;
  angleDeg: number;
  seed: number;
};

/** Slivers below this share of their piece are rounding, not pieces. */
const leastShare = 1e-7;

/**
 * The pieces that cover a surface, clipped to it, in a fixed order. Pieces never overlap; with the
 * joints between them they fill the polygon (penny rounds leave the gaps of their packing).
 */
export function cellsOf(request: CellsRequest): Cell[] {
  const { origin } = request;
  const angleDeg = request.angleDeg + ownAngle(request.pattern);
  const { cos, sin } = turn(angleDeg);
  const area = counterClockwise(request.polygon);
  const local = area.map(([x, y]): Point => {
    const dx = x - origin[0];
    const dy = y - origin[1];
    return [dx * cos + dy * sin, dy * cos - dx * sin];
  });
  const toArea = ([x, y]: Point): Point => [
    origin[0] + x * cos - y * sin,
    origin[1] + x * sin + y * cos,
  ];
  const cells: Cell[] = [];
  for (const placement of arrange(request)(boundsOf(local))) {
    const clipped = clipConvex(local, placement.outline);
    if (clipped.length < 3) continue;
    const pieceArea = areaOf(placement.outline);
    const cellArea = areaOf(clipped);
    if (cellArea < pieceArea * leastShare) continue;
    const outline = placement.outline.map(toArea);
    const whole = cellArea > pieceArea * (1 - leastShare);
    cells.push({
      polygon: whole ? outline : clipped.map(toArea),
      area: whole ? pieceArea : cellArea,
      whole,
      outline,
      center: toArea(placement.center),
      angleDeg: placement.angleDeg + angleDeg,
      length: placement.length,
      width: placement.width,
      kind: placement.kind,
      key: placement.key,
    });
  }
  return cells;
}

/** Patterns that are another one turned. */
function ownAngle(pattern: Pattern): number {
  return pattern === 'diagonal' || pattern === 'herringbone45' ? 45 : 0;
}

function arrange({ pattern, piece, joint, seed }: CellsRequest): Arrangement {
  switch (pattern) {
    case 'stacked':
    case 'diagonal':
      return offsetRows(piece, joint, 0);
    case 'third-offset':
      return offsetRows(piece, joint, 1 / 3);
    case 'half-offset':
      return offsetRows(piece, joint, 1 / 2);
    case 'herringbone45':
    case 'herringbone90':
      return herringbone(piece, joint, 1);
    case 'double-herringbone':
      return herringbone(piece, joint, 2);
    case 'chevron':
      return chevron(piece, joint);
    case 'basketweave':
      return basketweave(piece, joint);
    case 'hexagon':
      return hexagon(piece, joint);
    case 'penny':
      return penny(piece, joint);
    case 'random-plank':
      return randomPlank(piece, joint, seed);
    case 'brick-bond':
      return brickBond(piece, joint);
    case 'ledger':
      return ledgerCourses(piece, joint, seed);
    case 'versailles':
      return versailles(piece, joint);
    case 'octagon-dot':
      return octagonDot(piece, joint);
    case 'windmill':
      return windmill(piece, joint);
    case 'pinwheel':
      return pinwheel(piece, joint);
  }
}
