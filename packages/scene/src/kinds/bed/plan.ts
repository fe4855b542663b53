import {
  centred,
  frontZone,
  LIVING_MM,
  leftZone,
  rectangleLine,
  rightZone,
} from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { BedParams } from './schema.ts';
import { bedSize } from './size.ts';

export const bedPlan: KindPlan<BedParams> = {
  symbol(params) {
    const { width: w, depth: d } = bedSize(params);
    return {
      footprint: [centred(w, d)],
      bottomMm: 0,
      topMm: bedSize(params).height,
      lines: [
        // The turned-back sheet and the pillows.
        [
          [-w / 2, d / 2 - d * 0.34],
          [w / 2, d / 2 - d * 0.34],
        ],
        ...(w > 1250 ? [-1, 1] : [0]).map((s) =>
          rectangleLine(s * w * 0.24 - 290, d / 2 - 520, s * w * 0.24 + 290, d / 2 - 140),
        ),
      ],
    };
  },
  clearances(params) {
    const { width: w, depth: d } = bedSize(params);
    return [
      frontZone(w, d, LIVING_MM.bedSide),
      leftZone(w, d, LIVING_MM.bedSide),
      rightZone(w, d, LIVING_MM.bedSide),
    ];
  },
};
