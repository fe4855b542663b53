import { z } from 'zod';

export const fireExtinguisherParams = z.strictObject({
  /** Charge: a kitchen's is 2 1/2 or 5 lb, a garage's 10 lb. */
  charge: z.enum(['2.5-lb', '5-lb', '10-lb']).default('5-lb'),
});
export type FireExtinguisherParams = z.output<typeof fireExtinguisherParams>;
