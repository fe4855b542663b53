import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const parasolParams = z.strictObject({
  form: z.enum(['market', 'square', 'cantilever']).default('market'),
  diameterTenths: inchRange(60, 156, 108),
  heightTenths: inchRange(84, 120, 100),
});
export type ParasolParams = z.output<typeof parasolParams>;
