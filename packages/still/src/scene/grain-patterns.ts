import type { SurfaceTexture } from '@wevisu/scene/finishes.ts';

/** Patterns of grain in the order of their numbers: a look stores the number times three plus the axis. 0 is none. */
export const grainPatterns = [
  'smooth',
  'brushed',
  'wood',
  'marble',
  'speckle',
  'linen',
  'iron',
] as const satisfies readonly SurfaceTexture[];
export type GrainPattern = (typeof grainPatterns)[number];
