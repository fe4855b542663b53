import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';

/** What is under a spot in a view. */
export interface Place {
  /** In the plan; null where there is no ground. */
  readonly at: Point | null;
  /** Above the ground, in tenths; null where the view has no height. */
  readonly heightTenths: number | null;
  readonly nodeId: NodeId | null;
  readonly faceId: string | null;
  readonly slot: string | null;
}
