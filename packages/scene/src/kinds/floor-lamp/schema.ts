import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const floorLampParams = z.strictObject({
  form: z.enum(['straight', 'tripod', 'arc', 'torchiere', 'pharmacy']).default('straight'),
  heightTenths: inchRange(42, 90, 62),
  diameterTenths: inchRange(6, 24, 16),
});
export type FloorLampParams = z.output<typeof floorLampParams>;
