import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const firePitParams = z.strictObject({
  form: z.enum(['bowl', 'stone-ring', 'square-table', 'linear-table']).default('stone-ring'),
  widthTenths: inchRange(20, 96, 44),
});
export type FirePitParams = z.output<typeof firePitParams>;
