import { z } from 'zod';
import { tenthsFromInches } from '../../units.ts';

/** Schema of a length in tenths, with its bounds (both included) and default given in inches. */
export function inchRange(minIn: number, maxIn: number, defaultIn: number) {
  return z
    .int()
    .min(tenthsFromInches(minIn))
    .max(tenthsFromInches(maxIn))
    .default(tenthsFromInches(defaultIn));
}
