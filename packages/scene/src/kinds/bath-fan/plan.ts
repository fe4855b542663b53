import { mmFromTenths } from '../../units.ts';
import type { KindPlan } from '../definition/kind-plan.ts';
import { bodyBox, boxLine, boxSymbol, circleLine } from '../definition/plan-lines.ts';
import type { BathFanParams } from './schema.ts';

export const bathFanPlan: KindPlan<BathFanParams> = {
  symbol(params) {
    const width = mmFromTenths(params.widthTenths);
    const depth = mmFromTenths(params.lengthTenths);
    const height = mmFromTenths(params.grilleTenths);
    const [x, y] = [width * 0.36, depth * 0.36];
    return boxSymbol(bodyBox({ width, height, depth }, 'ceiling'), [
      boxLine(-x, -y, x, y),
      [
        [-x, -y],
        [x, y],
      ],
      [
        [-x, y],
        [x, -y],
      ],
      ...(params.light === 'none' ? [] : [circleLine(0, 0, Math.min(x, y) * 0.6)]),
    ]);
  },
  clearances: () => [],
};
