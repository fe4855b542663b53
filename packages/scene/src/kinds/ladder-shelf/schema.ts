import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const ladderShelfParams = z.strictObject({
  widthTenths: inchRange(18, 48, 26),
  depthTenths: inchRange(12, 22, 18),
  heightTenths: inchRange(48, 84, 72),

  shelves: z.int().min(3).max(6).default(5),
  form: z.enum(['leaning', 'a-frame', 'etagere']).default('leaning'),
  frame: z.enum(['wood', 'metal']).default('wood'),
});
export type LadderShelfParams = z.output<typeof ladderShelfParams>;
