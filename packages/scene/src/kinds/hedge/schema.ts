import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const hedgeParams = z.strictObject({
  form: z.enum(['clipped', 'rounded', 'loose']).default('clipped'),
  lengthTenths: inchRange(18, 600, 96),
  heightTenths: inchRange(10, 144, 42),
  depthTenths: inchRange(10, 72, 24),
});
export type HedgeParams = z.output<typeof hedgeParams>;
