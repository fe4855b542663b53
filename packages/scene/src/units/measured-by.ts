import { formatFeetInches } from './feet-inches.ts';

/** What a length of a wall or a size of a room is measured between. */
export type MeasuredBy = 'inside' | 'center' | 'outside';

/** A length with what it is measured by: `16' 4 1/2" inside`. */
export function measuredText(tenths: number, by: MeasuredBy): string {
  return `${formatFeetInches(tenths)} ${by}`;
}
