import { burnerSpots } from '../../fittings/burners.ts';
import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import {
  bodyBox,
  boxLine,
  boxSymbol,
  circleLine,
  dashed,
  forwardSweep,
  INCH_MM,
  type Line,
  standingRoom,
} from '../definition/plan-lines.ts';
import type { RangeParams } from './schema.ts';

/** An oven door that is let down. */
const DOOR_REACH_MM = 20 * INCH_MM;

function sizeOf(params: RangeParams) {
  return {
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths + params.backguardTenths),
    depth: mmFromTenths(params.depthTenths),
  };
}

export const rangePlan: KindPlan<RangeParams> = {
  symbol(params) {
    const { width, depth } = sizeOf(params);
    const body = bodyBox(sizeOf(params), 'floor');
    const guard = params.backguardTenths > 0 ? 36 : 0;
    const top = { front: body.frontY + 90, back: body.backY - guard };
    const middle = params.griddle ? width * 0.24 : 0;
    const spots = burnerSpots({
      width: width - 40,
      depth: top.back - top.front - 60,
      count: params.burners,
      middle,
    });
    const y = (top.front + top.back) / 2;
    const griddle: Line[] = params.griddle
      ? [boxLine(-middle * 0.47, top.front + 30, middle * 0.47, top.back - 30)]
      : [];
    const open = boxLine(body.minX + 6, body.frontY - DOOR_REACH_MM, body.maxX - 6, body.frontY);
    return boxSymbol(body, [
      boxLine(body.minX, body.frontY + depth * 0.1, body.maxX, top.back),
      ...spots.flatMap(({ x, z, r }) => [
        circleLine(x, y - z, r * 1.8),
        circleLine(x, y - z, r * 0.8),
      ]),
      ...griddle,
      ...dashed(open),
    ]);
  },
  clearances(params) {
    const body = bodyBox(sizeOf(params), 'floor');
    const top = mmFromTenths(params.heightTenths);
    return [
      forwardSweep({ id: 'door', body, reachMm: DOOR_REACH_MM, topMm: 30 * INCH_MM }),
      standingRoom(body, 42 * INCH_MM),
      {
        id: 'above',
        purpose: 'above',
        area: rectangleBetween(body.minX, body.frontY, body.maxX, body.backY),
        bottomMm: body.topMm,
        topMm: top + 30 * INCH_MM,
      },
    ];
  },
};
