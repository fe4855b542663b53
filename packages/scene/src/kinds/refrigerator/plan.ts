import type { KindPlan } from '../definition/kind-plan.ts';
import { overallSize } from '../definition/overall-size.ts';
import {
  type BodyBox,
  bodyBox,
  boxLine,
  boxSymbol,
  dashed,
  doorLines,
  doorSweep,
  forwardSweep,
  INCH_MM,
  type PlanDoor,
  standingRoom,
} from '../definition/plan-lines.ts';
import type { RefrigeratorParams } from './schema.ts';

/** Thickness of doors, and how far handles stand out, as drawn. */
const DOOR_MM = 62;
const HANDLE_MM = 54;
const DRAWER_REACH_MM = 20 * INCH_MM;

function bodyOf(params: RefrigeratorParams): BodyBox {
  return bodyBox(overallSize(params), 'floor');
}

/** Doors in plan, their hinges at the sides of the box behind them. */
function doorsOf(params: RefrigeratorParams, body: BodyBox): PlanDoor[] {
  const wide = body.maxX - body.minX;
  const reach = params.handle === 'recessed' ? 2 : HANDLE_MM;
  const y = body.frontY + reach + DOOR_MM;
  const left = (width: number): PlanDoor => ({ x: body.minX, y, width, toward: 1 });
  const right = (width: number): PlanDoor => ({ x: body.maxX, y, width, toward: -1 });
  switch (params.layout) {
    case 'french-door':
    case 'four-door':
      return [left(wide / 2), right(wide / 2)];
    case 'side-by-side':
      return [left(wide * 0.42), right(wide * 0.58)];
    default:
      return [params.hingeSide === 'right' ? right(wide) : left(wide)];
  }
}

function hasDrawer({ layout }: RefrigeratorParams): boolean {
  return layout === 'french-door' || layout === 'bottom-freezer';
}

export const refrigeratorPlan: KindPlan<RefrigeratorParams> = {
  symbol(params) {
    const body = bodyOf(params);
    const doors = doorsOf(params, body);
    const face = doors[0]?.y ?? body.frontY;
    return boxSymbol(body, [
      [
        [body.minX, face],
        [body.maxX, face],
      ],
      boxLine(body.minX + 40, face + 40, body.maxX - 40, body.backY - 40),
      ...doors.flatMap(doorLines).flatMap((line) => dashed(line)),
    ]);
  },
  clearances(params) {
    const body = bodyOf(params);
    const doors = doorsOf(params, body);
    return [
      ...doors.map((door, i) => doorSweep(i === 0 ? 'door' : `door-${i + 1}`, door, body)),
      ...(hasDrawer(params)
        ? [
            forwardSweep({
              id: 'drawer',
              body,
              reachMm: DRAWER_REACH_MM,
              topMm: (body.topMm - body.bottomMm) * 0.4,
            }),
          ]
        : []),
      standingRoom(body, 42 * INCH_MM),
    ];
  },
};
