import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const clockParams = z.strictObject({
  form: z.enum(['round', 'square', 'sunburst', 'schoolhouse']).default('round'),
  numerals: z.enum(['dots', 'lines']).default('lines'),
  diameterTenths: inchRange(8, 48, 20),
});
export type ClockParams = z.output<typeof clockParams>;
