import { z } from 'zod';

/**
 * A point in the picture or slightly beyond its edge; nobody points more precisely than a quarter of a pixel.
 */
export const savedSpot = z
  .tuple([z.number().min(-8192).max(8192), z.number().min(-8192).max(8192)])
  .readonly();
