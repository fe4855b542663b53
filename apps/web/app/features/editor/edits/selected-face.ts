import type { NodeId } from '@wevisu/scene/document/node-id.ts';

/** A face of the scene and one of its coverings: 'covering', 'counter', 'backsplash' or a slot. */
export interface SelectedFace {
  readonly faceId: string;
  readonly slot: string;
  /** Which of several areas with the same slot; the first if left out. */
  readonly nodeId?: NodeId | null;
}
