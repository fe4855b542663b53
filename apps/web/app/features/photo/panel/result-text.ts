// Text for the takeoff of a photo.
import type { PhotoTakeoff, UnitsRange } from '@wevisu/photo/takeoff/photo-takeoff.ts';
import { unitsText } from '../../product-facts/summary.ts';

const SQFT_PER_SQUARE_METER = 1 / 0.09290304;

/** From here on, an area is left open rather than told, percent. */
const OPEN = 50;

/** 'about 143 sq ft, give or take 3 sq ft'. */
export function areaText({ squareMeters, errorPercent }: PhotoTakeoff['areas'][number]): string {
  const sqft = squareMeters * SQFT_PER_SQUARE_METER;
  const about = Math.round(sqft).toLocaleString('en-US');
  if (errorPercent >= OPEN) return `roughly ${about} sq ft: measure a second side to be sure`;
  const off = Math.max(1, Math.ceil((sqft * errorPercent) / 100));
  return `about ${about} sq ft, give or take ${off.toLocaleString('en-US')} sq ft`;
}

/** '10 boxes', with a range if the accuracy calls for one: '10 boxes (9 to 11)'. */
export function rangeText({ unit, units, atLeast, atMost }: UnitsRange): string {
  // '2 x 50 lb bag': keeps the count apart from a unit that starts with a number.
  const words = /^\d/.test(unit) ? `${units} x ${unit}` : unitsText(units, unit);
  return atLeast === atMost ? words : `${words} (${atLeast} to ${atMost})`;
}

/** Waste beyond what is laid: '8.1%'; null if nothing is laid. */
export function wasteText({ takeoff }: PhotoTakeoff, sku: string): string | null {
  let [laid, opened] = [0, 0];
  for (const line of takeoff.lines) {
    if (line.sku !== sku || line.net <= 0 || line.wasteE4 >= 10_000) continue;
    laid += line.net;
    opened += line.net / (1 - line.wasteE4 / 10_000);
  }
  return opened === 0 ? null : `${Math.round((1 - laid / opened) * 1000) / 10}%`;
}
