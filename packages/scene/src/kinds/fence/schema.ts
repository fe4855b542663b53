import { z } from 'zod';
import { fenceForms } from '../../fittings/fence-infill.ts';
import { inchRange } from '../definition/inch-range.ts';

export const fenceParams = z.strictObject({
  form: z.enum(fenceForms).default('privacy'),
  lengthTenths: inchRange(12, 1200, 96),
  heightTenths: inchRange(24, 120, 72),
});
export type FenceParams = z.output<typeof fenceParams>;
