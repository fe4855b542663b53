import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const gardenBenchParams = z.strictObject({
  form: z.enum(['slatted', 'backless', 'stone', 'scroll']).default('slatted'),
  lengthTenths: inchRange(24, 96, 60),
});
export type GardenBenchParams = z.output<typeof gardenBenchParams>;
