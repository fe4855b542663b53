import type { Mask } from '../masks/mask.ts';
import { measureFootprint, newFootprint } from './footprint.ts';
import { MAX_REACH, type SurfacePlane } from './surface-plane.ts';

/** The bounding box of what a mask shows of a surface, in the surface's coordinates, meters. */
export interface Extent {
  readonly minU: number;
  readonly minV: number;
  readonly maxU: number;
  readonly maxV: number;
}

/** Gets the column and row of a pixel. */
type VisitPixel = (x: number, y: number) => void;

/** Visits the covered pixels among every `every`th one in both directions. */
export function eachCovered(
  { width, height, coverage }: Mask,
  every: number,
  visit: VisitPixel,
): void {
  for (let y = 0; y < height; y += every) {
    for (let x = 0; x < width; x += every) {
      if ((coverage[y * width + x] as number) > 0) visit(x, y);
    }
  }
}

/** The extent of a surface in a mask; null if nothing of it is seen. */
export function visibleExtent(plane: SurfacePlane, mask: Mask): Extent | null {
  const seen = newFootprint();
  const extent = { minU: Infinity, minV: Infinity, maxU: -Infinity, maxV: -Infinity };
  eachCovered(mask, 2, (x, y) => {
    if (!measureFootprint(plane, x, y, seen) || Math.hypot(seen.u, seen.v) > MAX_REACH) return;
    extent.minU = Math.min(extent.minU, seen.u);
    extent.minV = Math.min(extent.minV, seen.v);
    extent.maxU = Math.max(extent.maxU, seen.u);
    extent.maxV = Math.max(extent.maxV, seen.v);
  });
  return extent.maxU > extent.minU && extent.maxV > extent.minV ? extent : null;
}
