import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const ceilingBeamParams = z.strictObject({
  form: z.enum(['solid', 'box', 'hewn', 'strapped']).default('solid'),
  lengthTenths: inchRange(18, 600, 144),
  widthTenths: inchRange(2, 18, 6),
  heightTenths: inchRange(2, 18, 8),
});
export type CeilingBeamParams = z.output<typeof ceilingBeamParams>;
