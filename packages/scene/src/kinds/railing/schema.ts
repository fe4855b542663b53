import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const railingParams = z.strictObject({
  form: z.enum(['balusters', 'cable', 'glass', 'slats']).default('balusters'),
  lengthTenths: inchRange(12, 480, 72),
  heightTenths: inchRange(30, 48, 36),
});
export type RailingParams = z.output<typeof railingParams>;
