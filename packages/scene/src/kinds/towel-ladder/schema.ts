import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const towelLadderParams = z.strictObject({
  form: z.enum(['leaning', 'heated', 'freestanding']).default('leaning'),
  towels: z.boolean().default(true),
  widthTenths: inchRange(15, 30, 20),
  heightTenths: inchRange(30, 78, 66),
});
export type TowelLadderParams = z.output<typeof towelLadderParams>;
