// Written by `npm run kinds` from the folders beside it.
import type { z } from 'zod';
import type { Piece } from '../geometry/part.ts';
import { buildBathFan } from './bath-fan/geometry.ts';
import { buildBathFaucet } from './bath-faucet/geometry.ts';
import { buildBathtub } from './bathtub/geometry.ts';
import { buildCabinetHardware } from './cabinet-hardware/geometry.ts';
import { buildCeilingFan } from './ceiling-fan/geometry.ts';
import { buildChandelier } from './chandelier/geometry.ts';
import { buildCooktop } from './cooktop/geometry.ts';
import { buildDishwasher } from './dishwasher/geometry.ts';
import { buildFlushMount } from './flush-mount/geometry.ts';
import { buildHood } from './hood/geometry.ts';
import { buildKitchenFaucet } from './kitchen-faucet/geometry.ts';
import { buildKitchenSink } from './kitchen-sink/geometry.ts';
import { buildLaundry } from './laundry/geometry.ts';
import { buildLinearLight } from './linear-light/geometry.ts';
import { buildMicrowave } from './microwave/geometry.ts';
import { buildPendant } from './pendant/geometry.ts';
import { buildRange } from './range/geometry.ts';
import { buildRecessedLight } from './recessed-light/geometry.ts';
import { buildRefrigerator } from './refrigerator/geometry.ts';
import type { KindId, kinds } from './registry.generated.ts';
import { buildSconce } from './sconce/geometry.ts';
import { buildShowerEnclosure } from './shower-enclosure/geometry.ts';
import { buildShowerSet } from './shower-set/geometry.ts';
import { buildToilet } from './toilet/geometry.ts';
import { buildVanityLight } from './vanity-light/geometry.ts';
import { buildVanity } from './vanity/geometry.ts';
import { buildWallOven } from './wall-oven/geometry.ts';
import { buildWineCooler } from './wine-cooler/geometry.ts';

/** What draws each kind. Apart from the cards, so that a server can check specs without geometry. */
export const builders: {
  readonly [K in KindId]: (params: z.output<(typeof kinds)[K]['params']>) => Piece[];
} = {
  'bath-fan': buildBathFan,
  'bath-faucet': buildBathFaucet,
  bathtub: buildBathtub,
  'cabinet-hardware': buildCabinetHardware,
  'ceiling-fan': buildCeilingFan,
  chandelier: buildChandelier,
  cooktop: buildCooktop,
  dishwasher: buildDishwasher,
  'flush-mount': buildFlushMount,
  hood: buildHood,
  'kitchen-faucet': buildKitchenFaucet,
  'kitchen-sink': buildKitchenSink,
  laundry: buildLaundry,
  'linear-light': buildLinearLight,
  microwave: buildMicrowave,
  pendant: buildPendant,
  range: buildRange,
  'recessed-light': buildRecessedLight,
  refrigerator: buildRefrigerator,
  sconce: buildSconce,
  'shower-enclosure': buildShowerEnclosure,
  'shower-set': buildShowerSet,
  toilet: buildToilet,
  vanity: buildVanity,
  'vanity-light': buildVanityLight,
  'wall-oven': buildWallOven,
  'wine-cooler': buildWineCooler,
};
