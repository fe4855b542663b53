// A room as things are drawn in it: its straight sides as seen from inside. Inches.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Inches, Spot } from './measure.ts';

/** One straight side of a room as seen from inside. */
export interface Side {
  readonly wallId: NodeId | null;
  readonly length: number;
  /** The way from the wall into the room, and to the right as one faces the wall. */
  readonly into: Inches;
  readonly right: Inches;
  /** A place `along` the wall from its left end, `out` from it; what stands there has its back to it. */
  spot(along: number, out?: number): Spot;
  /** The same place without a turn. */
  point(along: number, out?: number): Inches;
  /** How far along the wall's own center line, from its `from`, a place along this side is. */
  onWall(along: number): number;
  /** Whether the room is on the left of the wall as that runs. */
  readonly isLeft: boolean;
}

export interface DrawnRoom {
  readonly id: NodeId;
  readonly inner: readonly Inches[];
  readonly sides: readonly Side[];
  readonly box: {
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
  };
  readonly ceiling: number;
}
