import { mmFromTenths } from '../../units.ts';
import type { KindPlan } from '../definition/kind-plan.ts';
import { bodyBox, boxLine, boxSymbol, dashed } from '../definition/plan-lines.ts';
import type { HoodParams } from './schema.ts';

export const hoodPlan: KindPlan<HoodParams> = {
  symbol(params) {
    const size = {
      width: mmFromTenths(params.widthTenths),
      height: mmFromTenths(params.heightTenths),
      depth: mmFromTenths(params.depthTenths),
    };
    const isFree = params.form === 'island';
    const body = bodyBox(size, isFree ? 'ceiling' : 'wall');
    const stack = Math.min(mmFromTenths(params.chimneyWidthTenths), size.width) / 2;
    const deep = Math.min(stack * 2, size.depth * 0.6);
    const back = isFree ? deep / 2 : 0;
    const flue = params.form === 'under-cabinet' ? [] : [boxLine(-stack, back - deep, stack, back)];
    // It hangs above what the plan cuts: drafters dash it.
    return boxSymbol(body, [
      ...flue.flatMap((line) => dashed(line)),
      ...dashed([
        [body.minX, body.frontY],
        [body.maxX, body.backY],
      ]),
      ...dashed([
        [body.minX, body.backY],
        [body.maxX, body.frontY],
      ]),
    ]);
  },
  clearances: () => [],
};
