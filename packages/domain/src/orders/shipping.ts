/**
 * Delivery charges: each vendor sends its own goods from its own place, so an order has one
 * consignment per vendor, charged by total weight and zone from a table that staff edit.
 */

import { ok, type Result, refuse } from '../errors/errors.ts';
import { add, allocate, type Cents, cents, multiplyByQty, sum } from '../money/money.ts';
import { zoneBetween } from './shipping-zone.ts';

type Id = number | string;

export interface ShippingRate {
  /** Null applies to every vendor without its own rows for the zone. */
  readonly vendorId: Id | null;
  /** 1 (same region) to 8, as zoneBetween gives it. */
  readonly zone: number;
  /** Maximum consignment weight in grams for the row. */
  readonly upToG: number;
  readonly base: Cents;
  /** Per pound or fraction of a pound. */
  readonly perLb: Cents;
}

export interface ShippingVendor {
  readonly vendorId: Id;
  readonly name: string;
  readonly shipFromZip: string;
  /** Goods of this amount or more ship free. */
  readonly freeFrom?: Cents | null | undefined;
}

export interface ShippingLine {
  readonly vendorId: Id;
  readonly qty: number;
  /** Grams of one selling unit, above 0. */
  readonly weightG: number;
  /** What the homeowner pays for the line's goods. */
  readonly amount: Cents;
}

export interface Consignment {
  readonly vendorId: Id;
  readonly zone: number;
  readonly weightG: number;
  readonly charge: Cents;
}

/** Lines, vendors, rates and the ZIP code of the delivery. */
export interface ShippingInput {
  readonly lines: readonly ShippingLine[];
  readonly toZip: string;
  readonly vendors: readonly ShippingVendor[];
  readonly rates: readonly ShippingRate[];
}

export interface OrderShipping {
  readonly total: Cents;
  /** One per vendor, in the order of the lines. */
  readonly consignments: readonly Consignment[];
  /** Each line's share of its consignment by weight, in the order of the lines. */
  readonly byLine: readonly Cents[];
}

/**
 * Charges of an order. Refuses with `shipping_unavailable`, naming the vendor, where the table has
 * no row for its zone. Throws RangeError for a vendor that is not listed or a weight of 0 or less.
 */
export function computeShipping(
  input: ShippingInput,
): Result<OrderShipping, 'shipping_unavailable'> {
  const consignments: Consignment[] = [];
  const byLine = input.lines.map(() => cents(0));
  for (const vendorId of new Set(input.lines.map((line) => line.vendorId))) {
    const vendor = input.vendors.find((one) => one.vendorId === vendorId);
    if (!vendor) throw new RangeError(`vendor ${vendorId} is not listed`);
    const places = [...input.lines.keys()].filter((at) => input.lines[at]?.vendorId === vendorId);
    const consignment = consign(vendor, places, input);
    if (!consignment) {
      return refuse('shipping_unavailable', { params: { vendor: vendor.name } });
    }
    consignments.push(consignment);
    const weights = places.map((at) => lineWeight(input.lines[at]));
    const shares = allocate(consignment.charge, weights);
    for (const [index, at] of places.entries()) byLine[at] = shares[index] ?? cents(0);
  }
  return ok({ total: sum(byLine), consignments, byLine });
}

/** Charge of a row for a weight: its base, plus its rate per pound or fraction of a pound. */
export function rateCharge(rate: ShippingRate, weightG: number): Cents {
  return add(rate.base, multiplyByQty(rate.perLb, poundsBegun(weightG)));
}

function consign(
  vendor: ShippingVendor,
  places: readonly number[],
  { lines, toZip, rates }: ShippingInput,
): Consignment | null {
  const own = places.map((at) => lines[at]).filter((line) => line !== undefined);
  const weightG = own.reduce((total, line) => total + lineWeight(line), 0);
  const zone = zoneBetween(vendor.shipFromZip, toZip);
  const rate = findRate({ rates, vendorId: vendor.vendorId, zone, weightG });
  if (!rate) return null;
  const goods = sum(own.map((line) => line.amount));
  const free =
    vendor.freeFrom !== null && vendor.freeFrom !== undefined && goods >= vendor.freeFrom;
  const charge = free ? cents(0) : rateCharge(rate, weightG);
  return { vendorId: vendor.vendorId, zone, weightG, charge };
}

/** The lowest row that covers the weight; the highest one for freight beyond the table. */
function findRate(of: {
  rates: readonly ShippingRate[];
  vendorId: Id;
  zone: number;
  weightG: number;
}): ShippingRate | undefined {
  const inZone = of.rates.filter((rate) => rate.zone === of.zone);
  const own = inZone.filter((rate) => rate.vendorId === of.vendorId);
  const rows = own.length > 0 ? own : inZone.filter((rate) => rate.vendorId === null);
  const byWeight = rows.toSorted((a, b) => a.upToG - b.upToG);
  return byWeight.find((rate) => rate.upToG >= of.weightG) ?? byWeight.at(-1);
}

function lineWeight(line: ShippingLine | undefined): number {
  if (!line || line.weightG <= 0 || line.qty < 1) throw new RangeError('a line without weight');
  return line.weightG * line.qty;
}

/** Pounds of 453.59237 g, rounded up. */
function poundsBegun(weightG: number): number {
  return Number((BigInt(weightG) * 100_000n + 45_359_236n) / 45_359_237n);
}
