import type { KindPlan } from '../definition/kind-plan.ts';
import { overallSize } from '../definition/overall-size.ts';
import {
  bodyBox,
  boxLine,
  boxSymbol,
  dashed,
  forwardSweep,
  INCH_MM,
  standingRoom,
} from '../definition/plan-lines.ts';
import type { DishwasherParams } from './schema.ts';

/** An open door reaches 27 in before the front, a drawer 24. */
const DOOR_REACH_MM = 27 * INCH_MM;
const DRAWER_REACH_MM = 24 * INCH_MM;

function bodyOf(params: DishwasherParams) {
  return bodyBox(overallSize(params), 'floor');
}

function reachOf(params: DishwasherParams): number {
  return params.front === 'double-drawer' ? DRAWER_REACH_MM : DOOR_REACH_MM;
}

export const dishwasherPlan: KindPlan<DishwasherParams> = {
  symbol(params) {
    const body = bodyOf(params);
    const open = boxLine(body.minX + 3, body.frontY - reachOf(params), body.maxX - 3, body.frontY);
    return boxSymbol(body, [
      boxLine(body.minX + 20, body.frontY + 60, body.maxX - 20, body.backY - 20),
      [
        [body.minX + 20, body.frontY + 60],
        [body.maxX - 20, body.backY - 20],
      ],
      ...dashed(open),
    ]);
  },
  clearances(params) {
    const body = bodyOf(params);
    return [
      forwardSweep({ id: 'door', body, reachMm: reachOf(params), topMm: 30 * INCH_MM }),
      // 21 in to stand in beside the open door is the rules' matter: this is the room before it.
      standingRoom(body, 42 * INCH_MM),
    ];
  },
};
