// Written by `npm run kinds` from the folders beside it.
import type { Piece } from '../geometry/part.ts';
import { buildAirRegister } from './air-register/geometry.ts';
import { buildArmchair } from './armchair/geometry.ts';
import { buildBanquette } from './banquette/geometry.ts';
import { buildBarCabinet } from './bar-cabinet/geometry.ts';
import { buildBarStool } from './bar-stool/geometry.ts';
import { buildBasket } from './basket/geometry.ts';
import { buildBathFan } from './bath-fan/geometry.ts';
import { buildBathFaucet } from './bath-faucet/geometry.ts';
import { buildBathMat } from './bath-mat/geometry.ts';
import { buildBathtub } from './bathtub/geometry.ts';
import { buildBed } from './bed/geometry.ts';
import { buildBench } from './bench/geometry.ts';
import { buildBookStack } from './book-stack/geometry.ts';
import { buildBookcase } from './bookcase/geometry.ts';
import { buildBowlWithFruit } from './bowl-with-fruit/geometry.ts';
import { buildBunkBed } from './bunk-bed/geometry.ts';
import { buildCabinetHardware } from './cabinet-hardware/geometry.ts';
import { buildCandleTray } from './candle-tray/geometry.ts';
import { buildCanopyBed } from './canopy-bed/geometry.ts';
import { buildCeilingBeam } from './ceiling-beam/geometry.ts';
import { buildCeilingFan } from './ceiling-fan/geometry.ts';
import { buildCeilingMedallion } from './ceiling-medallion/geometry.ts';
import { buildChaise } from './chaise/geometry.ts';
import { buildChandelier } from './chandelier/geometry.ts';
import { buildChinaCabinet } from './china-cabinet/geometry.ts';
import { buildClock } from './clock/geometry.ts';
import { buildClosetSystem } from './closet-system/geometry.ts';
import { buildCoatRack } from './coat-rack/geometry.ts';
import { buildCoffeeTable } from './coffee-table/geometry.ts';
import { buildColumn } from './column/geometry.ts';
import { buildConifer } from './conifer/geometry.ts';
import { buildConsoleTable } from './console-table/geometry.ts';
import { buildCooktop } from './cooktop/geometry.ts';
import { buildCounterStool } from './counter-stool/geometry.ts';
import { buildCrib } from './crib/geometry.ts';
import { buildCubeShelf } from './cube-shelf/geometry.ts';
import { buildCurtain } from './curtain/geometry.ts';
import { buildDaybed } from './daybed/geometry.ts';
import { buildDeciduousTree } from './deciduous-tree/geometry.ts';
import { buildDesk } from './desk/geometry.ts';
import { buildDiningChair } from './dining-chair/geometry.ts';
import { buildDiningTable } from './dining-table/geometry.ts';
import { buildDishwasher } from './dishwasher/geometry.ts';
import { buildDresser } from './dresser/geometry.ts';
import { buildElectricalReceptacle } from './electrical-receptacle/geometry.ts';
import { buildFence } from './fence/geometry.ts';
import { buildFilingCabinet } from './filing-cabinet/geometry.ts';
import { buildFireExtinguisher } from './fire-extinguisher/geometry.ts';
import { buildFirePit } from './fire-pit/geometry.ts';
import { buildFireplace } from './fireplace/geometry.ts';
import { buildFloorLamp } from './floor-lamp/geometry.ts';
import { buildFloorMirror } from './floor-mirror/geometry.ts';
import { buildFlowerBed } from './flower-bed/geometry.ts';
import { buildFlushMount } from './flush-mount/geometry.ts';
import { buildFountain } from './fountain/geometry.ts';
import { buildFramedPicture } from './framed-picture/geometry.ts';
import { buildGardenBench } from './garden-bench/geometry.ts';
import { buildGate } from './gate/geometry.ts';
import { buildGrabBar } from './grab-bar/geometry.ts';
import { buildGrill } from './grill/geometry.ts';
import { buildHallTree } from './hall-tree/geometry.ts';
import { buildHangingPlant } from './hanging-plant/geometry.ts';
import { buildHedge } from './hedge/geometry.ts';
import { buildHood } from './hood/geometry.ts';
import { buildKitchenCabinet } from './kitchen-cabinet/geometry.ts';
import { buildKitchenCart } from './kitchen-cart/geometry.ts';
import { buildKitchenFaucet } from './kitchen-faucet/geometry.ts';
import { buildKitchenSink } from './kitchen-sink/geometry.ts';
import { buildLadderShelf } from './ladder-shelf/geometry.ts';
import { buildLaundry } from './laundry/geometry.ts';
import { buildLinearLight } from './linear-light/geometry.ts';
import { buildLoungeChair } from './lounge-chair/geometry.ts';
import { buildLoveseat } from './loveseat/geometry.ts';
import { buildMailbox } from './mailbox/geometry.ts';
import { buildMantelShelf } from './mantel-shelf/geometry.ts';
import { buildMediaConsole } from './media-console/geometry.ts';
import { buildMedicineCabinet } from './medicine-cabinet/geometry.ts';
import { buildMicrowave } from './microwave/geometry.ts';
import { buildNestingTables } from './nesting-tables/geometry.ts';
import { buildNightstand } from './nightstand/geometry.ts';
import { buildOfficeChair } from './office-chair/geometry.ts';
import { buildOrnamentalGrass } from './ornamental-grass/geometry.ts';
import { buildOttoman } from './ottoman/geometry.ts';
import { buildOutdoorDiningSet } from './outdoor-dining-set/geometry.ts';
import { buildOutdoorKitchen } from './outdoor-kitchen/geometry.ts';
import { buildOutdoorSofa } from './outdoor-sofa/geometry.ts';
import { buildPalm } from './palm/geometry.ts';
import { buildPaperHolder } from './paper-holder/geometry.ts';
import { buildParasol } from './parasol/geometry.ts';
import { buildPedestalSink } from './pedestal-sink/geometry.ts';
import { buildPendant } from './pendant/geometry.ts';
import { buildPergola } from './pergola/geometry.ts';
import { buildPlanterBox } from './planter-box/geometry.ts';
import { buildPool } from './pool/geometry.ts';
import { buildPottedPlant } from './potted-plant/geometry.ts';
import { buildPouf } from './pouf/geometry.ts';
import { buildRadiator } from './radiator/geometry.ts';
import { buildRailing } from './railing/geometry.ts';
import { buildRange } from './range/geometry.ts';
import { buildRecessedLight } from './recessed-light/geometry.ts';
import { buildRecliner } from './recliner/geometry.ts';
import { buildRefrigerator } from './refrigerator/geometry.ts';
import type { KindId, KindParams } from './registry.generated.ts';
import { buildRetainingWall } from './retaining-wall/geometry.ts';
import { buildRobeHooks } from './robe-hooks/geometry.ts';
import { buildRockingChair } from './rocking-chair/geometry.ts';
import { buildRomanShade } from './roman-shade/geometry.ts';
import { buildRoundDiningTable } from './round-dining-table/geometry.ts';
import { buildRoundRug } from './round-rug/geometry.ts';
import { buildRug } from './rug/geometry.ts';
import { buildSconce } from './sconce/geometry.ts';
import { buildSectionalSofa } from './sectional-sofa/geometry.ts';
import { buildShoeCabinet } from './shoe-cabinet/geometry.ts';
import { buildShowerBench } from './shower-bench/geometry.ts';
import { buildShowerEnclosure } from './shower-enclosure/geometry.ts';
import { buildShowerSet } from './shower-set/geometry.ts';
import { buildShrub } from './shrub/geometry.ts';
import { buildSideTable } from './side-table/geometry.ts';
import { buildSideboard } from './sideboard/geometry.ts';
import { buildSofa } from './sofa/geometry.ts';
import { buildSoffit } from './soffit/geometry.ts';
import { buildSpa } from './spa/geometry.ts';
import { buildStair } from './stair/geometry.ts';
import { buildStandingDesk } from './standing-desk/geometry.ts';
import { buildSteppingStones } from './stepping-stones/geometry.ts';
import { buildStorageBench } from './storage-bench/geometry.ts';
import { buildSucculentBowl } from './succulent-bowl/geometry.ts';
import { buildSunLounger } from './sun-lounger/geometry.ts';
import { buildSwivelChair } from './swivel-chair/geometry.ts';
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
import { buildWallShelf } from './wall-shelf/geometry.ts';
import { buildWardrobe } from './wardrobe/geometry.ts';
import { buildWaterHeater } from './water-heater/geometry.ts';
import { buildWindowSeat } from './window-seat/geometry.ts';
import { buildWineCooler } from './wine-cooler/geometry.ts';
import { buildWingChair } from './wing-chair/geometry.ts';
import { buildWoodStove } from './wood-stove/geometry.ts';

/** What draws each kind. Apart from the cards, so that a server can check specs without geometry. */
export const builders: { readonly [K in KindId]: (params: KindParams[K]) => Piece[] } = {
  'air-register': buildAirRegister,
  armchair: buildArmchair,
  banquette: buildBanquette,
  'bar-cabinet': buildBarCabinet,
  'bar-stool': buildBarStool,
  basket: buildBasket,
  'bath-fan': buildBathFan,
  'bath-faucet': buildBathFaucet,
  'bath-mat': buildBathMat,
  bathtub: buildBathtub,
  bed: buildBed,
  bench: buildBench,
  'book-stack': buildBookStack,
  bookcase: buildBookcase,
  'bowl-with-fruit': buildBowlWithFruit,
  'bunk-bed': buildBunkBed,
  'cabinet-hardware': buildCabinetHardware,
  'candle-tray': buildCandleTray,
  'canopy-bed': buildCanopyBed,
  'ceiling-beam': buildCeilingBeam,
  'ceiling-fan': buildCeilingFan,
  'ceiling-medallion': buildCeilingMedallion,
  chaise: buildChaise,
  chandelier: buildChandelier,
  'china-cabinet': buildChinaCabinet,
  clock: buildClock,
  'closet-system': buildClosetSystem,
  'coat-rack': buildCoatRack,
  'coffee-table': buildCoffeeTable,
  column: buildColumn,
  conifer: buildConifer,
  'console-table': buildConsoleTable,
  cooktop: buildCooktop,
  'counter-stool': buildCounterStool,
  crib: buildCrib,
  'cube-shelf': buildCubeShelf,
  curtain: buildCurtain,
  daybed: buildDaybed,
  'deciduous-tree': buildDeciduousTree,
  desk: buildDesk,
  'dining-chair': buildDiningChair,
  'dining-table': buildDiningTable,
  dishwasher: buildDishwasher,
  dresser: buildDresser,
  'electrical-receptacle': buildElectricalReceptacle,
  fence: buildFence,
  'filing-cabinet': buildFilingCabinet,
  'fire-extinguisher': buildFireExtinguisher,
  'fire-pit': buildFirePit,
  fireplace: buildFireplace,
  'floor-lamp': buildFloorLamp,
  'floor-mirror': buildFloorMirror,
  'flower-bed': buildFlowerBed,
  'flush-mount': buildFlushMount,
  fountain: buildFountain,
  'framed-picture': buildFramedPicture,
  'garden-bench': buildGardenBench,
  gate: buildGate,
  'grab-bar': buildGrabBar,
  grill: buildGrill,
  'hall-tree': buildHallTree,
  'hanging-plant': buildHangingPlant,
  hedge: buildHedge,
  hood: buildHood,
  'kitchen-cabinet': buildKitchenCabinet,
  'kitchen-cart': buildKitchenCart,
  'kitchen-faucet': buildKitchenFaucet,
  'kitchen-sink': buildKitchenSink,
  'ladder-shelf': buildLadderShelf,
  laundry: buildLaundry,
  'linear-light': buildLinearLight,
  'lounge-chair': buildLoungeChair,
  loveseat: buildLoveseat,
  mailbox: buildMailbox,
  'mantel-shelf': buildMantelShelf,
  'media-console': buildMediaConsole,
  'medicine-cabinet': buildMedicineCabinet,
  microwave: buildMicrowave,
  'nesting-tables': buildNestingTables,
  nightstand: buildNightstand,
  'office-chair': buildOfficeChair,
  'ornamental-grass': buildOrnamentalGrass,
  ottoman: buildOttoman,
  'outdoor-dining-set': buildOutdoorDiningSet,
  'outdoor-kitchen': buildOutdoorKitchen,
  'outdoor-sofa': buildOutdoorSofa,
  palm: buildPalm,
  'paper-holder': buildPaperHolder,
  parasol: buildParasol,
  'pedestal-sink': buildPedestalSink,
  pendant: buildPendant,
  pergola: buildPergola,
  'planter-box': buildPlanterBox,
  pool: buildPool,
  'potted-plant': buildPottedPlant,
  pouf: buildPouf,
  radiator: buildRadiator,
  railing: buildRailing,
  range: buildRange,
  'recessed-light': buildRecessedLight,
  recliner: buildRecliner,
  refrigerator: buildRefrigerator,
  'retaining-wall': buildRetainingWall,
  'robe-hooks': buildRobeHooks,
  'rocking-chair': buildRockingChair,
  'roman-shade': buildRomanShade,
  'round-dining-table': buildRoundDiningTable,
  'round-rug': buildRoundRug,
  rug: buildRug,
  sconce: buildSconce,
  'sectional-sofa': buildSectionalSofa,
  'shoe-cabinet': buildShoeCabinet,
  'shower-bench': buildShowerBench,
  'shower-enclosure': buildShowerEnclosure,
  'shower-set': buildShowerSet,
  shrub: buildShrub,
  'side-table': buildSideTable,
  sideboard: buildSideboard,
  sofa: buildSofa,
  soffit: buildSoffit,
  spa: buildSpa,
  stair: buildStair,
  'standing-desk': buildStandingDesk,
  'stepping-stones': buildSteppingStones,
  'storage-bench': buildStorageBench,
  'succulent-bowl': buildSucculentBowl,
  'sun-lounger': buildSunLounger,
  'swivel-chair': buildSwivelChair,
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
  'wall-shelf': buildWallShelf,
  wardrobe: buildWardrobe,
  'water-heater': buildWaterHeater,
  'window-seat': buildWindowSeat,
  'wine-cooler': buildWineCooler,
  'wing-chair': buildWingChair,
  'wood-stove': buildWoodStove,
};
