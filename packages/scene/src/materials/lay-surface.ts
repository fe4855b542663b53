import { cellsOf } from '../patterns/cells-of.ts';
import type { Laying } from '../patterns/laying.ts';
import type { Point } from '../patterns/polygon.ts';
import type { Material } from './material.ts';
import { paintCells } from './paint-cells.ts';
import { paintJoints } from './paint-joints.ts';
import { paintTurf } from './paint-turf.ts';
import { painterOf } from './painters/painter-of.ts';
import { createSurface, type Surface } from './surface.ts';

export type LaidRequest = {
  readonly material: Material;
  readonly laying: Laying;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly mmPerPixel: number;
  /** Where the pattern starts, in tenths of a millimetre from the upper left corner. */
  readonly origin: Point;
};

/** Paints a rectangle of a laid material: color, relief and gloss of every pixel. */
export function laySurface(request: LaidRequest): Surface {
  const { material, laying, widthPx, heightPx, mmPerPixel, origin } = request;
  const surface = createSurface(widthPx, heightPx, mmPerPixel);
  if (material.kind === 'turf') {
    paintTurf(surface, material, laying.seed);
    return surface;
  }
  const right = Math.ceil(widthPx * mmPerPixel * 10);
  const bottom = Math.ceil(heightPx * mmPerPixel * 10);
  const cells = cellsOf({
    polygon: [
      [0, 0],
      [right, 0],
      [right, bottom],
      [0, bottom],
    ],
    pattern: laying.pattern,
    piece: laying.piece,
    joint: laying.joint.widthTenths,
    origin,
    angleDeg: laying.rotationDeg,
    seed: laying.seed,
  });
  const seeded = cells.map((cell) => ({
    ...cell,
    key: (cell.key ^ (laying.seed * 0x9e3779b1)) >>> 0,
  }));
  const painter = painterOf(material, { mmPerPixel });
  const covered = paintCells(surface, seeded, painter);
  paintJoints(surface, covered, { color: laying.joint.color, depthMm: painter.jointDepthMm });
  return surface;
}
