import type { z } from 'zod';
import {
  frontZone,
  LIVING_MM,
  leftZone,
  rectangleLine,
  rightZone,
} from '../definition/furniture-plan.ts';
import type { Kind } from '../definition/kind.ts';
import { planOfCard } from '../definition/plan-of-card.ts';

/** A bed that people get into from both sides: its pillows and the turned-back sheet. */
export function bedPlanOf<Schema extends z.ZodType>(card: Kind<Schema>) {
  return planOfCard(card, {
    lines: (_, { width: w, depth: d }) => [
      [
        [-w / 2, d / 2 - d * 0.34],
        [w / 2, d / 2 - d * 0.34],
      ],
      ...(w > 1250 ? [-1, 1] : [0]).map((s) =>
        rectangleLine(s * w * 0.24 - 290, d / 2 - 520, s * w * 0.24 + 290, d / 2 - 140),
      ),
    ],
    clearances: (_, size) => [
      frontZone(size, LIVING_MM.bedSide),
      leftZone(size, LIVING_MM.bedSide),
      rightZone(size, LIVING_MM.bedSide),
    ],
  });
}
