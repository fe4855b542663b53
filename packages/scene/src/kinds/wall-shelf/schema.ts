import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const wallShelfParams = z.strictObject({
  widthTenths: inchRange(12, 96, 36),
  depthTenths: inchRange(5, 14, 9),
  heightTenths: inchRange(1, 36, 10),

  form: z.enum(['floating', 'bracket', 'ledge', 'tiers', 'box']).default('bracket'),
  brackets: z.enum(['iron', 'wood', 'corbel']).default('iron'),
});
export type WallShelfParams = z.output<typeof wallShelfParams>;
