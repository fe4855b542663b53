import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const coniferParams = z.strictObject({
  form: z.enum(['spruce', 'cypress', 'arborvitae', 'umbrella-pine']).default('spruce'),
  heightTenths: inchRange(36, 540, 192),
  spreadTenths: inchRange(18, 300, 96),
});
export type ConiferParams = z.output<typeof coniferParams>;
