import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const grabBarParams = z.strictObject({
  form: z.enum(['straight', 'angled', 'corner', 'fold-down']).default('straight'),
  lengthTenths: inchRange(9, 48, 24),
});
export type GrabBarParams = z.output<typeof grabBarParams>;
