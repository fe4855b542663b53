import type { NodeId } from '../document/node-id.ts';
import type { Covering } from '../document/nodes/covering.ts';
import type { Polygon } from '../plane/polygon.ts';

/**
 * Where a face lies in the house, in tenths of a millimeter: x east, y north, z up. A point (u, v) of
 * the face is `origin + u * right + v * up`; `right x up` points into the room.
 */
export interface FaceFrame {
  readonly origin: readonly [x: number, y: number, z: number];
  readonly right: readonly [x: number, y: number, z: number];
  readonly up: readonly [x: number, y: number, z: number];
}

/** The part of a face with one covering, in the face's coordinates; holes lie inside the polygon. */
export interface CoveredArea {
  /** The surface node, or the run or item whose backsplash, counter or slot it is; null: nothing chosen. */
  readonly nodeId: NodeId | null;
  /** Which covering of that node: 'covering', 'border', 'counter', 'backsplash', or an item's slot. */
  readonly slot: string;
  readonly covering: Covering;
  readonly regions: readonly { readonly outline: Polygon; readonly holes: readonly Polygon[] }[];
  /** Square tenths of all regions without their holes. */
  readonly area: number;
}

/**
 * One flat face of a room, a counter or a backsplash: what is seen, drawn, exported and counted.
 * `regions` of all its areas together fill the face, less what fixed things hide from a person who
 * lays it (`hidden` of floors: cabinets, tubs and islands stand there, and no tile is laid).
 */
export interface Face {
  /** 'roomId:floor', 'roomId:ceiling', 'roomId:wall:wallId', 'runId:counter', 'runId:backsplash:wallId', 'itemId:slot'. */
  readonly id: string;
  readonly kind: 'floor' | 'ceiling' | 'wall' | 'counter' | 'backsplash' | 'item';
  readonly roomId: NodeId | null;
  /** The wall of a wall face or backsplash; null for edges without a wall. */
  readonly wallId: NodeId | null;
  readonly frame: FaceFrame;
  readonly outline: Polygon;
  /** Openings, sink cut-outs. */
  readonly holes: readonly Polygon[];
  readonly areas: readonly CoveredArea[];
}
