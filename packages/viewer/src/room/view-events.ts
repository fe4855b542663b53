import type { NodeId } from '@wevisu/scene/document/node-id.ts';

/** A face and one of its coverings; the node is null where nothing is chosen yet. */
export interface FaceHit {
  readonly faceId: string;
  readonly nodeId: NodeId | null;
  readonly slot: string;
}

/** What lies under a point of the canvas. */
export interface Hit {
  /** An item, run, opening or surface; null for a face where nothing is chosen yet. */
  readonly nodeId: NodeId | null;
  /** The face and one of its coverings; null for things. */
  readonly faceId: string | null;
  readonly slot: string | null;
  /** In the plan and above the ground, tenths. */
  readonly place: readonly [x: number, y: number, z: number];
}
