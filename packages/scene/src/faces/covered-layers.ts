import type { NodeId } from '../document/node-id.ts';
import type { Covering } from '../document/nodes/covering.ts';
import type { SurfaceNode } from '../document/nodes/surface.ts';
import { grow, intersect, subtract, untangle } from '../plane/combine.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { areaOfRegions, type Region, regionOf } from '../plane/region.ts';
import { isSimple } from '../plane/simple.ts';
import type { CoveredArea } from './face.ts';

/** From the coordinates a surface node speaks in (plan, or along its wall) to its face's. */
export interface ToFace {
  readonly x: { readonly by: 1 | -1; readonly plus: number };
  readonly y: { readonly by: 1 | -1; readonly plus: number };
}

export function toFace({ x, y }: ToFace, [px, py]: Point): Point {
  return [px * x.by + x.plus, py * y.by + y.plus];
}

export type SurfaceEntry = readonly [id: NodeId, node: SurfaceNode];

/** Higher layer, then the more exact face, then an area over the whole, then the greater id. */
export function compareSurfaces([aId, a]: SurfaceEntry, [bId, b]: SurfaceEntry): number {
  const exactness = (node: SurfaceNode) => (node.face.on === 'wall' ? 1 : 0);
  return (
    b.layer - a.layer ||
    exactness(b) - exactness(a) ||
    Number(b.area !== null) - Number(a.area !== null) ||
    (aId > bId ? -1 : aId < bId ? 1 : 0)
  );
}

/** The covering as seen in the face: where its pattern starts is given in the surface's coordinates. */
function coveringOnFace(covering: Covering, map: ToFace): Covering {
  return covering.origin === null
    ? covering
    : { ...covering, origin: toFace(map, covering.origin) };
}

/** One piece of what lies on a face, before what is above it is taken away. */
export interface Layer {
  readonly nodeId: NodeId | null;
  readonly slot: string;
  readonly covering: Covering;
  /** null: everywhere. */
  readonly regions: readonly Region[] | null;
}

function surfaceRegions(area: Polygon | null, outline: Polygon, map: ToFace): Region[] {
  if (area === null) return [regionOf(outline)];
  const drawn = area.map((point) => toFace(map, point));
  // An area that crosses itself covers what it goes round.
  return isSimple(area) ? [regionOf(drawn)] : untangle(drawn);
}

/** A surface as layers, the border above the field within it. */
export function layersOf([id, node]: SurfaceEntry, outline: Polygon, map: ToFace): Layer[] {
  const covering = coveringOnFace(node.covering, map);
  if (node.border === null) {
    const regions = node.area === null ? null : surfaceRegions(node.area, outline, map);
    return [{ nodeId: id, slot: 'covering', covering, regions }];
  }
  const whole = intersect(surfaceRegions(node.area, outline, map), [regionOf(outline)]);
  const field = grow(whole, -node.border.widthTenths);
  const border = coveringOnFace(node.border.covering, map);
  return [
    { nodeId: id, slot: 'covering', covering, regions: field },
    { nodeId: id, slot: 'border', covering: border, regions: subtract(whole, field) },
  ];
}

/**
 * Gives every spot of a face to the first of `layers` (highest first) that covers it. The areas'
 * regions do not overlap and together are `base`, if the last layer is everywhere.
 */
export function coverAreas(base: readonly Region[], layers: readonly Layer[]): CoveredArea[] {
  const areas: CoveredArea[] = [];
  let left = base;
  for (const { nodeId, slot, covering, regions } of layers) {
    if (left.length === 0) break;
    const got = regions === null ? left : intersect(left, regions);
    if (got.length === 0) continue;
    areas.push({ nodeId, slot, covering, regions: got, area: areaOfRegions(got) });
    left = regions === null ? [] : subtract(left, regions);
  }
  return areas;
}
