import { z } from 'zod';

/** A place in the picture, or a little beyond its edge; finer than a quarter of a pixel nobody points. */
export const savedSpot = z
  .tuple([z.number().min(-8192).max(8192), z.number().min(-8192).max(8192)])
  .readonly();
