import type { NodeId } from '@wevisu/scene/document/node-id.ts';

/** A face and which covering of it; the node is null where nothing is chosen yet. */
export interface FaceHit {
  readonly faceId: string;
  readonly nodeId: NodeId | null;
  readonly slot: string;
}

/** What lies under a point of the canvas. */
export interface Hit {
  /** The node: an item, run, opening or surface; null for a face without a choice yet. */
  readonly nodeId: NodeId | null;
  /** The face and which covering of it; null for things. */
  readonly faceId: string | null;
  readonly slot: string | null;
  /** In the plan, tenths, and above the ground. */
  readonly place: readonly [x: number, y: number, z: number];
}
