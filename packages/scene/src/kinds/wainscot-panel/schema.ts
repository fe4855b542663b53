import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const wainscotPanelParams = z.strictObject({
  form: z.enum(['raised', 'shaker', 'beadboard', 'board-and-batten', 'fluted']).default('shaker'),
  lengthTenths: inchRange(12, 480, 96),
  heightTenths: inchRange(12, 108, 36),
});
export type WainscotPanelParams = z.output<typeof wainscotPanelParams>;
