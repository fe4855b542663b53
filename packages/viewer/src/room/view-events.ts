import type { NodeId } from '@wevisu/scene/document/node-id.ts';

/** What lies under a point of the canvas. */
export interface Hit {
  /** The node: an item, run, opening, wall or surface; null for a face without a choice yet. */
  readonly nodeId: NodeId | null;
  /** The face and which covering of it; null for things. */
  readonly faceId: string | null;
  readonly slot: string | null;
  /** In the plan, tenths, and above the ground. */
  readonly place: readonly [x: number, y: number, z: number];
}
