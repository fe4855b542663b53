import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const flowerBedParams = z.strictObject({
  form: z.enum(['mixed', 'lavender', 'tulips', 'daisies']).default('mixed'),
  edge: z.enum(['none', 'stone', 'steel']).default('stone'),
  lengthTenths: inchRange(18, 300, 72),
  depthTenths: inchRange(10, 120, 30),
});
export type FlowerBedParams = z.output<typeof flowerBedParams>;
