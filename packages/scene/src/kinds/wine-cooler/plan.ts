import type { KindPlan } from '../definition/kind-plan.ts';
import { overallSize } from '../definition/overall-size.ts';
import {
  bodyBox,
  boxLine,
  boxSymbol,
  dashed,
  doorLines,
  doorSweep,
  INCH_MM,
  type PlanDoor,
  standingRoom,
} from '../definition/plan-lines.ts';
import type { WineCoolerParams } from './schema.ts';

function bodyOf(params: WineCoolerParams) {
  return bodyBox(overallSize(params), 'floor');
}

function doorsOf(params: WineCoolerParams): PlanDoor[] {
  const { minX, maxX, frontY: y } = bodyOf(params);
  const width = (maxX - minX) / params.doors;
  const right: PlanDoor = { x: maxX, y, width, toward: -1 };
  return params.doors === 1 ? [right] : [{ x: minX, y, width, toward: 1 }, right];
}

export const wineCoolerPlan: KindPlan<WineCoolerParams> = {
  symbol(params) {
    const body = bodyOf(params);
    return boxSymbol(body, [
      boxLine(body.minX + 30, body.frontY + 70, body.maxX - 30, body.backY - 40),
      ...doorsOf(params)
        .flatMap(doorLines)
        .flatMap((line) => dashed(line)),
    ]);
  },
  clearances(params) {
    const body = bodyOf(params);
    return [
      ...doorsOf(params).map((door, i) =>
        doorSweep(i === 0 ? 'door' : `door-${i + 1}`, door, body),
      ),
      standingRoom(body, 36 * INCH_MM),
    ];
  },
};
