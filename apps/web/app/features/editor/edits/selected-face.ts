import type { NodeId } from '@wevisu/scene/document/node-id.ts';

/** A face of the scene and which of its coverings: 'covering', 'counter', 'backsplash', a slot. */
export interface SelectedFace {
  readonly faceId: string;
  readonly slot: string;
  /** Of several areas with the same slot, the one of this node; left out for the first. */
  readonly nodeId?: NodeId | null;
}
