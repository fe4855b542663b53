import type { CoveringLaying } from '@wevisu/scene/laying/lay-cells.ts';
import { paintLaid } from '@wevisu/scene/materials/lay-surface.ts';
import { straightRows } from '@wevisu/scene/materials/plane-rows.ts';
import { createSurface } from '@wevisu/scene/materials/surface.ts';
import type { Cell } from '@wevisu/scene/patterns/cells-of.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { TENTHS_PER_METER } from './photo-surface.ts';

/** One picture of a square of a surface, linear light; the first row has the lowest v. */
export interface Level {
  readonly size: number;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
}

/** A square of a surface and its mip levels, each half the size of the one before. Meters. */
export interface Tile {
  readonly u0: number;
  readonly v0: number;
  readonly metersPerTexel: number;
  readonly levels: readonly Level[];
}

/** Texels beyond the square on each side, so that tiles meet without a seam. */
export const APRON = 4;

interface TileRequest {
  readonly laying: CoveringLaying;
  /** Cells that may reach into the tile, tenths of a millimeter. */
  readonly cells: readonly Cell[];
  readonly u0: number;
  readonly v0: number;
  readonly side: number;
  readonly metersPerTexel: number;
}

/** Paints a tile with the scene's painters. */
export function paintTile(request: TileRequest): Tile {
  const { laying, u0, v0, side, metersPerTexel } = request;
  const size = 8 * Math.ceil((side / metersPerTexel + 2 * APRON) / 8);
  const left = (u0 - APRON * metersPerTexel) * TENTHS_PER_METER;
  const top = (v0 - APRON * metersPerTexel) * TENTHS_PER_METER;
  const move = ([x, y]: Point): Point => [x - left, y - top];
  const surface = createSurface(size, size, straightRows(size, metersPerTexel * 1000));
  paintLaid(surface, {
    material: laying.material,
    laying: {
      joint: { widthTenths: laying.jointTenths, color: laying.jointColor },
      seed: laying.seed,
    },
    cells: request.cells.map((cell) => ({
      ...cell,
      outline: cell.outline.map(move),
      center: move(cell.center),
    })),
  });
  const { r, g, b } = surface;
  const levels: Level[] = [{ size, r, g, b }];
  for (let last = levels[0]; last && last.size > 8; last = levels.at(-1)) levels.push(halved(last));
  return { u0, v0, metersPerTexel, levels };
}

function halved({ size, r, g, b }: Level): Level {
  const half = size >> 1;
  const shrink = (from: Float32Array) => {
    const to = new Float32Array(half * half);
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        const n = 2 * y * size + 2 * x;
        to[y * half + x] =
          ((from[n] as number) +
            (from[n + 1] as number) +
            (from[n + size] as number) +
            (from[n + size + 1] as number)) /
          4;
      }
    }
    return to;
  };
  return { size: half, r: shrink(r), g: shrink(g), b: shrink(b) };
}
