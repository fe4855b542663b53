import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const floorMirrorParams = z.strictObject({
  form: z.enum(['rectangle', 'arch', 'cheval']).default('rectangle'),
  widthTenths: inchRange(18, 48, 30),
  heightTenths: inchRange(54, 90, 68),
});
export type FloorMirrorParams = z.output<typeof floorMirrorParams>;
