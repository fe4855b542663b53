/** Parcels of a line: what is in them, how far it is, and what that makes of the line. */

import { keepsGoods, leavesVendor, type OrderStatus } from './order-status.ts';

/** How far a parcel is; each stage follows the one before. */
export const PARCEL_STAGES = ['packed', 'shipped', 'delivered'] as const;
export type ParcelStage = (typeof PARCEL_STAGES)[number];

/** Units of one line in one parcel. */
export interface PackedUnits {
  readonly parcelId: number;
  readonly qty: number;
  readonly stage: ParcelStage;
}

export interface PackedCounts {
  /** In no parcel. */
  readonly loose: number;
  /** In parcels that are on their way or have arrived. */
  readonly shipped: number;
  readonly delivered: number;
}

/** How much of a line is where. Throws RangeError where its parcels hold more than it has. */
export function countPacked(qty: number, units: readonly PackedUnits[]): PackedCounts {
  const of = (wanted: (stage: ParcelStage) => boolean) =>
    units.reduce((sum, one) => sum + (wanted(one.stage) ? one.qty : 0), 0);
  const packed = of(() => true);
  if (packed > qty) throw new RangeError(`parcels hold ${packed} of ${qty}`);
  return {
    loose: qty - packed,
    shipped: of((stage) => stage !== 'packed'),
    delivered: of((stage) => stage === 'delivered'),
  };
}

const PACKABLE: readonly OrderStatus[] = [
  'Vendor Approved',
  'In Progress',
  'Ready to Pick Up',
  'Accept to Pick Up',
  'Picked Up',
  'Shipping',
  'Shipped',
  'Out For Delivery',
];

/** Whether what is left of a line in this status may be put into a parcel. */
export function isPackable(status: OrderStatus): boolean {
  return PACKABLE.includes(status);
}

const ON_ITS_WAY: readonly OrderStatus[] = ['Shipped', 'Out For Delivery'];

/** Where parcels take a line: 'Shipped' once all of it is on its way, 'Delivered' once all has arrived; null: it stays. */
export function statusByParcels(
  status: OrderStatus,
  { qty, shipped, delivered }: { readonly qty: number } & Omit<PackedCounts, 'loose'>,
): 'Shipped' | 'Delivered' | null {
  if (!isPackable(status)) return null;
  if (delivered === qty) return 'Delivered';
  return shipped === qty && !ON_ITS_WAY.includes(status) ? 'Shipped' : null;
}

/** How far the parcels of a line are once the line itself was given a status. */
export function stageOfStatus(status: OrderStatus): ParcelStage {
  if (status === 'Delivered') return 'delivered';
  return ON_ITS_WAY.includes(status) ? 'shipped' : 'packed';
}

/**
 * Which units go with a part of `partQty` that leaves a line for a status: what is least far where the part stays with the
 * vendor or is given up, what is farthest where it goes on. The rest of the part was in no parcel.
 */
export function unitsOfPart(
  units: readonly PackedUnits[],
  {
    qty,
    partQty,
    to,
  }: { readonly qty: number; readonly partQty: number; readonly to: OrderStatus },
): { readonly parcelId: number; readonly qty: number }[] {
  const { loose } = countPacked(qty, units);
  const goesOn =
    keepsGoods(to) && (leavesVendor(to) || to === 'Return Request' || to === 'Returned');
  const rank = ({ stage }: PackedUnits) => PARCEL_STAGES.indexOf(stage) * (goesOn ? -1 : 1);
  let left = goesOn ? partQty : Math.max(0, partQty - loose);
  const taken: { parcelId: number; qty: number }[] = [];
  for (const one of units.toSorted((a, b) => rank(a) - rank(b) || a.parcelId - b.parcelId)) {
    const count = Math.min(one.qty, left);
    left -= count;
    if (count > 0) taken.push({ parcelId: one.parcelId, qty: count });
  }
  return taken;
}
