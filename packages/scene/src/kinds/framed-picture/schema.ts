import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const framedPictureParams = z.strictObject({
  form: z.enum(['arcs', 'landscape', 'botanical', 'blocks', 'lines']).default('landscape'),
  frame: z.enum(['thin', 'wide', 'floating']).default('thin'),
  mat: z.boolean().default(true),
  widthTenths: inchRange(5, 84, 24),
  heightTenths: inchRange(5, 84, 32),
});
export type FramedPictureParams = z.output<typeof framedPictureParams>;
