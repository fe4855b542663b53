import { mmFromTenths } from '../../units.ts';
import { closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { poolKind } from './kind.ts';
import { poolOutline } from './outline.ts';

export const poolPlan = planOfCard(poolKind, {
  footprint: (params) => [poolOutline(params, mmFromTenths(params.copingTenths))],
  lines: (params) => {
    const edge = closedLine(poolOutline(params, 0));
    if (!params.steps || params.form === 'kidney') return [edge];
    const x = mmFromTenths(params.lengthTenths) / 2;
    const y = mmFromTenths(params.widthTenths) / 2;
    const from = params.form === 'roman' ? -x + y * 0.62 : -x;
    const half = params.form === 'roman' ? y * 0.55 : Math.min(y - 100, 1200);
    const mid = params.form === 'l-shape' ? y * 0.3 : 0;
    return [
      edge,
      ...[320, 640].map((out): readonly (readonly [number, number])[] => [
        [from + out, mid - half],
        [from + out, mid + half],
      ]),
    ];
  },
});
