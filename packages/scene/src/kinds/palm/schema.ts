import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const palmParams = z.strictObject({
  form: z.enum(['feather', 'fan', 'areca']).default('feather'),
  heightTenths: inchRange(36, 480, 168),
  spreadTenths: inchRange(24, 240, 108),
});
export type PalmParams = z.output<typeof palmParams>;
