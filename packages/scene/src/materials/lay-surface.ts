import { actualPiece } from '../patterns/actual-piece.ts';
import { type Cell, cellsOf } from '../patterns/cells-of.ts';
import type { Laying } from '../patterns/laying.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import type { Material } from './material.ts';
import { paintCells } from './paint-cells.ts';
import { paintJoints } from './paint-joints.ts';
import { paintTurf } from './paint-turf.ts';
import { painterOf } from './painters/painter-of.ts';
import type { PlaneRows } from './plane-rows.ts';
import { createSurface, type Surface } from './surface.ts';

type LaidRequest = {
  readonly material: Material;
  readonly laying: Laying;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rows: PlaneRows;
  /** Where the pattern starts on the plane, in tenths of a millimeter. */
  readonly origin: Point;
};

const minMortarTenths = 50;

/** Paints a laid material as one camera sees it: color, relief and gloss of every pixel. */
export function laySurface(request: LaidRequest): Surface {
  const { material, laying, widthPx, heightPx, rows, origin } = request;
  const surface = createSurface(widthPx, heightPx, rows);
  const cells = material.kind === 'turf' ? [] : layCells(laying, seenArea(rows, widthPx), origin);
  paintLaid(surface, { material, laying, cells });
  return surface;
}

/** What is known about a laid material besides where its picture is. */
type LaidPieces = {
  readonly material: Material;
  readonly laying: Pick<Laying, 'joint' | 'seed'>;
  /** Tenths, in the plane whose rows the surface has. */
  readonly cells: readonly Cell[];
};

/** Paints pieces that lie where their cells say, and the joints between them. */
export function paintLaid(surface: Surface, { material, laying, cells }: LaidPieces): void {
  if (material.kind === 'turf') {
    paintTurf(surface, material, laying.seed);
    return;
  }
  const painter = painterOf(material, surface.rows);
  const covered = paintCells(surface, cells, painter);
  // Stacked stone is either dry, with open gaps, or laid in mortar that is struck near its face.
  const mortared = material.kind === 'ledger' && laying.joint.widthTenths >= minMortarTenths;
  const depthMm = mortared ? -0.15 * material.reliefMm : painter.jointDepthMm;
  paintJoints(surface, covered, { color: laying.joint.color, depthMm });
}

/** The cells of a laying; its seed is mixed into their keys, so that every lot looks its own. */
export function layCells(laying: Laying, polygon: Polygon, origin: Point): Cell[] {
  const cells = cellsOf({
    polygon,
    pattern: laying.pattern,
    piece: actualPiece(laying),
    joint: laying.joint.widthTenths,
    origin,
    angleDeg: laying.rotationDeg,
    seed: laying.seed,
  });
  const lot = Math.imul(laying.seed, 0x9e3779b1);
  return cells.map((cell) => ({ ...cell, key: (cell.key ^ lot) >>> 0 }));
}

/** The part of the plane in the picture, in tenths, with a pixel to spare. */
function seenArea(rows: PlaneRows, widthPx: number): Polygon {
  const last = rows.at.length - 1;
  const corner = (row: number, column: number, beyond: number): Point => [
    ((rows.left[row] as number) + column * (rows.step[row] as number)) * 10,
    ((rows.at[row] as number) + beyond * (rows.depth[row] as number)) * 10,
  ];
  return [
    corner(0, -1, -1),
    corner(0, widthPx + 1, -1),
    corner(last, widthPx + 1, 1),
    corner(last, -1, 1),
  ];
}
