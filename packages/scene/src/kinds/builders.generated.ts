// Written by `npm run kinds` from the folders beside it.
import type { z } from 'zod';
import type { Piece } from '../geometry/part.ts';
import { buildAirRegister } from './air-register/geometry.ts';
import { buildArmchair } from './armchair/geometry.ts';
import { buildBarCabinet } from './bar-cabinet/geometry.ts';
import { buildBasket } from './basket/geometry.ts';
import { buildBathFan } from './bath-fan/geometry.ts';
import { buildBathFaucet } from './bath-faucet/geometry.ts';
import { buildBathMat } from './bath-mat/geometry.ts';
import { buildBathtub } from './bathtub/geometry.ts';
import { buildBookStack } from './book-stack/geometry.ts';
import { buildBookcase } from './bookcase/geometry.ts';
import { buildBowlWithFruit } from './bowl-with-fruit/geometry.ts';
import { buildCabinetHardware } from './cabinet-hardware/geometry.ts';
import { buildCandleTray } from './candle-tray/geometry.ts';
import { buildCeilingBeam } from './ceiling-beam/geometry.ts';
import { buildCeilingFan } from './ceiling-fan/geometry.ts';
import { buildCeilingMedallion } from './ceiling-medallion/geometry.ts';
import { buildChandelier } from './chandelier/geometry.ts';
import { buildChinaCabinet } from './china-cabinet/geometry.ts';
import { buildClock } from './clock/geometry.ts';
import { buildCoffeeTable } from './coffee-table/geometry.ts';
import { buildColumn } from './column/geometry.ts';
import { buildConifer } from './conifer/geometry.ts';
import { buildConsoleTable } from './console-table/geometry.ts';
import { buildCooktop } from './cooktop/geometry.ts';
import { buildCubeShelf } from './cube-shelf/geometry.ts';
import { buildCurtain } from './curtain/geometry.ts';
import { buildDeciduousTree } from './deciduous-tree/geometry.ts';
import { buildDesk } from './desk/geometry.ts';
import { buildDiningTable } from './dining-table/geometry.ts';
import { buildDishwasher } from './dishwasher/geometry.ts';
import { buildDresser } from './dresser/geometry.ts';
import { buildElectricalReceptacle } from './electrical-receptacle/geometry.ts';
import { buildFilingCabinet } from './filing-cabinet/geometry.ts';
import { buildFireplace } from './fireplace/geometry.ts';
import { buildFloorLamp } from './floor-lamp/geometry.ts';
import { buildFloorMirror } from './floor-mirror/geometry.ts';
import { buildFlowerBed } from './flower-bed/geometry.ts';
import { buildFlushMount } from './flush-mount/geometry.ts';
import { buildFramedPicture } from './framed-picture/geometry.ts';
import { buildGrabBar } from './grab-bar/geometry.ts';
import { buildHangingPlant } from './hanging-plant/geometry.ts';
import { buildHedge } from './hedge/geometry.ts';
import { buildHood } from './hood/geometry.ts';
import { buildKitchenCart } from './kitchen-cart/geometry.ts';
import { buildKitchenFaucet } from './kitchen-faucet/geometry.ts';
import { buildKitchenSink } from './kitchen-sink/geometry.ts';
import { buildLaundry } from './laundry/geometry.ts';
import { buildLinearLight } from './linear-light/geometry.ts';
import { buildLoveseat } from './loveseat/geometry.ts';
import { buildMantelShelf } from './mantel-shelf/geometry.ts';
import { buildMediaConsole } from './media-console/geometry.ts';
import { buildMedicineCabinet } from './medicine-cabinet/geometry.ts';
import { buildMicrowave } from './microwave/geometry.ts';
import { buildNestingTables } from './nesting-tables/geometry.ts';
import { buildNightstand } from './nightstand/geometry.ts';
import { buildOrnamentalGrass } from './ornamental-grass/geometry.ts';
import { buildPalm } from './palm/geometry.ts';
import { buildPaperHolder } from './paper-holder/geometry.ts';
import { buildPedestalSink } from './pedestal-sink/geometry.ts';
import { buildPendant } from './pendant/geometry.ts';
import { buildPottedPlant } from './potted-plant/geometry.ts';
import { buildRadiator } from './radiator/geometry.ts';
import { buildRailing } from './railing/geometry.ts';
import { buildRange } from './range/geometry.ts';
import { buildRecessedLight } from './recessed-light/geometry.ts';
import { buildRefrigerator } from './refrigerator/geometry.ts';
import type { KindId, kinds } from './registry.generated.ts';
import { buildRobeHooks } from './robe-hooks/geometry.ts';
import { buildRomanShade } from './roman-shade/geometry.ts';
import { buildRoundDiningTable } from './round-dining-table/geometry.ts';
import { buildRoundRug } from './round-rug/geometry.ts';
import { buildRug } from './rug/geometry.ts';
import { buildSconce } from './sconce/geometry.ts';
import { buildShoeCabinet } from './shoe-cabinet/geometry.ts';
import { buildShowerBench } from './shower-bench/geometry.ts';
import { buildShowerEnclosure } from './shower-enclosure/geometry.ts';
import { buildShowerSet } from './shower-set/geometry.ts';
import { buildShrub } from './shrub/geometry.ts';
import { buildSideTable } from './side-table/geometry.ts';
import { buildSideboard } from './sideboard/geometry.ts';
import { buildSofa } from './sofa/geometry.ts';
import { buildSoffit } from './soffit/geometry.ts';
import { buildStair } from './stair/geometry.ts';
import { buildStandingDesk } from './standing-desk/geometry.ts';
import { buildSucculentBowl } from './succulent-bowl/geometry.ts';
import { buildTableLamp } from './table-lamp/geometry.ts';
import { buildTallChest } from './tall-chest/geometry.ts';
import { buildToilet } from './toilet/geometry.ts';
import { buildTowelBar } from './towel-bar/geometry.ts';
import { buildTowelLadder } from './towel-ladder/geometry.ts';
import { buildTv } from './tv/geometry.ts';
import { buildVanityLight } from './vanity-light/geometry.ts';
import { buildVanityTable } from './vanity-table/geometry.ts';
import { buildVanity } from './vanity/geometry.ts';
import { buildVase } from './vase/geometry.ts';
import { buildWainscotPanel } from './wainscot-panel/geometry.ts';
import { buildWallMirror } from './wall-mirror/geometry.ts';
import { buildWallOven } from './wall-oven/geometry.ts';
import { buildWardrobe } from './wardrobe/geometry.ts';
import { buildWaterHeater } from './water-heater/geometry.ts';
import { buildWineCooler } from './wine-cooler/geometry.ts';
import { buildWoodStove } from './wood-stove/geometry.ts';

/** What draws each kind. Apart from the cards, so that a server can check specs without geometry. */
export const builders: {
  readonly [K in KindId]: (params: z.output<(typeof kinds)[K]['params']>) => Piece[];
} = {
  'air-register': buildAirRegister,
  armchair: buildArmchair,
  'bar-cabinet': buildBarCabinet,
  basket: buildBasket,
  'bath-fan': buildBathFan,
  'bath-faucet': buildBathFaucet,
  'bath-mat': buildBathMat,
  bathtub: buildBathtub,
  'book-stack': buildBookStack,
  bookcase: buildBookcase,
  'bowl-with-fruit': buildBowlWithFruit,
  'cabinet-hardware': buildCabinetHardware,
  'candle-tray': buildCandleTray,
  'ceiling-beam': buildCeilingBeam,
  'ceiling-fan': buildCeilingFan,
  'ceiling-medallion': buildCeilingMedallion,
  chandelier: buildChandelier,
  'china-cabinet': buildChinaCabinet,
  clock: buildClock,
  'coffee-table': buildCoffeeTable,
  column: buildColumn,
  conifer: buildConifer,
  'console-table': buildConsoleTable,
  cooktop: buildCooktop,
  'cube-shelf': buildCubeShelf,
  curtain: buildCurtain,
  'deciduous-tree': buildDeciduousTree,
  desk: buildDesk,
  'dining-table': buildDiningTable,
  dishwasher: buildDishwasher,
  dresser: buildDresser,
  'electrical-receptacle': buildElectricalReceptacle,
  'filing-cabinet': buildFilingCabinet,
  fireplace: buildFireplace,
  'floor-lamp': buildFloorLamp,
  'floor-mirror': buildFloorMirror,
  'flower-bed': buildFlowerBed,
  'flush-mount': buildFlushMount,
  'framed-picture': buildFramedPicture,
  'grab-bar': buildGrabBar,
  'hanging-plant': buildHangingPlant,
  hedge: buildHedge,
  hood: buildHood,
  'kitchen-cart': buildKitchenCart,
  'kitchen-faucet': buildKitchenFaucet,
  'kitchen-sink': buildKitchenSink,
  laundry: buildLaundry,
  'linear-light': buildLinearLight,
  loveseat: buildLoveseat,
  'mantel-shelf': buildMantelShelf,
  'media-console': buildMediaConsole,
  'medicine-cabinet': buildMedicineCabinet,
  microwave: buildMicrowave,
  'nesting-tables': buildNestingTables,
  nightstand: buildNightstand,
  'ornamental-grass': buildOrnamentalGrass,
  palm: buildPalm,
  'paper-holder': buildPaperHolder,
  'pedestal-sink': buildPedestalSink,
  pendant: buildPendant,
  'potted-plant': buildPottedPlant,
  radiator: buildRadiator,
  railing: buildRailing,
  range: buildRange,
  'recessed-light': buildRecessedLight,
  refrigerator: buildRefrigerator,
  'robe-hooks': buildRobeHooks,
  'roman-shade': buildRomanShade,
  'round-dining-table': buildRoundDiningTable,
  'round-rug': buildRoundRug,
  rug: buildRug,
  sconce: buildSconce,
  'shoe-cabinet': buildShoeCabinet,
  'shower-bench': buildShowerBench,
  'shower-enclosure': buildShowerEnclosure,
  'shower-set': buildShowerSet,
  shrub: buildShrub,
  'side-table': buildSideTable,
  sideboard: buildSideboard,
  sofa: buildSofa,
  soffit: buildSoffit,
  stair: buildStair,
  'standing-desk': buildStandingDesk,
  'succulent-bowl': buildSucculentBowl,
  'table-lamp': buildTableLamp,
  'tall-chest': buildTallChest,
  toilet: buildToilet,
  'towel-bar': buildTowelBar,
  'towel-ladder': buildTowelLadder,
  tv: buildTv,
  vanity: buildVanity,
  'vanity-light': buildVanityLight,
  'vanity-table': buildVanityTable,
  vase: buildVase,
  'wainscot-panel': buildWainscotPanel,
  'wall-mirror': buildWallMirror,
  'wall-oven': buildWallOven,
  wardrobe: buildWardrobe,
  'water-heater': buildWaterHeater,
  'wine-cooler': buildWineCooler,
  'wood-stove': buildWoodStove,
};
