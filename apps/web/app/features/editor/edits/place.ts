import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Point } from '@wevisu/scene/patterns/polygon.ts';

/** What lies under a place of a view. */
export interface Place {
  /** In plan; null where there is no ground. */
  readonly at: Point | null;
  /** Above the ground, tenths; null where the view tells no heights. */
  readonly heightTenths: number | null;
  readonly nodeId: NodeId | null;
  readonly faceId: string | null;
  readonly slot: string | null;
}
