import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const medicineCabinetParams = z.strictObject({
  form: z.enum(['frameless', 'framed', 'arched', 'tri-view']).default('framed'),
  widthTenths: inchRange(12, 48, 20),
  heightTenths: inchRange(18, 42, 28),
  depthTenths: inchRange(3, 8, 4.75),
});
export type MedicineCabinetParams = z.output<typeof medicineCabinetParams>;
