// Written by `npm run kinds` from the folders beside it.
import { airRegisterPlan } from './air-register/plan.ts';
import { armchairPlan } from './armchair/plan.ts';
import { banquettePlan } from './banquette/plan.ts';
import { barCabinetPlan } from './bar-cabinet/plan.ts';
import { barStoolPlan } from './bar-stool/plan.ts';
import { basketPlan } from './basket/plan.ts';
import { bathFanPlan } from './bath-fan/plan.ts';
import { bathFaucetPlan } from './bath-faucet/plan.ts';
import { bathMatPlan } from './bath-mat/plan.ts';
import { bathtubPlan } from './bathtub/plan.ts';
import { bedPlan } from './bed/plan.ts';
import { benchPlan } from './bench/plan.ts';
import { bookStackPlan } from './book-stack/plan.ts';
import { bookcasePlan } from './bookcase/plan.ts';
import { bowlWithFruitPlan } from './bowl-with-fruit/plan.ts';
import { bunkBedPlan } from './bunk-bed/plan.ts';
import { cabinetHardwarePlan } from './cabinet-hardware/plan.ts';
import { candleTrayPlan } from './candle-tray/plan.ts';
import { canopyBedPlan } from './canopy-bed/plan.ts';
import { ceilingBeamPlan } from './ceiling-beam/plan.ts';
import { ceilingFanPlan } from './ceiling-fan/plan.ts';
import { ceilingMedallionPlan } from './ceiling-medallion/plan.ts';
import { chaisePlan } from './chaise/plan.ts';
import { chandelierPlan } from './chandelier/plan.ts';
import { chinaCabinetPlan } from './china-cabinet/plan.ts';
import { clockPlan } from './clock/plan.ts';
import { closetSystemPlan } from './closet-system/plan.ts';
import { coatRackPlan } from './coat-rack/plan.ts';
import { coffeeTablePlan } from './coffee-table/plan.ts';
import { columnPlan } from './column/plan.ts';
import { coniferPlan } from './conifer/plan.ts';
import { consoleTablePlan } from './console-table/plan.ts';
import { cooktopPlan } from './cooktop/plan.ts';
import { counterStoolPlan } from './counter-stool/plan.ts';
import { cribPlan } from './crib/plan.ts';
import { cubeShelfPlan } from './cube-shelf/plan.ts';
import { curtainPlan } from './curtain/plan.ts';
import { daybedPlan } from './daybed/plan.ts';
import { deciduousTreePlan } from './deciduous-tree/plan.ts';
import type { KindPlan } from './definition/kind-plan.ts';
import { deskPlan } from './desk/plan.ts';
import { diningChairPlan } from './dining-chair/plan.ts';
import { diningTablePlan } from './dining-table/plan.ts';
import { dishwasherPlan } from './dishwasher/plan.ts';
import { dresserPlan } from './dresser/plan.ts';
import { electricalReceptaclePlan } from './electrical-receptacle/plan.ts';
import { fencePlan } from './fence/plan.ts';
import { filingCabinetPlan } from './filing-cabinet/plan.ts';
import { fireExtinguisherPlan } from './fire-extinguisher/plan.ts';
import { firePitPlan } from './fire-pit/plan.ts';
import { fireplacePlan } from './fireplace/plan.ts';
import { floorLampPlan } from './floor-lamp/plan.ts';
import { floorMirrorPlan } from './floor-mirror/plan.ts';
import { flowerBedPlan } from './flower-bed/plan.ts';
import { flushMountPlan } from './flush-mount/plan.ts';
import { fountainPlan } from './fountain/plan.ts';
import { framedPicturePlan } from './framed-picture/plan.ts';
import { gardenBenchPlan } from './garden-bench/plan.ts';
import { gatePlan } from './gate/plan.ts';
import { grabBarPlan } from './grab-bar/plan.ts';
import { grillPlan } from './grill/plan.ts';
import { hallTreePlan } from './hall-tree/plan.ts';
import { hangingPlantPlan } from './hanging-plant/plan.ts';
import { hedgePlan } from './hedge/plan.ts';
import { hoodPlan } from './hood/plan.ts';
import { kitchenCabinetPlan } from './kitchen-cabinet/plan.ts';
import { kitchenCartPlan } from './kitchen-cart/plan.ts';
import { kitchenFaucetPlan } from './kitchen-faucet/plan.ts';
import { kitchenSinkPlan } from './kitchen-sink/plan.ts';
import { ladderShelfPlan } from './ladder-shelf/plan.ts';
import { laundryPlan } from './laundry/plan.ts';
import { linearLightPlan } from './linear-light/plan.ts';
import { loungeChairPlan } from './lounge-chair/plan.ts';
import { loveseatPlan } from './loveseat/plan.ts';
import { mailboxPlan } from './mailbox/plan.ts';
import { mantelShelfPlan } from './mantel-shelf/plan.ts';
import { mediaConsolePlan } from './media-console/plan.ts';
import { medicineCabinetPlan } from './medicine-cabinet/plan.ts';
import { microwavePlan } from './microwave/plan.ts';
import { nestingTablesPlan } from './nesting-tables/plan.ts';
import { nightstandPlan } from './nightstand/plan.ts';
import { officeChairPlan } from './office-chair/plan.ts';
import { ornamentalGrassPlan } from './ornamental-grass/plan.ts';
import { ottomanPlan } from './ottoman/plan.ts';
import { outdoorDiningSetPlan } from './outdoor-dining-set/plan.ts';
import { outdoorKitchenPlan } from './outdoor-kitchen/plan.ts';
import { outdoorSofaPlan } from './outdoor-sofa/plan.ts';
import { palmPlan } from './palm/plan.ts';
import { paperHolderPlan } from './paper-holder/plan.ts';
import { parasolPlan } from './parasol/plan.ts';
import { pedestalSinkPlan } from './pedestal-sink/plan.ts';
import { pendantPlan } from './pendant/plan.ts';
import { pergolaPlan } from './pergola/plan.ts';
import { planterBoxPlan } from './planter-box/plan.ts';
import { poolPlan } from './pool/plan.ts';
import { pottedPlantPlan } from './potted-plant/plan.ts';
import { poufPlan } from './pouf/plan.ts';
import { radiatorPlan } from './radiator/plan.ts';
import { railingPlan } from './railing/plan.ts';
import { rangePlan } from './range/plan.ts';
import { recessedLightPlan } from './recessed-light/plan.ts';
import { reclinerPlan } from './recliner/plan.ts';
import { refrigeratorPlan } from './refrigerator/plan.ts';
import type { KindId, KindParams } from './registry.generated.ts';
import { retainingWallPlan } from './retaining-wall/plan.ts';
import { robeHooksPlan } from './robe-hooks/plan.ts';
import { rockingChairPlan } from './rocking-chair/plan.ts';
import { romanShadePlan } from './roman-shade/plan.ts';
import { roundDiningTablePlan } from './round-dining-table/plan.ts';
import { roundRugPlan } from './round-rug/plan.ts';
import { rugPlan } from './rug/plan.ts';
import { sconcePlan } from './sconce/plan.ts';
import { sectionalSofaPlan } from './sectional-sofa/plan.ts';
import { shoeCabinetPlan } from './shoe-cabinet/plan.ts';
import { showerBenchPlan } from './shower-bench/plan.ts';
import { showerEnclosurePlan } from './shower-enclosure/plan.ts';
import { showerSetPlan } from './shower-set/plan.ts';
import { shrubPlan } from './shrub/plan.ts';
import { sideTablePlan } from './side-table/plan.ts';
import { sideboardPlan } from './sideboard/plan.ts';
import { sofaPlan } from './sofa/plan.ts';
import { soffitPlan } from './soffit/plan.ts';
import { spaPlan } from './spa/plan.ts';
import { stairPlan } from './stair/plan.ts';
import { standingDeskPlan } from './standing-desk/plan.ts';
import { steppingStonesPlan } from './stepping-stones/plan.ts';
import { storageBenchPlan } from './storage-bench/plan.ts';
import { succulentBowlPlan } from './succulent-bowl/plan.ts';
import { sunLoungerPlan } from './sun-lounger/plan.ts';
import { swivelChairPlan } from './swivel-chair/plan.ts';
import { tableLampPlan } from './table-lamp/plan.ts';
import { tallChestPlan } from './tall-chest/plan.ts';
import { toiletPlan } from './toilet/plan.ts';
import { towelBarPlan } from './towel-bar/plan.ts';
import { towelLadderPlan } from './towel-ladder/plan.ts';
import { tvPlan } from './tv/plan.ts';
import { vanityLightPlan } from './vanity-light/plan.ts';
import { vanityTablePlan } from './vanity-table/plan.ts';
import { vanityPlan } from './vanity/plan.ts';
import { vasePlan } from './vase/plan.ts';
import { wainscotPanelPlan } from './wainscot-panel/plan.ts';
import { wallMirrorPlan } from './wall-mirror/plan.ts';
import { wallOvenPlan } from './wall-oven/plan.ts';
import { wallShelfPlan } from './wall-shelf/plan.ts';
import { wardrobePlan } from './wardrobe/plan.ts';
import { waterHeaterPlan } from './water-heater/plan.ts';
import { windowSeatPlan } from './window-seat/plan.ts';
import { wineCoolerPlan } from './wine-cooler/plan.ts';
import { wingChairPlan } from './wing-chair/plan.ts';
import { woodStovePlan } from './wood-stove/plan.ts';

/** Plan symbols and clearances of each kind. */
export const plans: { readonly [K in KindId]: KindPlan<KindParams[K]> } = {
  'air-register': airRegisterPlan,
  armchair: armchairPlan,
  banquette: banquettePlan,
  'bar-cabinet': barCabinetPlan,
  'bar-stool': barStoolPlan,
  basket: basketPlan,
  'bath-fan': bathFanPlan,
  'bath-faucet': bathFaucetPlan,
  'bath-mat': bathMatPlan,
  bathtub: bathtubPlan,
  bed: bedPlan,
  bench: benchPlan,
  'book-stack': bookStackPlan,
  bookcase: bookcasePlan,
  'bowl-with-fruit': bowlWithFruitPlan,
  'bunk-bed': bunkBedPlan,
  'cabinet-hardware': cabinetHardwarePlan,
  'candle-tray': candleTrayPlan,
  'canopy-bed': canopyBedPlan,
  'ceiling-beam': ceilingBeamPlan,
  'ceiling-fan': ceilingFanPlan,
  'ceiling-medallion': ceilingMedallionPlan,
  chaise: chaisePlan,
  chandelier: chandelierPlan,
  'china-cabinet': chinaCabinetPlan,
  clock: clockPlan,
  'closet-system': closetSystemPlan,
  'coat-rack': coatRackPlan,
  'coffee-table': coffeeTablePlan,
  column: columnPlan,
  conifer: coniferPlan,
  'console-table': consoleTablePlan,
  cooktop: cooktopPlan,
  'counter-stool': counterStoolPlan,
  crib: cribPlan,
  'cube-shelf': cubeShelfPlan,
  curtain: curtainPlan,
  daybed: daybedPlan,
  'deciduous-tree': deciduousTreePlan,
  desk: deskPlan,
  'dining-chair': diningChairPlan,
  'dining-table': diningTablePlan,
  dishwasher: dishwasherPlan,
  dresser: dresserPlan,
  'electrical-receptacle': electricalReceptaclePlan,
  fence: fencePlan,
  'filing-cabinet': filingCabinetPlan,
  'fire-extinguisher': fireExtinguisherPlan,
  'fire-pit': firePitPlan,
  fireplace: fireplacePlan,
  'floor-lamp': floorLampPlan,
  'floor-mirror': floorMirrorPlan,
  'flower-bed': flowerBedPlan,
  'flush-mount': flushMountPlan,
  fountain: fountainPlan,
  'framed-picture': framedPicturePlan,
  'garden-bench': gardenBenchPlan,
  gate: gatePlan,
  'grab-bar': grabBarPlan,
  grill: grillPlan,
  'hall-tree': hallTreePlan,
  'hanging-plant': hangingPlantPlan,
  hedge: hedgePlan,
  hood: hoodPlan,
  'kitchen-cabinet': kitchenCabinetPlan,
  'kitchen-cart': kitchenCartPlan,
  'kitchen-faucet': kitchenFaucetPlan,
  'kitchen-sink': kitchenSinkPlan,
  'ladder-shelf': ladderShelfPlan,
  laundry: laundryPlan,
  'linear-light': linearLightPlan,
  'lounge-chair': loungeChairPlan,
  loveseat: loveseatPlan,
  mailbox: mailboxPlan,
  'mantel-shelf': mantelShelfPlan,
  'media-console': mediaConsolePlan,
  'medicine-cabinet': medicineCabinetPlan,
  microwave: microwavePlan,
  'nesting-tables': nestingTablesPlan,
  nightstand: nightstandPlan,
  'office-chair': officeChairPlan,
  'ornamental-grass': ornamentalGrassPlan,
  ottoman: ottomanPlan,
  'outdoor-dining-set': outdoorDiningSetPlan,
  'outdoor-kitchen': outdoorKitchenPlan,
  'outdoor-sofa': outdoorSofaPlan,
  palm: palmPlan,
  'paper-holder': paperHolderPlan,
  parasol: parasolPlan,
  'pedestal-sink': pedestalSinkPlan,
  pendant: pendantPlan,
  pergola: pergolaPlan,
  'planter-box': planterBoxPlan,
  pool: poolPlan,
  'potted-plant': pottedPlantPlan,
  pouf: poufPlan,
  radiator: radiatorPlan,
  railing: railingPlan,
  range: rangePlan,
  'recessed-light': recessedLightPlan,
  recliner: reclinerPlan,
  refrigerator: refrigeratorPlan,
  'retaining-wall': retainingWallPlan,
  'robe-hooks': robeHooksPlan,
  'rocking-chair': rockingChairPlan,
  'roman-shade': romanShadePlan,
  'round-dining-table': roundDiningTablePlan,
  'round-rug': roundRugPlan,
  rug: rugPlan,
  sconce: sconcePlan,
  'sectional-sofa': sectionalSofaPlan,
  'shoe-cabinet': shoeCabinetPlan,
  'shower-bench': showerBenchPlan,
  'shower-enclosure': showerEnclosurePlan,
  'shower-set': showerSetPlan,
  shrub: shrubPlan,
  'side-table': sideTablePlan,
  sideboard: sideboardPlan,
  sofa: sofaPlan,
  soffit: soffitPlan,
  spa: spaPlan,
  stair: stairPlan,
  'standing-desk': standingDeskPlan,
  'stepping-stones': steppingStonesPlan,
  'storage-bench': storageBenchPlan,
  'succulent-bowl': succulentBowlPlan,
  'sun-lounger': sunLoungerPlan,
  'swivel-chair': swivelChairPlan,
  'table-lamp': tableLampPlan,
  'tall-chest': tallChestPlan,
  toilet: toiletPlan,
  'towel-bar': towelBarPlan,
  'towel-ladder': towelLadderPlan,
  tv: tvPlan,
  vanity: vanityPlan,
  'vanity-light': vanityLightPlan,
  'vanity-table': vanityTablePlan,
  vase: vasePlan,
  'wainscot-panel': wainscotPanelPlan,
  'wall-mirror': wallMirrorPlan,
  'wall-oven': wallOvenPlan,
  'wall-shelf': wallShelfPlan,
  wardrobe: wardrobePlan,
  'water-heater': waterHeaterPlan,
  'window-seat': windowSeatPlan,
  'wine-cooler': wineCoolerPlan,
  'wing-chair': wingChairPlan,
  'wood-stove': woodStovePlan,
};
