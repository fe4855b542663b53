import type { NodeId, Sku } from '../document/node-id.ts';

/** One thing to order: a product by its selling unit, or a material that no product stands for. */
export interface TakeoffLine {
  /** Stable: 'sku@roomId:floor' and the like; lines of one SKU are bought together. */
  readonly id: string;
  /** Null is counted, not sold here: cabinets, paint, baseboard, grout, underlayment. */
  readonly sku: Sku | null;
  readonly what: string;
  readonly roomId: NodeId | null;
  readonly faceIds: readonly string[];
  readonly nodeIds: readonly NodeId[];
  /** Net: square tenths for areas, tenths for lengths, pieces for the rest. */
  readonly net: number;
  readonly measure: 'area' | 'length' | 'count' | 'volume' | 'mass';
  /** Pieces that must be opened: whole and cut tiles after reuse of offcuts, planks, slabs. */
  readonly pieces: number | null;
  readonly whole: number | null;
  readonly cut: number | null;
  /** Selling units to order for this line alone, before lines of one SKU are rounded together. */
  readonly units: number;
  /** Share of what is opened beyond the net, in ten-thousandths: 1000 is 10 %. */
  readonly wasteE4: number;
  /** Units advised beside, of the same lot. */
  readonly spareUnits: number;
  /** Warnings of the trade for this line, in plain words. */
  readonly notes: readonly string[];
}

/** What is ordered of one product over all its lines. */
export interface TakeoffOrder {
  readonly sku: Sku;
  readonly units: number;
  readonly lineIds: readonly string[];
  /** Cents for all units at the scene's product facts; null where no price is known. */
  readonly totalCents: number | null;
}

export interface Takeoff {
  readonly lines: readonly TakeoffLine[];
  readonly orders: readonly TakeoffOrder[];
  readonly totalCents: number;
  readonly byRoom: Readonly<Record<string, number>>;
  readonly byVendor: Readonly<Record<string, number>>;
}
