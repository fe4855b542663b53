// Written by `npm run kinds` from the folders beside it.
import type { Piece } from '../geometry/part.ts';
import { buildColumn } from './column/geometry.ts';
import { buildFirePit } from './fire-pit/geometry.ts';
import { buildFireplace } from './fireplace/geometry.ts';
import { buildFountain } from './fountain/geometry.ts';
import { buildOutdoorKitchen } from './outdoor-kitchen/geometry.ts';
import { buildPlanterBox } from './planter-box/geometry.ts';
import { buildPool } from './pool/geometry.ts';
import type { KindId, KindParams } from './registry.generated.ts';
import { buildRetainingWall } from './retaining-wall/geometry.ts';
import { buildShowerBench } from './shower-bench/geometry.ts';
import { buildSpa } from './spa/geometry.ts';
import { buildStair } from './stair/geometry.ts';
import { buildSteppingStones } from './stepping-stones/geometry.ts';
import { buildVanity } from './vanity/geometry.ts';

/** What draws the kinds whose cards name coverings. */
export const coveredBuilders: { readonly [K in KindId]?: (params: KindParams[K]) => Piece[] } = {
  column: buildColumn,
  'fire-pit': buildFirePit,
  fireplace: buildFireplace,
  fountain: buildFountain,
  'outdoor-kitchen': buildOutdoorKitchen,
  'planter-box': buildPlanterBox,
  pool: buildPool,
  'retaining-wall': buildRetainingWall,
  'shower-bench': buildShowerBench,
  spa: buildSpa,
  stair: buildStair,
  'stepping-stones': buildSteppingStones,
  vanity: buildVanity,
};
