import {
  type Arrival,
  estimateArrival,
  type ZoneDays,
} from '@wevisu/domain/orders/delivery-estimate.ts';
import type { PricedLine } from '../cart/cart-contents.ts';

export interface ArrivalAt {
  readonly zip: string;
  readonly transit: readonly ZoneDays[];
  readonly now: Date;
}

/** When one vendor's lines arrive if they are ordered now; null where staff have set no days for the way. */
export function arrivalOf(
  lines: readonly Pick<PricedLine, 'shipFromZip' | 'leadTimeMinDays' | 'leadTimeMaxDays'>[],
  { zip, transit, now }: ArrivalAt,
): Arrival | null {
  const [first] = lines;
  if (first === undefined) return null;
  return estimateArrival({
    orderedAt: now,
    leads: lines.map((line) => ({ min: line.leadTimeMinDays, max: line.leadTimeMaxDays })),
    shipFromZip: first.shipFromZip,
    toZip: zip,
    transit,
  });
}
