import type { Carrier, Tracking } from '@wevisu/domain/orders/tracking.ts';
import type { Chance } from '../random.ts';

/** Above it, goods travel on pallets. */
const PARCEL_G = 68_000;

const FORMS: Readonly<
  Record<Exclude<Carrier, 'other'>, readonly [prefix: string, digits: number]>
> = {
  ups: ['1Z', 16],
  fedex: ['', 12],
  usps: ['9400', 18],
  estes: ['', 10],
  odfl: ['', 11],
};

/** A number as the carrier writes it; no parcel has it. */
export function dealTracking(weightG: number, chance: Chance): Tracking {
  const carriers =
    weightG > PARCEL_G ? (['estes', 'odfl'] as const) : (['ups', 'ups', 'fedex', 'usps'] as const);
  const carrier = chance.pick<keyof typeof FORMS>(carriers);
  const [prefix, digits] = FORMS[carrier];
  let number = prefix;
  for (let place = 0; place < digits; place++) number += chance.below(10);
  return { carrier, number };
}
