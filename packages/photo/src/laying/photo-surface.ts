import type { Covering } from '@wevisu/scene/document/nodes/covering.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { layArea, layingOf } from '@wevisu/scene/laying/lay-area.ts';
import {
  type AreaToLay,
  type CoveringLaying,
  isBeyondLaying,
} from '@wevisu/scene/laying/lay-cells.ts';
import type { Cell } from '@wevisu/scene/patterns/cells-of.ts';
import { regionOf } from '@wevisu/scene/plane/region.ts';
import type { PhotoFindingCode } from '../finding.ts';
import type { Mask } from '../masks/mask.ts';
import type { Spot } from '../picture.ts';
import { outlineOnPlane } from '../planes/surface-outline.ts';
import type { SurfacePlane } from '../planes/surface-plane.ts';

/** A floor or wall of a photo and what it will wear. */
export interface PhotoSurface {
  readonly id: string;
  readonly plane: SurfacePlane;
  /** The whole surface in the picture, also behind furniture: what is laid and counted. */
  readonly outline: readonly Spot[];
  /** The visible part. */
  readonly mask: Mask;
  readonly covering: Covering;
  /** Of the covering's product; null for paint. */
  readonly facts: ProductFacts | null;
  /** The surface's present color, '#rrggbb'; null if unknown: then it is estimated. */
  readonly oldColor: string | null;
}

/** What a surface wears: one color, or pieces in tenths of a millimeter of its plane. */
export type Finish =
  | { readonly kind: 'paint'; readonly color: string }
  | { readonly kind: 'laid'; readonly laying: CoveringLaying; readonly cells: readonly Cell[] };

export const TENTHS_PER_METER = 10_000;

/** The area that the scene lays and counts, or what is wrong with it. */
export function areaOfSurface(
  surface: Pick<PhotoSurface, 'plane' | 'outline' | 'covering'>,
): AreaToLay | PhotoFindingCode {
  const points = outlineOnPlane(surface.plane, surface.outline);
  if (typeof points === 'string') return points;
  const outline = points.map(
    ([u, v]): Spot => [Math.round(u * TENTHS_PER_METER), Math.round(v * TENTHS_PER_METER)],
  );
  return { covering: surface.covering, regions: [regionOf(outline)] };
}

/** What a surface wears, or why it can't; pieces are laid here. */
export function finishOf(surface: PhotoSurface): Finish | PhotoFindingCode {
  const { covering, facts } = surface;
  if (covering.sku === null) return { kind: 'paint', color: covering.color };
  const laying = facts && layingOf(covering, facts);
  if (!facts || !laying) return 'product-not-laid';
  const area = areaOfSurface(surface);
  if (typeof area === 'string') return area;
  if (isBeyondLaying(area, laying)) return 'too-many-pieces';
  return {
    kind: 'laid',
    laying,
    cells: laying.material.kind === 'turf' ? [] : layArea(area, facts),
  };
}
