// Written by `npm run kinds` from the folders beside it.
import type { z } from 'zod';
import { armchairPlan } from './armchair/plan.ts';
import { basketPlan } from './basket/plan.ts';
import { bookStackPlan } from './book-stack/plan.ts';
import { bowlWithFruitPlan } from './bowl-with-fruit/plan.ts';
import { candleTrayPlan } from './candle-tray/plan.ts';
import { clockPlan } from './clock/plan.ts';
import { coniferPlan } from './conifer/plan.ts';
import { curtainPlan } from './curtain/plan.ts';
import { deciduousTreePlan } from './deciduous-tree/plan.ts';
import { fireplacePlan } from './fireplace/plan.ts';
import { floorLampPlan } from './floor-lamp/plan.ts';
import { floorMirrorPlan } from './floor-mirror/plan.ts';
import { flowerBedPlan } from './flower-bed/plan.ts';
import { framedPicturePlan } from './framed-picture/plan.ts';
import { hangingPlantPlan } from './hanging-plant/plan.ts';
import { hedgePlan } from './hedge/plan.ts';
import type { KindPlan } from './kind-plan.ts';
import { loveseatPlan } from './loveseat/plan.ts';
import { medicineCabinetPlan } from './medicine-cabinet/plan.ts';
import { ornamentalGrassPlan } from './ornamental-grass/plan.ts';
import { palmPlan } from './palm/plan.ts';
import { pottedPlantPlan } from './potted-plant/plan.ts';
import type { KindId, kinds } from './registry.generated.ts';
import { romanShadePlan } from './roman-shade/plan.ts';
import { roundRugPlan } from './round-rug/plan.ts';
import { rugPlan } from './rug/plan.ts';
import { shrubPlan } from './shrub/plan.ts';
import { sofaPlan } from './sofa/plan.ts';
import { succulentBowlPlan } from './succulent-bowl/plan.ts';
import { tableLampPlan } from './table-lamp/plan.ts';
import { tvPlan } from './tv/plan.ts';
import { vasePlan } from './vase/plan.ts';
import { wallMirrorPlan } from './wall-mirror/plan.ts';
import { woodStovePlan } from './wood-stove/plan.ts';

/** Plan symbols and clearances; a kind without is the rectangle of its size: see plan-of.ts. */
export const plans: {
  readonly [K in KindId]?: KindPlan<z.output<(typeof kinds)[K]['params']>>;
} = {
  armchair: armchairPlan,
  basket: basketPlan,
  'book-stack': bookStackPlan,
  'bowl-with-fruit': bowlWithFruitPlan,
  'candle-tray': candleTrayPlan,
  clock: clockPlan,
  conifer: coniferPlan,
  curtain: curtainPlan,
  'deciduous-tree': deciduousTreePlan,
  fireplace: fireplacePlan,
  'floor-lamp': floorLampPlan,
  'floor-mirror': floorMirrorPlan,
  'flower-bed': flowerBedPlan,
  'framed-picture': framedPicturePlan,
  'hanging-plant': hangingPlantPlan,
  hedge: hedgePlan,
  loveseat: loveseatPlan,
  'medicine-cabinet': medicineCabinetPlan,
  'ornamental-grass': ornamentalGrassPlan,
  palm: palmPlan,
  'potted-plant': pottedPlantPlan,
  'roman-shade': romanShadePlan,
  'round-rug': roundRugPlan,
  rug: rugPlan,
  shrub: shrubPlan,
  sofa: sofaPlan,
  'succulent-bowl': succulentBowlPlan,
  'table-lamp': tableLampPlan,
  tv: tvPlan,
  vase: vasePlan,
  'wall-mirror': wallMirrorPlan,
  'wood-stove': woodStovePlan,
};
