import { evenly } from '../../fittings/evenly.ts';
import { rectangleBetween } from '../definition/kind-plan.ts';
import { closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { pergolaKind } from './kind.ts';
import { POST_MM, postsOf } from './posts.ts';

export const pergolaPlan = planOfCard(pergolaKind, {
  footprint: (params) =>
    postsOf(params).map(([x, z]) =>
      rectangleBetween(x - POST_MM / 2, -z - POST_MM / 2, x + POST_MM / 2, -z + POST_MM / 2),
    ),
  lines: (_, { width: w, depth: d }) => [
    closedLine(rectangleBetween(-w / 2, -d / 2, w / 2, d / 2)),
    ...evenly(Math.max(3, Math.round(w / 420)), w - 300).map(
      (x): readonly (readonly [number, number])[] => [
        [x, -d / 2],
        [x, d / 2],
      ],
    ),
  ],
});
