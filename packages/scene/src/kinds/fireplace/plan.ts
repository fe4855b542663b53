import { mmFromTenths } from '../../units.ts';
import { hearthZone } from '../definition/furniture-plan.ts';
import { rectangleBetween } from '../definition/kind-plan.ts';
import { closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { fireplaceKind } from './kind.ts';

export const fireplacePlan = planOfCard(fireplaceKind, {
  footprint: (params, { width: w, depth }) => {
    const hearth = mmFromTenths(params.hearthTenths);
    return [rectangleBetween(-w / 2, -depth / 2 + hearth, w / 2, depth / 2)];
  },
  lines: (params, { width: w, depth }) => {
    const hearth = mmFromTenths(params.hearthTenths);
    return [
      closedLine(rectangleBetween(-w * 0.28, -depth / 2 + hearth, w * 0.28, depth / 2 - 60)),
      closedLine(rectangleBetween(-w / 2, -depth / 2, w / 2, -depth / 2 + hearth)),
    ];
  },
  clearances: (_, size) => [hearthZone(size)],
});
