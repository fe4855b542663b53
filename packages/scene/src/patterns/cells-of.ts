// The one place that says where pieces lie. The picture, the export and the takeoff all use it.

import {
  areaOf,
  type Bounds,
  boundsOf,
  type Point,
  type Polygon,
  perimeterOf,
  turn,
} from '../plane/polygon.ts';
import { ledgerCourses, randomPlank } from './course-patterns.ts';
import { fitter } from './fit-piece.ts';
import { type Fragment, joinParts } from './join-parts.ts';
import type { Pattern, Piece } from './laying.ts';
import { ownAngle } from './own-angle.ts';
import type { Arrangement, Part } from './placement.ts';
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
import { trapezoidsOf } from './trapezoids.ts';

/**
 * One part of a piece as laid. A piece that a corner or a hole splits in two gives two cells of one
 * key. All lengths in tenths of a millimeter, areas in square tenths.
 */
export type Cell = {
  /** The part of the piece that lies in the area. */
  polygon: Polygon;
  /** Openings in the polygon (a pipe through a tile); nearly always none. */
  holes: readonly Polygon[];
  /** Area of the polygon without its holes. */
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
  /** Parts of it that stay bare; they lie inside the polygon or touch its edge. */
  holes?: readonly Polygon[];
  /** Everything that is laid as one field with this surface: random planks fit their row ends to it. */
  field?: readonly Polygon[];
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
const minShare = 1e-7;

/** Called for every piece within the surface or across its edge, in the pattern's coordinates. */
type VisitPiece = (
  piece: { readonly part: Part; readonly x: number; readonly y: number; readonly key: number },
  /** The parts of it within the surface; null means all of it. */
  fragments: readonly Fragment[] | null,
) => void;

function walkPieces(request: CellsRequest, visit: VisitPiece): void {
  const { toLocal } = axesOf(request);
  const outline = request.polygon.map(toLocal);
  const holes = (request.holes ?? []).map((hole) => hole.map(toLocal));
  const fit = fitter(trapezoidsOf([{ outline, holes }]));
  arrange(request)(boundsOf(outline), (part, x, y, key) => {
    const fitting = fit(part, x, y);
    if (fitting === 'outside') return;
    if (fitting === 'inside') {
      visit({ part, x, y, key }, null);
      return;
    }
    const covered = fitting.reduce((sum, one) => sum + areaOf(one.outline), 0);
    const isWhole = covered > areaOf(part.outline) * (1 - minShare);
    visit({ part, x, y, key }, isWhole ? null : fitting);
  });
}

/** The pattern's axes in the surface. */
function axesOf({ origin, angleDeg, pattern }: CellsRequest) {
  const turnedDeg = angleDeg + ownAngle(pattern);
  const { cos, sin } = turn(turnedDeg);
  const toLocal = ([x, y]: Point): Point => {
    const dx = x - origin[0];
    const dy = y - origin[1];
    return [dx * cos + dy * sin, dy * cos - dx * sin];
  };
  const toArea = ([x, y]: Point): Point => [
    origin[0] + x * cos - y * sin,
    origin[1] + x * sin + y * cos,
  ];
  return { turnedDeg, toLocal, toArea };
}

/**
 * The pieces that cover a surface, clipped to it, in a fixed order. Pieces never overlap; with the
 * joints between them they fill the polygon (penny rounds leave the gaps of their packing).
 */
export function cellsOf(request: CellsRequest): Cell[] {
  const { turnedDeg, toArea } = axesOf(request);
  const cells: Cell[] = [];
  walkPieces(request, ({ part, x, y, key }, fragments) => {
    const laid = part.outline.map(([px, py]) => toArea([px + x, py + y]));
    const pieceArea = areaOf(part.outline);
    const shared = {
      outline: laid,
      center: toArea([part.center[0] + x, part.center[1] + y]),
      angleDeg: part.angleDeg + turnedDeg,
      length: part.length,
      width: part.width,
      kind: part.kind,
      key,
    };
    if (fragments === null) {
      cells.push({ polygon: laid, holes: [], area: pieceArea, whole: true, ...shared });
      return;
    }
    for (const one of joinParts(fragments)) {
      if (one.area < pieceArea * minShare) continue;
      cells.push({
        polygon: one.outline.map(toArea),
        holes: one.holes.map((hole) => hole.map(toArea)),
        area: one.area,
        whole: false,
        ...shared,
      });
    }
  });
  return cells;
}

/**
 * What `cellsOf` would give, summed: the area that pieces cover, and the length of their edges (of cut
 * pieces in proportion to their area). Makes no cells: thousands of chips take a few milliseconds.
 */
export function measureCells(request: CellsRequest): { area: number; edgeLength: number } {
  const known = new Map<Part, { readonly around: number; readonly area: number }>();
  const sum = { area: 0, edgeLength: 0 };
  walkPieces(request, ({ part }, fragments) => {
    let size = known.get(part);
    if (!size) {
      size = { around: perimeterOf(part.outline), area: areaOf(part.outline) };
      known.set(part, size);
    }
    const covered = fragments?.reduce((total, one) => total + areaOf(one.outline), 0) ?? size.area;
    sum.area += covered;
    sum.edgeLength += (size.around * covered) / size.area;
  });
  return sum;
}

function fieldOf(request: CellsRequest): Bounds | null {
  if (!request.field) return null;
  const { toLocal } = axesOf(request);
  return boundsOf(request.field.flatMap((ring) => ring.map(toLocal)));
}

function arrange(request: CellsRequest): Arrangement {
  const { pattern, piece, joint, seed } = request;
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
      return randomPlank(piece, joint, seed, fieldOf(request));
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
