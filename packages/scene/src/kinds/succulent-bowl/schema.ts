import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const succulentBowlParams = z.strictObject({
  form: z.enum(['rosettes', 'aloe', 'cactus', 'mixed']).default('mixed'),
  pot: z.enum(['bowl', 'cylinder', 'square', 'tapered']).default('bowl'),
  diameterTenths: inchRange(4, 30, 12),
});
export type SucculentBowlParams = z.output<typeof succulentBowlParams>;
