import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const curtainParams = z.strictObject({
  form: z.enum(['panels', 'drawn', 'left', 'right', 'cafe']).default('panels'),
  header: z.enum(['rings', 'pocket']).default('rings'),
  widthTenths: inchRange(24, 300, 72),
  heightTenths: inchRange(18, 168, 96),
});
export type CurtainParams = z.output<typeof curtainParams>;
