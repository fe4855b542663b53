// Paint by coverage, ordered in gallons and quarts.

/** Square feet that a gallon of wall paint covers; published figures run from 350 to 400. */
const SQFT_PER_GALLON = 350;
export const COATS = 2;
/** One coat of primer on bare drywall: published figures run from 200 to 300. */
const PRIMER_SQFT_PER_GALLON = 250;

/** Gallons for an area: area / coverage x coats. */
export function paintGallons(request: {
  readonly sqft: number;
  readonly coats?: number;
  readonly sqftPerGallon?: number;
}): number {
  const { sqft, coats = COATS, sqftPerGallon = SQFT_PER_GALLON } = request;
  return (sqft / sqftPerGallon) * coats;
}

/** Rounded up to the quart, which is a quarter of a gallon. */
export function toQuarts(gallons: number): number {
  return Math.ceil(gallons * 4 - 1e-7) / 4;
}

/** Gallons of primer for one coat. */
export function primerGallons(sqft: number): number {
  return paintGallons({ sqft, coats: 1, sqftPerGallon: PRIMER_SQFT_PER_GALLON });
}

/** What is put into the basket: 2.5 is '2 gallons and 2 quarts'. */
export function paintCansText(gallons: number): string {
  const quarts = Math.round(gallons * 4);
  const parts = [
    [Math.floor(quarts / 4), 'gallon'],
    [quarts % 4, 'quart'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(' and ');
}
