// What a photo shows of a surface, on a grid of the surface itself, so that later steps work in meters rather than pixels.

import type { Mask } from '../masks/mask.ts';
import type { Picture } from '../picture.ts';
import { measureFootprint, newFootprint } from '../planes/footprint.ts';
import type { SurfacePlane } from '../planes/surface-plane.ts';
import { type Extent, eachCovered } from '../planes/visible-extent.ts';
import { linearOfByte } from './linear.ts';

/** Side of a grid square, meters; larger on very large surfaces. */
const SIDE = 0.025;
const MAX_ACROSS = 320;
/** About this many pixels are read; larger pictures are sampled. */
const ENOUGH = 700_000;

export interface SurfaceGrid {
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
  readonly u0: number;
  readonly v0: number;
  /** How many pixels show each square, and the mean of their linear light. */
  readonly count: Float32Array;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
}

/** Reads the pixels of a mask onto the grid. Only whole pixels count: soft ones also show what is in front. */
export function gatherGrid(
  picture: Picture,
  plane: SurfacePlane,
  mask: Mask,
  extent: Extent,
): SurfaceGrid {
  const [width, height] = [extent.maxU - extent.minU, extent.maxV - extent.minV];
  const side = Math.max(SIDE, Math.max(width, height) / MAX_ACROSS);
  const columns = Math.floor(width / side) + 1;
  const rows = Math.floor(height / side) + 1;
  const plain = () => new Float32Array(columns * rows);
  const grid = {
    columns,
    rows,
    side,
    u0: extent.minU,
    v0: extent.minV,
    count: plain(),
    r: plain(),
    g: plain(),
    b: plain(),
  };
  addPixels(grid, picture, plane, mask);
  for (const [n, count] of grid.count.entries()) {
    if (count === 0) continue;
    grid.r[n] = (grid.r[n] as number) / count;
    grid.g[n] = (grid.g[n] as number) / count;
    grid.b[n] = (grid.b[n] as number) / count;
  }
  return grid;
}

function addPixels(grid: SurfaceGrid, { data }: Picture, plane: SurfacePlane, mask: Mask): void {
  const { width, coverage } = mask;
  const seen = newFootprint();
  const every = Math.max(1, Math.round(Math.sqrt(coverage.length / ENOUGH)));
  eachCovered(mask, every, (x, y) => {
    const pixel = y * width + x;
    if (coverage[pixel] !== 255 || !measureFootprint(plane, x, y, seen)) return;
    const column = Math.floor((seen.u - grid.u0) / grid.side);
    const row = Math.floor((seen.v - grid.v0) / grid.side);
    if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return;
    const n = row * grid.columns + column;
    grid.count[n] = (grid.count[n] as number) + 1;
    grid.r[n] = (grid.r[n] as number) + (linearOfByte[data[pixel * 4] as number] as number);
    grid.g[n] = (grid.g[n] as number) + (linearOfByte[data[pixel * 4 + 1] as number] as number);
    grid.b[n] = (grid.b[n] as number) + (linearOfByte[data[pixel * 4 + 2] as number] as number);
  });
}
