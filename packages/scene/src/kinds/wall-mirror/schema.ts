import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const wallMirrorParams = z.strictObject({
  form: z.enum(['rectangle', 'round', 'arch', 'oval', 'pill', 'sunburst']).default('rectangle'),
  widthTenths: inchRange(10, 96, 28),
  heightTenths: inchRange(10, 96, 36),
  frame: z.enum(['thin', 'wide', 'none']).default('thin'),
});
export type WallMirrorParams = z.output<typeof wallMirrorParams>;
