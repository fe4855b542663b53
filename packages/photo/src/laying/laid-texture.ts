// The laid pieces as a picture of their surface, painted in tiles, each as fine as the photo shows it.

import type { CoveringLaying } from '@wevisu/scene/laying/lay-cells.ts';
import type { Cell } from '@wevisu/scene/patterns/cells-of.ts';
import { boundsOf } from '@wevisu/scene/plane/polygon.ts';
import type { Mask } from '../masks/mask.ts';
import { type Footprint, measureFootprint, newFootprint } from '../planes/footprint.ts';
import type { SurfacePlane } from '../planes/surface-plane.ts';
import { type Extent, eachCovered } from '../planes/visible-extent.ts';
import { TENTHS_PER_METER } from './photo-surface.ts';
import { paintTile, type Tile } from './texture-tile.ts';

/** Texels of all tiles of a surface together; with more, all tiles get coarser. */
const MAX_TEXELS = 1_200_000;
const TILES_ACROSS = 20;
const MIN_SIDE = 0.2;
/** Tiles of coarse photos are larger, so that their aprons don't dominate. */
const MIN_TEXELS = 48;
/** Distance in pixels between the places where the photo's fineness is measured. */
const LATTICE = 6;
/** No texel is smaller, meters. */
const FINEST = 0.0002;

export interface TextureRequest {
  readonly plane: SurfacePlane;
  readonly mask: Mask;
  readonly extent: Extent;
  readonly laying: CoveringLaying;
  readonly cells: readonly Cell[];
}

export interface LaidTexture {
  /** The tile at a place; painted on first use. */
  readonly tileAt: (footprint: Footprint, u: number, v: number) => Tile;
}

/** Paints nothing yet; the same request gives the same texture. */
export function createTexture(request: TextureRequest): LaidTexture {
  const { extent, laying } = request;
  const span = Math.max(extent.maxU - extent.minU, extent.maxV - extent.minV);
  const side = Math.max(MIN_SIDE, span / TILES_ACROSS, MIN_TEXELS * medianPixel(request));
  const columns = Math.floor((extent.maxU - extent.minU) / side) + 1;
  const rows = Math.floor((extent.maxV - extent.minV) / side) + 1;
  const indexOf = (u: number, v: number) => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor((u - extent.minU) / side)));
    return column + columns * Math.min(rows - 1, Math.max(0, Math.floor((v - extent.minV) / side)));
  };
  const finest = finestOf(request, columns * rows, indexOf);
  const coarser = coarserBy(finest, side);
  const cellsOfTile = sortCells(request.cells, extent, side, columns, rows);
  const tiles: (Tile | undefined)[] = new Array(columns * rows);
  return {
    tileAt: (footprint, u, v) => {
      const index = indexOf(u, v);
      const known = tiles[index];
      if (known) return known;
      const texel = Math.min(finest[index] as number, footprint.shorter) * coarser;
      const tile = paintTile({
        laying,
        cells: cellsOfTile[index] ?? [],
        u0: extent.minU + (index % columns) * side,
        v0: extent.minV + Math.floor(index / columns) * side,
        side,
        metersPerTexel: Math.min(side / 8, Math.max(FINEST, texel)),
      });
      tiles[index] = tile;
      return tile;
    },
  };
}

/** Median width of a pixel on the surface, meters. */
function medianPixel({ plane, mask }: TextureRequest): number {
  const seen = newFootprint();
  const sizes: number[] = [];
  eachCovered(mask, LATTICE, (x, y) => {
    if (measureFootprint(plane, x, y, seen)) sizes.push(seen.shorter);
  });
  return sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 0;
}

/** The smallest width of a pixel in each tile, meters; Infinity where none was measured. */
function finestOf(
  { plane, mask }: TextureRequest,
  count: number,
  indexOf: (u: number, v: number) => number,
): Float64Array {
  const finest = new Float64Array(count).fill(Infinity);
  const seen = newFootprint();
  eachCovered(mask, LATTICE, (x, y) => {
    if (!measureFootprint(plane, x, y, seen)) return;
    const index = indexOf(seen.u, seen.v);
    finest[index] = Math.min(finest[index] as number, seen.shorter);
  });
  return finest;
}

function coarserBy(finest: Float64Array, side: number): number {
  let texels = 0;
  for (const size of finest) if (size < Infinity) texels += (side / Math.max(FINEST, size)) ** 2;
  return Math.max(1, Math.sqrt(texels / MAX_TEXELS));
}

/** The cells that reach into each tile or its apron. */
function sortCells(
  cells: readonly Cell[],
  { minU, minV }: Extent,
  side: number,
  columns: number,
  rows: number,
): readonly Cell[][] {
  const sorted: Cell[][] = Array.from({ length: columns * rows }, () => []);
  // An apron is up to four texels, and a texel up to an eighth of the side.
  const margin = side / 2;
  for (const cell of cells) {
    const bounds = boundsOf(cell.outline);
    const first = (low: number, start: number) =>
      Math.max(0, Math.floor((low / TENTHS_PER_METER - margin - start) / side));
    const last = (high: number, start: number, count: number) =>
      Math.min(count - 1, Math.floor((high / TENTHS_PER_METER + margin - start) / side));
    for (let row = first(bounds.minY, minV); row <= last(bounds.maxY, minV, rows); row++) {
      for (let n = first(bounds.minX, minU); n <= last(bounds.maxX, minU, columns); n++) {
        sorted[row * columns + n]?.push(cell);
      }
    }
  }
  return sorted;
}
