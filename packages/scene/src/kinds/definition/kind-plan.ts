import type { Point, Polygon } from '../../plane/polygon.ts';

/**
 * What a kind is in plan, in millimeters about its own origin, before it is turned: x to the right
 * as one faces it, y toward the back. What hangs on a wall has its back on y = 0.
 */
export interface PlanSymbol {
  /** True outlines that must not touch anything else, as simple polygons. Several for a table with chairs. */
  readonly footprint: readonly Polygon[];
  /** Height range that the footprint fills, from the kind's origin: a lamp fills none of the floor. */
  readonly bottomMm: number;
  readonly topMm: number;
  /** Drawn inside the outline: burners, bowls, seats. */
  readonly lines: readonly (readonly Point[])[];
}

/**
 * door: swept by a door, drawer or rack that opens; standing: where a person stands to use it;
 * seat: a pulled out chair and knees; above: nothing within it overhead; behind: the way past seats.
 */
export type ClearancePurpose = 'door' | 'standing' | 'seat' | 'above' | 'behind';

/** Room that a thing needs beside its body; never part of its mesh. Local as the symbol is. */
export interface Clearance {
  /** Names it within its kind: 'door', 'front', 'handle-side'. */
  readonly id: string;
  readonly purpose: ClearancePurpose;
  readonly area: Polygon;
  /** From the kind's origin. */
  readonly bottomMm: number;
  readonly topMm: number;
}

/** The plan side of a kind: plan.ts of its folder. */
export interface KindPlan<Params> {
  readonly symbol: (params: Params) => PlanSymbol;
  readonly clearances: (params: Params) => readonly Clearance[];
  /** The hole that it needs in a counter that carries it; null for what stands on top. */
  readonly cutOut?: (params: Params) => Polygon | null;
  /** Where no floor is laid, since the thing stands on what is below it: built-in tubs, vanities with a toe kick. */
  readonly noFloor?: (params: Params) => readonly Polygon[];
}

/** A rectangle between two corners, counter-clockwise. */
export function rectangleBetween(minX: number, minY: number, maxX: number, maxY: number): Polygon {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}
