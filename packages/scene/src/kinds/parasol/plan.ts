import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, closedLine, leafRays, planOfCard } from '../definition/plan-of-card.ts';
import { parasolKind } from './kind.ts';

export const parasolPlan = planOfCard(parasolKind, {
  footprint: (params, { width: w }) => [
    params.form === 'cantilever'
      ? rectangleBetween(w / 2 - 520, -450, w / 2, 450)
      : circleAt(0, 0, 280),
  ],
  lines: (params, { width: w, depth: d }) => {
    const x = params.form === 'cantilever' ? -260 : 0;
    const edge =
      params.form === 'square'
        ? rectangleBetween(-w / 2, -d / 2, w / 2, d / 2)
        : circleAt(x, 0, d / 2);
    return [
      closedLine(edge),
      ...leafRays(d / 2, 8).map((line) => line.map(([px, py]) => [px + x, py] as const)),
    ];
  },
});
