import { z } from 'zod';
import { length } from '../lengths.ts';

/** A story. Walls and rooms that say no height of their own reach its ceiling. */
export const levelNode = z.strictObject({
  type: z.literal('level'),
  name: z.string().max(80),
  /** Finished floor above the ground. */
  elevationTenths: length(-200_000, 1_000_000).default(0),
  /** Floor to ceiling; 27432 is 9 ft. */
  heightTenths: length(10_000, 120_000).default(27_432),
});
