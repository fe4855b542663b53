import { mmFromTenths } from '../../units.ts';
import type { KindPlan } from '../definition/kind-plan.ts';
import { bodyBox, boxSymbol, circleLine } from '../definition/plan-lines.ts';
import type { LinearLightParams } from './schema.ts';

export const linearLightPlan: KindPlan<LinearLightParams> = {
  symbol(params) {
    const width = mmFromTenths(params.lengthTenths);
    const depth =
      params.form === 'led-bar'
        ? Math.max(80, mmFromTenths(params.widthTenths) * 0.5)
        : mmFromTenths(params.widthTenths);
    const height = mmFromTenths(params.heightTenths);
    const inner = width - depth;
    return boxSymbol(bodyBox({ width, height, depth }, 'ceiling'), [
      [
        [-width / 2 + 20, 0],
        [width / 2 - 20, 0],
      ],
      ...Array.from({ length: params.lights }, (_, i) =>
        circleLine(
          inner * (params.lights === 1 ? 0 : i / (params.lights - 1) - 0.5),
          0,
          Math.min(60, depth * 0.36),
        ),
      ),
    ]);
  },
  clearances: () => [],
};
