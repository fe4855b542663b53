import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const tvParams = z.strictObject({
  form: z.enum(['wall', 'stand', 'art-frame']).default('wall'),
  /** Diagonal of the picture, 16 to 9. */
  diagonalTenths: inchRange(24, 100, 65),
});
export type TvParams = z.output<typeof tvParams>;
