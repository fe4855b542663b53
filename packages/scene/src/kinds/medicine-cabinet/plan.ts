import { rectangleBetween } from '../definition/kind-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { medicineCabinetKind } from './kind.ts';

export const medicineCabinetPlan = planOfCard(medicineCabinetKind, {
  clearances: (_, { width: w, depth: d, height }) => [
    {
      id: 'door',
      purpose: 'door',
      area: rectangleBetween(-w / 2, -d - w, w / 2, -d),
      bottomMm: -height / 2,
      topMm: height / 2,
    },
  ],
});
