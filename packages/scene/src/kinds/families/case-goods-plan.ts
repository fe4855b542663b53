import type { z } from 'zod';
import { frontZone } from '../definition/furniture-plan.ts';
import type { Kind } from '../definition/kind.ts';
import { planOfCard } from '../definition/plan-of-card.ts';

/** The plan of a case whose front needs `reach` millimeters to be opened. */
export function caseGoodsPlan<Schema extends z.ZodType>(card: Kind<Schema>, reach: number) {
  return planOfCard(card, {
    lines: (_, { width: w, depth: d }) => [
      [
        [-w / 2, -d / 2 + 40],
        [w / 2, -d / 2 + 40],
      ],
    ],
    clearances: (_, size) => [frontZone(size, reach)],
  });
}
