import type { NodeId } from '../document/node-id.ts';
import type { Point } from '../plane/polygon.ts';

/** What a written size is the size of. */
export type SizeName =
  | { readonly of: 'room'; readonly roomId: NodeId }
  | {
      readonly of: 'wall';
      readonly wallId: NodeId;
      /** The room that sees it; null is the first that does. */
      readonly roomId: NodeId | null;
      readonly index?: number;
    }
  /** Along the outside of a level, from corner to corner. */
  | {
      readonly of: 'outside';
      readonly levelId: NodeId;
      readonly from: Point;
      readonly to: Point;
      /** From end to end of the whole level. */
      readonly isOverall: boolean;
    };
