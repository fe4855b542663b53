import type { Allowance } from '../document/allowance.ts';
import type { NodeId, Sku } from '../document/node-id.ts';

/** One cut of a cut list: which part comes from which opened piece. */
export interface CutListEntry {
  /** Number in the layout drawing, from 1. */
  readonly number: number;
  /** The opened piece it comes from, from 1; cuts of one piece share its number. */
  readonly piece: number;
  readonly fromOffcut: boolean;
  readonly turnedDeg: number;
  /** Outer size along and across the piece, tenths. */
  readonly lengthTenths: number;
  readonly widthTenths: number;
}

/** Units beyond the count, before rounding. */
export interface LineAllowance {
  readonly breakageUnits: number;
  /** What even the smallest order takes for breakage. */
  readonly leastUnits: number;
  /** Whole units of the same lot to keep: a box, or about 10 square feet. */
  readonly keepUnits: number;
}

/** One thing to order: a product by its selling unit, or a material that no product stands for. */
export interface TakeoffLine {
  /** Stable: 'sku@roomId:floor' and the like; lines of one SKU are bought together. */
  readonly id: string;
  /** Null is counted, not sold here: cabinets, paint, baseboard, grout, underlayment. */
  readonly sku: Sku | null;
  /** For lines without a product: what is ordered together ('grout:#c9c5bd', 'paint:#f3efe6'). */
  readonly material: string | null;
  readonly what: string;
  readonly roomId: NodeId | null;
  readonly faceIds: readonly string[];
  readonly nodeIds: readonly NodeId[];
  /** Net: square tenths for areas, tenths for lengths, cubic tenths, grams; pieces for the rest. */
  readonly net: number;
  readonly measure: 'area' | 'length' | 'count' | 'volume' | 'mass';
  /** Pieces that must be opened: whole and cut tiles after reuse of offcuts, planks, slabs. */
  readonly pieces: number | null;
  readonly whole: number | null;
  /** Cut parts that are laid; several may come from one piece. */
  readonly cut: number | null;
  readonly cuts: readonly CutListEntry[];
  /** What is ordered by: Box, Piece, SqFt, LinearFt, Slab, Pallet, gallon, 10 lb bag… */
  readonly unit: string;
  /** Units before rounding: lines of one product are added up exactly, then rounded once. */
  readonly exactUnits: number;
  /** Selling units counted for this line alone, before lines of one SKU are rounded together. */
  readonly units: number;
  /** Share of what is opened beyond what is laid, in ten-thousandths: 1000 is 10 %. */
  readonly wasteE4: number;
  /** The waste that the trade usually adds for such a layout, in ten-thousandths; null if no rule of thumb exists. */
  readonly habitE4: readonly [low: number, high: number] | null;
  /** What breakage takes beyond the count, and what is kept for repairs; null where nothing breaks. */
  readonly allowance: LineAllowance | null;
  /** Warnings of the trade for this line, in plain words. */
  readonly notes: readonly string[];
}

/** What is ordered of one product over all its lines. */
export interface TakeoffOrder {
  readonly sku: Sku;
  readonly vendor: string;
  readonly unit: string;
  /** What is ordered: the sum of the three that follow. */
  readonly units: number;
  readonly countedUnits: number;
  /** 0 where what is left of the counted units covers breakage; null where none is allowed for. */
  readonly breakageUnits: number | null;
  readonly keptUnits: number;
  /** Units of the same lot that are advised beside: 0 where they are ordered to keep. */
  readonly spareUnits: number;
  readonly lineIds: readonly string[];
  /** Cents for all units at the scene's product facts; null where no price is known. */
  readonly totalCents: number | null;
}

/** What is needed of one material that is not sold here, over all its lines. */
export interface MaterialOrder {
  readonly material: string;
  readonly what: string;
  readonly unit: string;
  readonly units: number;
  readonly lineIds: readonly string[];
}

export interface Takeoff {
  readonly lines: readonly TakeoffLine[];
  readonly orders: readonly TakeoffOrder[];
  readonly materials: readonly MaterialOrder[];
  /** What the orders hold beyond the count. */
  readonly allowance: Allowance;
  readonly totalCents: number;
  /** By room id; '' for lines in no room. The sums of both maps are the total, to the cent. */
  readonly byRoom: Readonly<Record<string, number>>;
  readonly byVendor: Readonly<Record<string, number>>;
}

/** What every line has; builders say the rest. */
export function lineOf(
  line: Pick<TakeoffLine, 'id' | 'what' | 'net' | 'measure' | 'unit' | 'exactUnits'> &
    Partial<TakeoffLine>,
): TakeoffLine {
  return {
    sku: null,
    material: null,
    roomId: null,
    faceIds: [],
    nodeIds: [],
    pieces: null,
    whole: null,
    cut: null,
    cuts: [],
    units: roundedUp(line.exactUnits),
    wasteE4: 0,
    habitE4: null,
    allowance: null,
    notes: [],
    ...line,
  };
}

/** Sums of shares like 1/7 end a rounding above a whole: that is no reason to buy one more. */
const rounding = 1e-7;

/** Whole units that cover the amount; at least 1 unless it is 0. */
export function roundedUp(exactUnits: number): number {
  return exactUnits <= 0 ? 0 : Math.max(1, Math.ceil(exactUnits - rounding));
}
