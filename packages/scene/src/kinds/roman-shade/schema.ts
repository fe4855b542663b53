import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const romanShadeParams = z.strictObject({
  form: z.enum(['flat', 'hobbled', 'relaxed', 'woven']).default('flat'),
  widthTenths: inchRange(16, 96, 36),
  heightTenths: inchRange(18, 96, 48),
});
export type RomanShadeParams = z.output<typeof romanShadeParams>;
