import { planOfCard } from '../definition/plan-of-card.ts';
import { steppingStonesKind } from './kind.ts';
import { stonesOf } from './stones.ts';

export const steppingStonesPlan = planOfCard(steppingStonesKind, {
  footprint: (params) => stonesOf(params),
});
