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
import type { WallOvenParams } from './schema.ts';

const DOOR_REACH_MM = 20 * INCH_MM;

function bodyOf(params: WallOvenParams) {
  return bodyBox(overallSize(params), 'floor');
}

/** Doors that swing to the side instead of dropping. */
function doorsOf(params: WallOvenParams): PlanDoor[] {
  const { minX, maxX, frontY: y } = bodyOf(params);
  const wide = maxX - minX;
  if (params.door === 'side-swing') return [{ x: minX, y, width: wide, toward: 1 }];
  if (params.door !== 'french') return [];
  return [
    { x: minX, y, width: wide / 2, toward: 1 },
    { x: maxX, y, width: wide / 2, toward: -1 },
  ];
}

export const wallOvenPlan: KindPlan<WallOvenParams> = {
  symbol(params) {
    const body = bodyOf(params);
    const swings = doorsOf(params).flatMap(doorLines);
    const open = boxLine(body.minX + 6, body.frontY - DOOR_REACH_MM, body.maxX - 6, body.frontY);
    return boxSymbol(body, [
      boxLine(body.minX + 40, body.frontY + 90, body.maxX - 40, body.backY - 30),
      ...(swings.length > 0 ? swings : [open]).flatMap((line) => dashed(line)),
    ]);
  },
  clearances(params) {
    const body = bodyOf(params);
    const doors = doorsOf(params);
    return doors.length === 0
      ? [forwardSweep({ id: 'door', body, reachMm: DOOR_REACH_MM })]
      : doors.map((door, i) => doorSweep(i === 0 ? 'door' : `door-${i + 1}`, door, body));
  },
};
