/** Carriers that a parcel can be followed with. */

import type { OrderStatus } from './order-status.ts';

/** By key, with the address of a parcel's page; null where the carrier has none. */
const CARRIERS = {
  ups: { name: 'UPS', url: 'https://www.ups.com/track?tracknum=' },
  fedex: { name: 'FedEx', url: 'https://www.fedex.com/fedextrack/?trknbr=' },
  usps: { name: 'USPS', url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  estes: {
    name: 'Estes',
    url: 'https://www.estes-express.com/myestes/shipment-tracking/?query=',
  },
  odfl: {
    name: 'Old Dominion',
    url: 'https://www.odfl.com/us/en/tools/trace-track-ltl-freight.html?proNumbers=',
  },
  other: { name: 'Carrier', url: null },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly url: string | null }>
>;

export type Carrier = keyof typeof CARRIERS;
export const CARRIER_KEYS = Object.keys(CARRIERS) as [Carrier, ...Carrier[]];

/** Letters, digits, spaces and hyphens: it becomes part of an address. */
export const TRACKING_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 -]{3,39}$/;

export interface Tracking {
  readonly carrier: Carrier;
  readonly number: string;
}

export function carrierName(carrier: Carrier): string {
  return CARRIERS[carrier].name;
}

/** Where to follow a parcel; null if only its number is known. */
export function trackingUrl({ carrier, number }: Tracking): string | null {
  const { url } = CARRIERS[carrier];
  return url === null ? null : url + encodeURIComponent(number.replaceAll(/[ -]/g, ''));
}

const TRACKED: readonly OrderStatus[] = [
  'Accept to Pick Up',
  'Picked Up',
  'Shipping',
  'Shipped',
  'Out For Delivery',
  'Delivered',
];

/** Whether an item in this status is with a carrier, or was. */
export function isTracked(status: OrderStatus): boolean {
  return TRACKED.includes(status);
}
