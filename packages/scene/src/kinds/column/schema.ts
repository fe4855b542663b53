import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const columnParams = z.strictObject({
  form: z.enum(['square', 'round', 'fluted', 'craftsman']).default('square'),
  widthTenths: inchRange(4, 36, 10),
  heightTenths: inchRange(24, 288, 108),
});
export type ColumnParams = z.output<typeof columnParams>;
