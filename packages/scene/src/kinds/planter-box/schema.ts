import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const planterBoxParams = z.strictObject({
  form: z.enum(['wood', 'metal', 'stone', 'raised']).default('wood'),
  planting: z.enum(['none', 'herbs', 'flowers', 'grass', 'boxwood']).default('herbs'),
  lengthTenths: inchRange(10, 144, 48),
  depthTenths: inchRange(8, 60, 18),
  heightTenths: inchRange(6, 48, 18),
});
export type PlanterBoxParams = z.output<typeof planterBoxParams>;
