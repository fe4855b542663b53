import { evenly } from '../../fittings/evenly.ts';
import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { candleTrayKind } from './kind.ts';

export const candleTrayPlan = planOfCard(candleTrayKind, {
  lines: (params, { width: w, depth: d }) =>
    evenly(params.candles, w * 0.78).map((x) => closedLine(circleAt(x, 0, Math.min(38, d * 0.2)))),
});
