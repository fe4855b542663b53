import { mmFromTenths } from '../../units.ts';
import { type KindPlan, type PlanSymbol, rectangleBetween } from '../definition/kind-plan.ts';
import { circleLine, drawnBounds, type Line } from '../definition/plan-lines.ts';
import { buildKitchenFaucet } from './geometry.ts';
import type { KitchenFaucetParams } from './schema.ts';

function symbol(params: KitchenFaucetParams): PlanSymbol {
  const { min, max } = drawnBounds('kitchen-faucet', buildKitchenFaucet, params);
  const isWall = params.form === 'pot-filler';
  const shiftX = (min[0] + max[0]) / 2;
  const originZ = isWall ? min[2] : (min[2] + max[2]) / 2;
  const half = (max[0] - min[0]) / 2;
  const tall = isWall ? max[1] - min[1] : mmFromTenths(params.heightTenths);
  const bottomMm = isWall ? -tall / 2 : 0;
  const base = isWall ? -20 : originZ;
  const tip = Math.max(-(max[2] - originZ), base - mmFromTenths(params.reachTenths));
  const spread = mmFromTenths(params.spreadTenths) / 2;
  const isPair = params.form === 'bridge' || params.form === 'two-handle';
  const lines: Line[] = [
    circleLine(-shiftX, base, 24),
    [
      [-shiftX - 13, base],
      [-shiftX - 13, tip],
      [-shiftX + 13, tip],
      [-shiftX + 13, base],
    ],
    ...(isPair ? [-spread, spread].map((x) => circleLine(x - shiftX, base, 20)) : []),
  ];
  return {
    footprint: [rectangleBetween(-half, -(max[2] - originZ), half, -(min[2] - originZ))],
    bottomMm,
    topMm: bottomMm + tall,
    lines,
  };
}

export const kitchenFaucetPlan: KindPlan<KitchenFaucetParams> = { symbol, clearances: () => [] };
