import { mmFromTenths } from '../../units.ts';
import type { KindPlan } from '../definition/kind-plan.ts';
import { overallSize } from '../definition/overall-size.ts';
import {
  bodyBox,
  boxLine,
  boxSymbol,
  circleLine,
  dashed,
  doorLines,
  doorSweep,
  INCH_MM,
  type PlanDoor,
  standingRoom,
} from '../definition/plan-lines.ts';
import type { LaundryParams } from './schema.ts';

function bodyOf(params: LaundryParams) {
  return bodyBox(overallSize(params), 'floor');
}

/** The round door of a front loader; a top loader opens upward. */
function doorOf(params: LaundryParams): PlanDoor | null {
  if (params.role === 'top-load-washer') return null;
  const width = mmFromTenths(params.widthTenths) * 0.72;
  return { x: -width / 2, y: bodyOf(params).frontY, width, toward: 1 };
}

export const laundryPlan: KindPlan<LaundryParams> = {
  symbol(params) {
    const body = bodyOf(params);
    const door = doorOf(params);
    const drum = mmFromTenths(params.widthTenths) * 0.36;
    const middle = (body.frontY + body.backY) / 2;
    return boxSymbol(body, [
      boxLine(body.minX, body.backY - 90, body.maxX, body.backY),
      circleLine(0, middle - 30, drum),
      ...(door ? doorLines(door).flatMap((line) => dashed(line)) : []),
    ]);
  },
  clearances(params) {
    const body = bodyOf(params);
    const door = doorOf(params);
    return [...(door ? [doorSweep('door', door, body)] : []), standingRoom(body, 36 * INCH_MM)];
  },
};
