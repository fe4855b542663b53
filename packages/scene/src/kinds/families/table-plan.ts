import type { z } from 'zod';
import { type TopShape, topOutline } from '../../fittings/furniture/table.ts';
import { mmFromTenths } from '../../units.ts';
import type { PlanSize } from '../definition/furniture-plan.ts';
import type { Kind } from '../definition/kind.ts';
import type { Clearance } from '../definition/kind-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';

interface TableForm<Params> {
  readonly shape: (params: Params) => TopShape;
  /** How far the rails hang below the top. */
  readonly railMm?: number;
  readonly clearances: (size: PlanSize) => readonly Clearance[];
}

/** A table's plan: its top and rails alone, since what is lower stands below it. */
export function tablePlan<Schema extends z.ZodType<{ readonly topThicknessTenths: number }>>(
  card: Kind<Schema>,
  { shape, railMm = 0, clearances }: TableForm<z.output<Schema>>,
) {
  return planOfCard(card, {
    footprint: (params, { width, depth }) => [topOutline(shape(params), width, depth)],
    bottomMm: (params, { height }) => height - mmFromTenths(params.topThicknessTenths) - railMm,
    clearances: (_, size) => clearances(size),
  });
}
