// One side of a wall as a room sees it.
import type { NodeId } from '../document/node-id.ts';
import type { OpeningNode } from '../document/nodes/opening.ts';
import type { WallNode } from '../document/nodes/wall.ts';
import { openingHole } from '../openings/opening-measures.ts';
import { intersect, subtract } from '../plane/combine.ts';
import { directionOf, distanceOf, dotOf, leftOf, minus } from '../plane/points.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { type Region, rectangleOf, regionOf } from '../plane/region.ts';
import { bareLayer } from './bare-covering.ts';
import {
  coverAreas,
  type Layer,
  layersOf,
  type SurfaceEntry,
  type ToFace,
  toFace,
} from './covered-layers.ts';
import type { Face, FaceFrame } from './face.ts';

/** A stretch of wall seen from a room that lies to the left of `from` to `to`. */
export interface WallStretch {
  readonly faceId: string;
  readonly roomId: NodeId;
  readonly wallId: NodeId;
  readonly wall: WallNode;
  readonly from: Point;
  readonly to: Point;
  readonly heightTenths: number;
  readonly floorTenths: number;
  /** Across the end of the wall: no openings there, and no coordinates along it. */
  readonly isEnd: boolean;
}

export interface WallFaceInput {
  readonly stretch: WallStretch;
  readonly openings: readonly (readonly [NodeId, OpeningNode])[];
  /** Highest first, of this wall and of all walls of the room. */
  readonly surfaces: readonly SurfaceEntry[];
  /** In the face's coordinates: what a backsplash takes away. */
  readonly taken: readonly Region[];
}

/** Where a stretch lies: u from its left end as the room sees it, v up from the floor. */
export function wallFrame({ from, to, floorTenths }: WallStretch): FaceFrame {
  const [rightX, rightY] = directionOf(to, from);
  return { origin: [to[0], to[1], floorTenths], right: [rightX, rightY, 0], up: [0, 0, 1] };
}

/** From 'x along the center line, y up' to the stretch's face. */
export function alongWall({ from, to, wall, isEnd }: WallStretch): ToFace {
  const right = directionOf(to, from);
  const y = { by: 1, plus: 0 } as const;
  if (isEnd) return { x: { by: 1, plus: 0 }, y };
  const by = dotOf(directionOf(wall.from, wall.to), right) > 0 ? 1 : -1;
  return { x: { by, plus: dotOf(minus(wall.from, to), right) }, y };
}

/** Which side of its wall a stretch is. */
export function sideOf({ from, to, wall }: WallStretch): 'left' | 'right' {
  const intoRoom = leftOf(directionOf(from, to));
  return dotOf(intoRoom, leftOf(directionOf(wall.from, wall.to))) > 0 ? 'left' : 'right';
}

/** The holes that a stretch has, in its face's coordinates, cut off at its edges. */
export function holesOf({ stretch, openings }: WallFaceInput): Region[] {
  if (stretch.isEnd) return [];
  const map = alongWall(stretch);
  const outline = regionOf(outlineOf(stretch));
  const side = sideOf(stretch);
  const holes = openings
    .filter(([, { style, side: own }]) => style !== 'niche' || own === side)
    .map(([, opening]) => regionOf(openingHole(opening).map((point) => toFace(map, point))));
  return intersect([outline], holes);
}

function outlineOf({ from, to, heightTenths }: WallStretch): Polygon {
  return rectangleOf(0, 0, distanceOf(from, to), heightTenths);
}

export function wallLayers({ stretch, surfaces }: WallFaceInput): Layer[] {
  const outline = outlineOf(stretch);
  const map = alongWall(stretch);
  const layers = surfaces
    // An area is measured along one wall and means nothing on others, or across its end.
    .filter(([, { area, face }]) => area === null || (face.on === 'wall' && !stretch.isEnd))
    .flatMap((entry) => layersOf(entry, outline, map));
  return [...layers, bareLayer('wall')];
}

export function wallFace(input: WallFaceInput): Face {
  const { stretch, taken } = input;
  const outline = outlineOf(stretch);
  const holes = holesOf(input);
  const cuts = [...holes, ...taken];
  const base = cuts.length === 0 ? [regionOf(outline)] : subtract([regionOf(outline)], cuts);
  return {
    id: stretch.faceId,
    kind: 'wall',
    roomId: stretch.roomId,
    wallId: stretch.wallId,
    frame: wallFrame(stretch),
    outline,
    holes: holes.map((hole) => hole.outline),
    areas: coverAreas(base, wallLayers(input)),
  };
}
