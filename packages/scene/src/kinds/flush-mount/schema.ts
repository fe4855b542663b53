import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const flushMountParams = z.strictObject({
  form: z
    .enum([
      'mushroom',
      'drum',
      'disc',
      'schoolhouse',
      'semi-drum',
      'semi-arms',
      'lantern',
      'bowl',
      'square',
    ])
    .default('mushroom'),
  diameterTenths: inchRange(6, 36, 14),
  heightTenths: inchRange(1, 24, 6),
  lights: z.int().min(1).max(6).default(3),
  finial: z.boolean().default(false),
  band: z.boolean().default(true),
});
export type FlushMountParams = z.output<typeof flushMountParams>;
