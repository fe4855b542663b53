import type { KindPlan } from '../definition/kind-plan.ts';
import { overallSize } from '../definition/overall-size.ts';
import {
  bodyBox,
  boxLine,
  boxSymbol,
  dashed,
  doorLines,
  doorSweep,
  forwardSweep,
  INCH_MM,
  type PlanDoor,
} from '../definition/plan-lines.ts';
import type { MicrowaveParams } from './schema.ts';

const DRAWER_REACH_MM = 15 * INCH_MM;

function bodyOf(params: MicrowaveParams) {
  return bodyBox(overallSize(params), params.form === 'over-range' ? 'wall' : 'counter');
}

/** Microwave doors hinge on the left; the controls stand still on the right. */
function doorOf(params: MicrowaveParams): PlanDoor {
  const body = bodyOf(params);
  return { x: body.minX, y: body.frontY, width: (body.maxX - body.minX) * 0.74, toward: 1 };
}

export const microwavePlan: KindPlan<MicrowaveParams> = {
  symbol(params) {
    const body = bodyOf(params);
    const swing =
      params.form === 'drawer'
        ? boxLine(body.minX + 10, body.frontY - DRAWER_REACH_MM, body.maxX - 10, body.frontY)
        : (doorLines(doorOf(params))[0] ?? []);
    const inner = boxLine(body.minX + 30, body.frontY + 60, body.maxX - 30, body.backY - 30);
    return boxSymbol(body, [inner, ...dashed(swing)]);
  },
  clearances(params) {
    const body = bodyOf(params);
    return params.form === 'drawer'
      ? [forwardSweep({ id: 'drawer', body, reachMm: DRAWER_REACH_MM })]
      : [doorSweep('door', doorOf(params), body)];
  },
};
