import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const showerBenchParams = z.strictObject({
  form: z.enum(['teak', 'fold-down', 'corner', 'built-in']).default('teak'),
  widthTenths: inchRange(12, 72, 20),
  depthTenths: inchRange(10, 24, 14),
  heightTenths: inchRange(15, 21, 18),
});
export type ShowerBenchParams = z.output<typeof showerBenchParams>;
