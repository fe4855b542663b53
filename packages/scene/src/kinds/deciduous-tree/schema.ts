import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const deciduousTreeParams = z.strictObject({
  form: z.enum(['round', 'vase', 'columnar', 'multi-stem']).default('round'),
  heightTenths: inchRange(72, 540, 216),
  spreadTenths: inchRange(36, 420, 144),
});
export type DeciduousTreeParams = z.output<typeof deciduousTreeParams>;
