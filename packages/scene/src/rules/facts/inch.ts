import { formatFeetInches } from '../../units/feet-inches.ts';

/** Inches as tenths; half and quarter inches stay exact enough for rules (0.05 mm). */
export function inch(inches: number): number {
  return inches * 254;
}

/** Measures are compared with this much forgiveness: documents hold whole tenths. */
const SLACK = 2;

/** Whether a measured length falls short of a required one. */
export function isShort(measured: number, required: number): boolean {
  return measured < required - SLACK;
}

/** A length in tenths as findings write it. */
export function feet(tenths: number): string {
  return formatFeetInches(tenths);
}
