import { mmFromTenths } from '../../units.ts';
import type { KindPlan, PlanSymbol } from '../definition/kind-plan.ts';
import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleLine, drawnBounds, type Line } from '../definition/plan-lines.ts';
import { buildBathFaucet } from './geometry.ts';
import type { BathFaucetParams } from './schema.ts';

/** Middles of spout and handles as drawn: the origin of a deck faucet is the middle of its box. */
function symbol(params: BathFaucetParams): PlanSymbol {
  const { min, max } = drawnBounds('bath-faucet', buildBathFaucet, params);
  const isWall = params.mount === 'wall';
  const width = max[0] - min[0];
  const shiftX = (min[0] + max[0]) / 2;
  const originZ = isWall ? min[2] : (min[2] + max[2]) / 2;
  const tall = isWall ? max[1] - min[1] : mmFromTenths(params.heightTenths);
  const bottomMm = isWall ? -tall / 2 : 0;
  const back = originZ;
  const half = mmFromTenths(params.spreadTenths) / 2;
  const isApart =
    params.mount === 'wall' || params.mount === 'widespread' || params.mount === 'centerset';
  const handles = isApart ? [-half, half] : [];
  const base = isWall ? -20 : back;
  const pipe = mmFromTenths(params.spoutTenths) / 2;
  const tip = base - mmFromTenths(params.reachTenths);
  const lines: Line[] = [
    [
      [-shiftX - pipe, base],
      [-shiftX - pipe, tip],
      [-shiftX + pipe, tip],
      [-shiftX + pipe, base],
    ],
    circleLine(-shiftX, base, 24),
    ...handles.map((x) => circleLine(x - shiftX, base, 20)),
  ];
  return {
    footprint: [rectangleBetween(-width / 2, -(max[2] - originZ), width / 2, -(min[2] - originZ))],
    bottomMm,
    topMm: bottomMm + tall,
    lines,
  };
}

export const bathFaucetPlan: KindPlan<BathFaucetParams> = { symbol, clearances: () => [] };
