import { mmFromTenths } from '../../units.ts';
import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { floorLampKind } from './kind.ts';

export const floorLampPlan = planOfCard(floorLampKind, {
  footprint: (params, { width, depth }) => {
    if (params.form === 'arc') return [circleAt(-width / 2 + 160, 0, 160)];
    if (params.form === 'pharmacy') return [circleAt(-width / 2 + 130, 0, 130)];
    return [circleAt(0, 0, Math.min(width, depth) / 2)];
  },
  lines: (params, { width }) => {
    const shade = mmFromTenths(params.diameterTenths) / 2;
    if (params.form !== 'arc' && params.form !== 'pharmacy')
      return [closedLine(circleAt(0, 0, shade * 0.7))];
    const foot = -width / 2 + (params.form === 'arc' ? 160 : 130);
    return [
      [
        [foot, 0],
        [width / 2 - shade, 0],
      ],
      closedLine(circleAt(width / 2 - shade, 0, shade)),
    ];
  },
});
