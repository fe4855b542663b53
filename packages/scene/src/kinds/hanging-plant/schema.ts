import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const hangingPlantParams = z.strictObject({
  species: z.enum(['pothos', 'string-of-pearls', 'fern', 'ivy']).default('pothos'),
  heightTenths: inchRange(18, 84, 40),
  spreadTenths: inchRange(8, 36, 18),
});
export type HangingPlantParams = z.output<typeof hangingPlantParams>;
