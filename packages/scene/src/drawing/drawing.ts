import type { NodeId } from '../document/node-id.ts';
import type { Point } from '../plane/polygon.ts';
import type { SizeName } from './size-name.ts';

/** What a line or area of a drawing stands for; whoever paints it decides how that looks. */
const drawnLooks = [
  'floor',
  'laid',
  'piece',
  'wall',
  'half-wall',
  'body',
  'symbol',
  'glass',
  'swing',
  'overhead',
  'counter',
  'dimension',
  'measured',
] as const;
export type DrawnLook = (typeof drawnLooks)[number];

/** Tenths of a millimeter, y to the north. */
export interface DrawnShape {
  readonly look: DrawnLook;
  readonly points: readonly Point[];
  readonly closed: boolean;
  /** Rings cut out of a closed shape; what lies behind is seen through them. */
  readonly holes?: readonly (readonly Point[])[];
  /** The node that it stands for; null for what is only drawn. */
  readonly nodeId: NodeId | null;
  /** '#rrggbb' of what is laid there. */
  readonly color?: string;
}

export interface DrawnText {
  readonly text: string;
  readonly at: Point;
  /** Height of the letters in tenths on the ground. */
  readonly size: number;
  /** Counter-clockwise, so that it reads along a line. */
  readonly angleDeg: number;
  readonly look: 'room' | 'note' | 'dimension';
  readonly nodeId: NodeId | null;
  /** The size that it says, where that can be changed. */
  readonly sizes?: SizeName;
}

/** A drawing as shapes in the order they are painted. */
export interface Drawing {
  readonly shapes: readonly DrawnShape[];
  readonly texts: readonly DrawnText[];
  readonly bounds: {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  };
}
