import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const toiletParams = z.strictObject({
  form: z
    .enum(['one-piece', 'two-piece', 'skirted', 'wall-hung', 'smart', 'high-tank'])
    .default('two-piece'),
  bowl: z.enum(['elongated', 'round', 'square']).default('elongated'),
  /** Floor to the bowl's rim, without the seat. */
  rimTenths: inchRange(13, 18, 15),
  widthTenths: inchRange(13, 20, 15),
  depthTenths: inchRange(18, 33, 28),
  /** Floor (or, wall-hung, underside) to the highest point. */
  heightTenths: inchRange(12, 90, 30),
  tank: z.enum(['rounded', 'square', 'tapered', 'traditional', 'sleek']).default('rounded'),
  flush: z
    .enum(['lever-left', 'lever-side', 'top-button', 'dual-button', 'none'])
    .default('lever-left'),
  seat: z.enum(['closed', 'slim', 'open-front']).default('closed'),
});
export type ToiletParams = z.output<typeof toiletParams>;
