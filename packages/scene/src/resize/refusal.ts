import type { NodeId } from '../document/node-id.ts';
import type { Change } from '../edit/change.ts';

/** Why a size cannot be had. */
export type RefusalCode =
  /** Walls would meet or cross: too little would be left of a room or wall. */
  | 'too-small'
  /** The line would run into a room or wall beyond it. */
  | 'runs-into'
  /** A door or window no longer fits its wall, or a wall would stand in front of it. */
  | 'opening'
  /** A thing would stand in a wall or in another thing, or end up in another room. */
  | 'in-the-way'
  /** Something that would have to go along is locked. */
  | 'locked'
  /** Walls meet here at angles that cannot all be kept. */
  | 'angled'
  /** Beyond what a plan may measure. */
  | 'too-large'
  /** There is no such wall or room, or it has no such side. */
  | 'not-there';

export interface Refusal {
  readonly code: RefusalCode;
  /** What is in the way or does not fit. */
  readonly nodeId: NodeId | null;
}

/** A change, or why there is none. */
export type Resized = { readonly change: Change } | { readonly refusal: Refusal };

export function refused(code: RefusalCode, nodeId: NodeId | null = null): Resized {
  return { refusal: { code, nodeId } };
}
