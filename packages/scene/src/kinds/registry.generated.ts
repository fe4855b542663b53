// Written by `npm run kinds` from the folders beside it.
import type { z } from 'zod';
import { airRegisterKind } from './air-register/kind.ts';
import { armchairKind } from './armchair/kind.ts';
import { banquetteKind } from './banquette/kind.ts';
import { barCabinetKind } from './bar-cabinet/kind.ts';
import { barStoolKind } from './bar-stool/kind.ts';
import { basketKind } from './basket/kind.ts';
import { bathFanKind } from './bath-fan/kind.ts';
import { bathFaucetKind } from './bath-faucet/kind.ts';
import { bathMatKind } from './bath-mat/kind.ts';
import { bathtubKind } from './bathtub/kind.ts';
import { bedKind } from './bed/kind.ts';
import { benchKind } from './bench/kind.ts';
import { bookStackKind } from './book-stack/kind.ts';
import { bookcaseKind } from './bookcase/kind.ts';
import { bowlWithFruitKind } from './bowl-with-fruit/kind.ts';
import { bunkBedKind } from './bunk-bed/kind.ts';
import { cabinetHardwareKind } from './cabinet-hardware/kind.ts';
import { candleTrayKind } from './candle-tray/kind.ts';
import { canopyBedKind } from './canopy-bed/kind.ts';
import { ceilingBeamKind } from './ceiling-beam/kind.ts';
import { ceilingFanKind } from './ceiling-fan/kind.ts';
import { ceilingMedallionKind } from './ceiling-medallion/kind.ts';
import { chaiseKind } from './chaise/kind.ts';
import { chandelierKind } from './chandelier/kind.ts';
import { chinaCabinetKind } from './china-cabinet/kind.ts';
import { clockKind } from './clock/kind.ts';
import { closetSystemKind } from './closet-system/kind.ts';
import { coatRackKind } from './coat-rack/kind.ts';
import { coffeeTableKind } from './coffee-table/kind.ts';
import { columnKind } from './column/kind.ts';
import { coniferKind } from './conifer/kind.ts';
import { consoleTableKind } from './console-table/kind.ts';
import { cooktopKind } from './cooktop/kind.ts';
import { counterStoolKind } from './counter-stool/kind.ts';
import { cribKind } from './crib/kind.ts';
import { cubeShelfKind } from './cube-shelf/kind.ts';
import { curtainKind } from './curtain/kind.ts';
import { daybedKind } from './daybed/kind.ts';
import { deciduousTreeKind } from './deciduous-tree/kind.ts';
import { deskKind } from './desk/kind.ts';
import { diningChairKind } from './dining-chair/kind.ts';
import { diningTableKind } from './dining-table/kind.ts';
import { dishwasherKind } from './dishwasher/kind.ts';
import { dresserKind } from './dresser/kind.ts';
import { electricalReceptacleKind } from './electrical-receptacle/kind.ts';
import { fenceKind } from './fence/kind.ts';
import { filingCabinetKind } from './filing-cabinet/kind.ts';
import { fireExtinguisherKind } from './fire-extinguisher/kind.ts';
import { firePitKind } from './fire-pit/kind.ts';
import { fireplaceKind } from './fireplace/kind.ts';
import { floorLampKind } from './floor-lamp/kind.ts';
import { floorMirrorKind } from './floor-mirror/kind.ts';
import { flowerBedKind } from './flower-bed/kind.ts';
import { flushMountKind } from './flush-mount/kind.ts';
import { fountainKind } from './fountain/kind.ts';
import { framedPictureKind } from './framed-picture/kind.ts';
import { gardenBenchKind } from './garden-bench/kind.ts';
import { gateKind } from './gate/kind.ts';
import { grabBarKind } from './grab-bar/kind.ts';
import { grillKind } from './grill/kind.ts';
import { hallTreeKind } from './hall-tree/kind.ts';
import { hangingPlantKind } from './hanging-plant/kind.ts';
import { hedgeKind } from './hedge/kind.ts';
import { hoodKind } from './hood/kind.ts';
import { kitchenCabinetKind } from './kitchen-cabinet/kind.ts';
import { kitchenCartKind } from './kitchen-cart/kind.ts';
import { kitchenFaucetKind } from './kitchen-faucet/kind.ts';
import { kitchenSinkKind } from './kitchen-sink/kind.ts';
import { ladderShelfKind } from './ladder-shelf/kind.ts';
import { laundryKind } from './laundry/kind.ts';
import { linearLightKind } from './linear-light/kind.ts';
import { loungeChairKind } from './lounge-chair/kind.ts';
import { loveseatKind } from './loveseat/kind.ts';
import { mailboxKind } from './mailbox/kind.ts';
import { mantelShelfKind } from './mantel-shelf/kind.ts';
import { mediaConsoleKind } from './media-console/kind.ts';
import { medicineCabinetKind } from './medicine-cabinet/kind.ts';
import { microwaveKind } from './microwave/kind.ts';
import { nestingTablesKind } from './nesting-tables/kind.ts';
import { nightstandKind } from './nightstand/kind.ts';
import { officeChairKind } from './office-chair/kind.ts';
import { ornamentalGrassKind } from './ornamental-grass/kind.ts';
import { ottomanKind } from './ottoman/kind.ts';
import { outdoorDiningSetKind } from './outdoor-dining-set/kind.ts';
import { outdoorKitchenKind } from './outdoor-kitchen/kind.ts';
import { outdoorSofaKind } from './outdoor-sofa/kind.ts';
import { palmKind } from './palm/kind.ts';
import { paperHolderKind } from './paper-holder/kind.ts';
import { parasolKind } from './parasol/kind.ts';
import { pedestalSinkKind } from './pedestal-sink/kind.ts';
import { pendantKind } from './pendant/kind.ts';
import { pergolaKind } from './pergola/kind.ts';
import { planterBoxKind } from './planter-box/kind.ts';
import { poolKind } from './pool/kind.ts';
import { pottedPlantKind } from './potted-plant/kind.ts';
import { poufKind } from './pouf/kind.ts';
import { radiatorKind } from './radiator/kind.ts';
import { railingKind } from './railing/kind.ts';
import { rangeKind } from './range/kind.ts';
import { recessedLightKind } from './recessed-light/kind.ts';
import { reclinerKind } from './recliner/kind.ts';
import { refrigeratorKind } from './refrigerator/kind.ts';
import { retainingWallKind } from './retaining-wall/kind.ts';
import { robeHooksKind } from './robe-hooks/kind.ts';
import { rockingChairKind } from './rocking-chair/kind.ts';
import { romanShadeKind } from './roman-shade/kind.ts';
import { roundDiningTableKind } from './round-dining-table/kind.ts';
import { roundRugKind } from './round-rug/kind.ts';
import { rugKind } from './rug/kind.ts';
import { sconceKind } from './sconce/kind.ts';
import { sectionalSofaKind } from './sectional-sofa/kind.ts';
import { shoeCabinetKind } from './shoe-cabinet/kind.ts';
import { showerBenchKind } from './shower-bench/kind.ts';
import { showerEnclosureKind } from './shower-enclosure/kind.ts';
import { showerSetKind } from './shower-set/kind.ts';
import { shrubKind } from './shrub/kind.ts';
import { sideTableKind } from './side-table/kind.ts';
import { sideboardKind } from './sideboard/kind.ts';
import { sofaKind } from './sofa/kind.ts';
import { soffitKind } from './soffit/kind.ts';
import { spaKind } from './spa/kind.ts';
import { stairKind } from './stair/kind.ts';
import { standingDeskKind } from './standing-desk/kind.ts';
import { steppingStonesKind } from './stepping-stones/kind.ts';
import { storageBenchKind } from './storage-bench/kind.ts';
import { succulentBowlKind } from './succulent-bowl/kind.ts';
import { sunLoungerKind } from './sun-lounger/kind.ts';
import { swivelChairKind } from './swivel-chair/kind.ts';
import { tableLampKind } from './table-lamp/kind.ts';
import { tallChestKind } from './tall-chest/kind.ts';
import { toiletKind } from './toilet/kind.ts';
import { towelBarKind } from './towel-bar/kind.ts';
import { towelLadderKind } from './towel-ladder/kind.ts';
import { tvKind } from './tv/kind.ts';
import { vanityLightKind } from './vanity-light/kind.ts';
import { vanityTableKind } from './vanity-table/kind.ts';
import { vanityKind } from './vanity/kind.ts';
import { vaseKind } from './vase/kind.ts';
import { wainscotPanelKind } from './wainscot-panel/kind.ts';
import { wallMirrorKind } from './wall-mirror/kind.ts';
import { wallOvenKind } from './wall-oven/kind.ts';
import { wallShelfKind } from './wall-shelf/kind.ts';
import { wardrobeKind } from './wardrobe/kind.ts';
import { waterHeaterKind } from './water-heater/kind.ts';
import { windowSeatKind } from './window-seat/kind.ts';
import { wineCoolerKind } from './wine-cooler/kind.ts';
import { wingChairKind } from './wing-chair/kind.ts';
import { woodStoveKind } from './wood-stove/kind.ts';

/** Every kind of object, under the id that specs and scenes name it by. */
export const kinds = {
  'air-register': airRegisterKind,
  armchair: armchairKind,
  banquette: banquetteKind,
  'bar-cabinet': barCabinetKind,
  'bar-stool': barStoolKind,
  basket: basketKind,
  'bath-fan': bathFanKind,
  'bath-faucet': bathFaucetKind,
  'bath-mat': bathMatKind,
  bathtub: bathtubKind,
  bed: bedKind,
  bench: benchKind,
  'book-stack': bookStackKind,
  bookcase: bookcaseKind,
  'bowl-with-fruit': bowlWithFruitKind,
  'bunk-bed': bunkBedKind,
  'cabinet-hardware': cabinetHardwareKind,
  'candle-tray': candleTrayKind,
  'canopy-bed': canopyBedKind,
  'ceiling-beam': ceilingBeamKind,
  'ceiling-fan': ceilingFanKind,
  'ceiling-medallion': ceilingMedallionKind,
  chaise: chaiseKind,
  chandelier: chandelierKind,
  'china-cabinet': chinaCabinetKind,
  clock: clockKind,
  'closet-system': closetSystemKind,
  'coat-rack': coatRackKind,
  'coffee-table': coffeeTableKind,
  column: columnKind,
  conifer: coniferKind,
  'console-table': consoleTableKind,
  cooktop: cooktopKind,
  'counter-stool': counterStoolKind,
  crib: cribKind,
  'cube-shelf': cubeShelfKind,
  curtain: curtainKind,
  daybed: daybedKind,
  'deciduous-tree': deciduousTreeKind,
  desk: deskKind,
  'dining-chair': diningChairKind,
  'dining-table': diningTableKind,
  dishwasher: dishwasherKind,
  dresser: dresserKind,
  'electrical-receptacle': electricalReceptacleKind,
  fence: fenceKind,
  'filing-cabinet': filingCabinetKind,
  'fire-extinguisher': fireExtinguisherKind,
  'fire-pit': firePitKind,
  fireplace: fireplaceKind,
  'floor-lamp': floorLampKind,
  'floor-mirror': floorMirrorKind,
  'flower-bed': flowerBedKind,
  'flush-mount': flushMountKind,
  fountain: fountainKind,
  'framed-picture': framedPictureKind,
  'garden-bench': gardenBenchKind,
  gate: gateKind,
  'grab-bar': grabBarKind,
  grill: grillKind,
  'hall-tree': hallTreeKind,
  'hanging-plant': hangingPlantKind,
  hedge: hedgeKind,
  hood: hoodKind,
  'kitchen-cabinet': kitchenCabinetKind,
  'kitchen-cart': kitchenCartKind,
  'kitchen-faucet': kitchenFaucetKind,
  'kitchen-sink': kitchenSinkKind,
  'ladder-shelf': ladderShelfKind,
  laundry: laundryKind,
  'linear-light': linearLightKind,
  'lounge-chair': loungeChairKind,
  loveseat: loveseatKind,
  mailbox: mailboxKind,
  'mantel-shelf': mantelShelfKind,
  'media-console': mediaConsoleKind,
  'medicine-cabinet': medicineCabinetKind,
  microwave: microwaveKind,
  'nesting-tables': nestingTablesKind,
  nightstand: nightstandKind,
  'office-chair': officeChairKind,
  'ornamental-grass': ornamentalGrassKind,
  ottoman: ottomanKind,
  'outdoor-dining-set': outdoorDiningSetKind,
  'outdoor-kitchen': outdoorKitchenKind,
  'outdoor-sofa': outdoorSofaKind,
  palm: palmKind,
  'paper-holder': paperHolderKind,
  parasol: parasolKind,
  'pedestal-sink': pedestalSinkKind,
  pendant: pendantKind,
  pergola: pergolaKind,
  'planter-box': planterBoxKind,
  pool: poolKind,
  'potted-plant': pottedPlantKind,
  pouf: poufKind,
  radiator: radiatorKind,
  railing: railingKind,
  range: rangeKind,
  'recessed-light': recessedLightKind,
  recliner: reclinerKind,
  refrigerator: refrigeratorKind,
  'retaining-wall': retainingWallKind,
  'robe-hooks': robeHooksKind,
  'rocking-chair': rockingChairKind,
  'roman-shade': romanShadeKind,
  'round-dining-table': roundDiningTableKind,
  'round-rug': roundRugKind,
  rug: rugKind,
  sconce: sconceKind,
  'sectional-sofa': sectionalSofaKind,
  'shoe-cabinet': shoeCabinetKind,
  'shower-bench': showerBenchKind,
  'shower-enclosure': showerEnclosureKind,
  'shower-set': showerSetKind,
  shrub: shrubKind,
  'side-table': sideTableKind,
  sideboard: sideboardKind,
  sofa: sofaKind,
  soffit: soffitKind,
  spa: spaKind,
  stair: stairKind,
  'standing-desk': standingDeskKind,
  'stepping-stones': steppingStonesKind,
  'storage-bench': storageBenchKind,
  'succulent-bowl': succulentBowlKind,
  'sun-lounger': sunLoungerKind,
  'swivel-chair': swivelChairKind,
  'table-lamp': tableLampKind,
  'tall-chest': tallChestKind,
  toilet: toiletKind,
  'towel-bar': towelBarKind,
  'towel-ladder': towelLadderKind,
  tv: tvKind,
  vanity: vanityKind,
  'vanity-light': vanityLightKind,
  'vanity-table': vanityTableKind,
  vase: vaseKind,
  'wainscot-panel': wainscotPanelKind,
  'wall-mirror': wallMirrorKind,
  'wall-oven': wallOvenKind,
  'wall-shelf': wallShelfKind,
  wardrobe: wardrobeKind,
  'water-heater': waterHeaterKind,
  'window-seat': windowSeatKind,
  'wine-cooler': wineCoolerKind,
  'wing-chair': wingChairKind,
  'wood-stove': woodStoveKind,
} as const;

export type KindId = keyof typeof kinds;
export const kindIds = Object.keys(kinds) as KindId[];
/** The complete params of each kind. */
export type KindParams = { readonly [K in KindId]: z.output<(typeof kinds)[K]['params']> };
