import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const steppingStonesParams = z.strictObject({
  form: z.enum(['round', 'square', 'irregular', 'planks']).default('irregular'),
  lengthTenths: inchRange(24, 960, 144),
  widthTenths: inchRange(10, 72, 24),
  meander: z.boolean().default(false),
});
export type SteppingStonesParams = z.output<typeof steppingStonesParams>;
