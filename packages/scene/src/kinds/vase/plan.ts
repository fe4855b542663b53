import { mmFromTenths } from '../../units.ts';
import { circleAt, leafRays, planOfCard } from '../definition/plan-of-card.ts';
import { vaseKind } from './kind.ts';

export const vasePlan = planOfCard(vaseKind, {
  footprint: (params) => [circleAt(0, 0, mmFromTenths(params.diameterTenths) / 2)],
  lines: (_, { width }) => leafRays(width / 2),
});
