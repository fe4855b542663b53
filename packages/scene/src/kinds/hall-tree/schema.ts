import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const hallTreeParams = z.strictObject({
  widthTenths: inchRange(24, 60, 38),
  depthTenths: inchRange(14, 22, 17),
  heightTenths: inchRange(64, 84, 74),

  back: z.enum(['plank', 'shaker', 'slab', 'cane']).default('plank'),
  base: z.enum(['open', 'drawers', 'doors']).default('open'),
  hooks: z.int().min(2).max(6).default(4),
  /** A shelf above the hooks. */
  shelf: z.boolean().default(true),
  cushion: z.boolean().default(true),
});
export type HallTreeParams = z.output<typeof hallTreeParams>;
