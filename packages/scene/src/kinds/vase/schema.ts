import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const vaseParams = z.strictObject({
  form: z.enum(['bottle', 'urn', 'cylinder', 'ginger-jar', 'round']).default('round'),
  stems: z.enum(['none', 'branches', 'tulips', 'pampas', 'eucalyptus']).default('eucalyptus'),
  /** The vase alone, without flowers. */
  heightTenths: inchRange(4, 30, 10),
  diameterTenths: inchRange(2, 18, 7),
});
export type VaseParams = z.output<typeof vaseParams>;
