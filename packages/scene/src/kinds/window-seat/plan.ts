import { mmFromTenths } from '../../units.ts';
import { centred, frontZone, LIVING_MM, rectangleLine } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { WindowSeatParams } from './schema.ts';

export const windowSeatPlan: KindPlan<WindowSeatParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return {
      footprint: [centred(w, d)],
      bottomMm: 0,
      // The seat alone: pillows may stand before the glass.
      topMm: mmFromTenths(params.heightTenths),
      lines: [rectangleLine(-w / 2 + 40, -d / 2 + 40, w / 2 - 40, d / 2 - 40)],
    };
  },
  clearances(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return [frontZone(w, d, LIVING_MM.reach)];
  },
};
