import { circleAt, leafRays, planOfCard } from '../definition/plan-of-card.ts';
import { ornamentalGrassKind } from './kind.ts';

export const ornamentalGrassPlan = planOfCard(ornamentalGrassKind, {
  footprint: (_, { width }) => [circleAt(0, 0, width * 0.3)],
  lines: (_, { width: w }) => leafRays(w / 2, 14),
});
