// Floors and ceilings.
import type { NodeId } from '../document/node-id.ts';
import { subtract } from '../plane/combine.ts';
import type { Point } from '../plane/polygon.ts';
import { type Region, regionOf } from '../plane/region.ts';
import type { RoomShape } from '../rooms/room-shape.ts';
import { bareLayer } from './bare-covering.ts';
import { coverAreas, layersOf, type SurfaceEntry, type ToFace, toFace } from './covered-layers.ts';
import type { Face } from './face.ts';

interface FlatFaceInput {
  readonly roomId: NodeId;
  readonly shape: RoomShape;
  /** Highest first, of this face alone. */
  readonly surfaces: readonly SurfaceEntry[];
  /** In plan: where nothing is laid. */
  readonly hidden: readonly Region[];
}

const asPlan: ToFace = { x: { by: 1, plus: 0 }, y: { by: 1, plus: 0 } };
/** A ceiling is seen from below: v runs south. */
const asCeiling: ToFace = { x: { by: 1, plus: 0 }, y: { by: -1, plus: 0 } };

function mapped(region: Region, map: ToFace): Region {
  const turned = (polygon: readonly Point[]) => polygon.map((point) => toFace(map, point));
  return { outline: turned(region.outline).toReversed(), holes: region.holes.map(turned) };
}

/** The floor in plan coordinates. */
export function floorFace({ roomId, shape, surfaces, hidden }: FlatFaceInput): Face {
  const base = subtractIfAny([regionOf(shape.inner)], hidden);
  const layers = surfaces.flatMap((entry) => layersOf(entry, shape.inner, asPlan));
  return {
    id: `${roomId}:floor`,
    kind: 'floor',
    roomId,
    wallId: null,
    frame: { origin: [0, 0, shape.floorTenths], right: [1, 0, 0], up: [0, 1, 0] },
    outline: shape.inner,
    holes: [],
    areas: coverAreas(base, [...layers, bareLayer('floor')]),
  };
}

/** The ceiling: u is east, v south. */
export function ceilingFace({ roomId, shape, surfaces, hidden }: FlatFaceInput): Face {
  const seen = mapped(regionOf(shape.inner), asCeiling);
  const base = subtractIfAny(
    [seen],
    hidden.map((region) => mapped(region, asCeiling)),
  );
  const layers = surfaces.flatMap((entry) => layersOf(entry, seen.outline, asCeiling));
  return {
    id: `${roomId}:ceiling`,
    kind: 'ceiling',
    roomId,
    wallId: null,
    frame: {
      origin: [0, 0, shape.floorTenths + shape.heightTenths],
      right: [1, 0, 0],
      up: [0, -1, 0],
    },
    outline: seen.outline,
    holes: [],
    areas: coverAreas(base, [...layers, bareLayer('ceiling')]),
  };
}

function subtractIfAny(base: Region[], hidden: readonly Region[]): Region[] {
  return hidden.length === 0 ? base : subtract(base, hidden);
}
