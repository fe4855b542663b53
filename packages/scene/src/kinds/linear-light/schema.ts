import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const linearLightParams = z.strictObject({
  form: z
    .enum(['led-bar', 'globes', 'shades', 'frame', 'staggered', 'trough', 'beam'])
    .default('globes'),
  lengthTenths: inchRange(24, 72, 40),
  widthTenths: inchRange(1, 18, 8),
  bodyTenths: inchRange(1, 20, 10),
  /** Ceiling to the lowest point. */
  heightTenths: inchRange(10, 72, 30),
  lights: z.int().min(2).max(10).default(5),
  shade: z.enum(['globe', 'cylinder', 'cone', 'bulb', 'dome']).default('globe'),
  suspension: z.enum(['rods', 'cables']).default('rods'),
});
export type LinearLightParams = z.output<typeof linearLightParams>;
