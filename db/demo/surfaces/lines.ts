import type { SurfaceLine } from './line.ts';
import { copingLines } from './lines-coping.ts';
import { laminateLines } from './lines-laminate.ts';
import { pavingLines } from './lines-paving.ts';
import { ceramicLines, porcelainLines } from './lines-porcelain.ts';
import { slabLines } from './lines-slab.ts';
import { stackedLines } from './lines-stacked.ts';
import { mosaicLines, stoneLines, stoneWallLines } from './lines-stone.ts';
import { terrazzoLines } from './lines-terrazzo.ts';
import { turfLines } from './lines-turf.ts';
import { vinylLines } from './lines-vinyl.ts';
import { wallLines } from './lines-wall.ts';
import { woodLines } from './lines-wood.ts';

/** Every line of surfaces, in the order in which collections get their names. */
export const surfaceLines: readonly SurfaceLine[] = [
  ...porcelainLines,
  ...ceramicLines,
  ...terrazzoLines,
  ...stoneLines,
  ...mosaicLines,
  ...wallLines,
  ...stoneWallLines,
  ...woodLines,
  ...laminateLines,
  ...vinylLines,
  ...slabLines,
  ...stackedLines,
  ...turfLines,
  ...pavingLines,
  ...copingLines,
];
