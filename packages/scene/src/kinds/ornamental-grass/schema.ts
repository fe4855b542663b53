import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const ornamentalGrassParams = z.strictObject({
  form: z.enum(['fountain', 'feather-reed', 'blue-fescue', 'pampas']).default('fountain'),
  heightTenths: inchRange(8, 120, 40),
  spreadTenths: inchRange(8, 96, 40),
});
export type OrnamentalGrassParams = z.output<typeof ornamentalGrassParams>;
