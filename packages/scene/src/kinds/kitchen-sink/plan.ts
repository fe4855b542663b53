import type { Polygon } from '../../plane/polygon.ts';
import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import {
  bodyBox,
  boxSymbol,
  circleLine,
  closed,
  INCH_MM,
  type Line,
  oval,
  standingRoom,
} from '../definition/plan-lines.ts';
import { LEFT_BOWL_SHARE } from './bowl-share.ts';
import type { KitchenSinkParams } from './schema.ts';
import { kitchenSinkHeightMm } from './size.ts';

function bodyOf(params: KitchenSinkParams) {
  return bodyBox(
    {
      width: mmFromTenths(params.lengthTenths),
      height: kitchenSinkHeightMm(params),
      depth: mmFromTenths(params.widthTenths),
    },
    'counter',
  );
}

interface Bowl {
  readonly x: number;
  readonly w: number;
}

/** Bowls and their depth as the geometry divides them. */
function bowlsOf(params: KitchenSinkParams) {
  const length = mmFromTenths(params.lengthTenths);
  const width = mmFromTenths(params.widthTenths);
  const wall = mmFromTenths(params.wallTenths);
  const isDropIn = params.mount === 'drop-in';
  const back = params.faucetHoles > 0 || isDropIn ? 70 : Math.max(wall, 14);
  const front = params.mount === 'farmhouse' ? 46 : Math.max(wall, isDropIn ? 26 : 14);
  const rim = Math.max(wall, isDropIn ? 26 : 14);
  const board = params.drainboard === 'none' ? 0 : length * 0.36;
  const from = -length / 2 + rim + (params.drainboard === 'left' ? board : 0);
  const to = length / 2 - rim - (params.drainboard === 'right' ? board : 0);
  const share = LEFT_BOWL_SHARE[params.bowls];
  const whole = to - from - (share === 1 ? 0 : 22);
  const bowls: Bowl[] =
    share === 1
      ? [{ x: (from + to) / 2, w: whole }]
      : [
          { x: from + (whole * share) / 2, w: whole * share },
          { x: to - (whole * (1 - share)) / 2, w: whole * (1 - share) },
        ];
  return { bowls, y: (front - back) / 2, deep: width - back - front, from, to };
}

function bowlOutline(params: KitchenSinkParams, bowl: Bowl, y: number, deep: number): Polygon {
  const isOval = params.shape === 'oval' || params.shape === 'round';
  const corner = mmFromTenths(params.cornerRadiusTenths);
  const exponent = isOval
    ? 2
    : params.shape === 'd-shape'
      ? 3
      : Math.min(30, Math.max(4, bowl.w / Math.max(8, corner)));
  return oval(bowl.x, y, bowl.w / 2, deep / 2, exponent);
}

export const kitchenSinkPlan: KindPlan<KitchenSinkParams> = {
  symbol(params) {
    const { bowls, y, deep, from, to } = bowlsOf(params);
    const offset = params.drain === 'center' ? 0 : deep * 0.3;
    const ribs: Line[] =
      params.drainboard === 'none'
        ? []
        : Array.from({ length: 7 }, (_, i): Line => {
            const at = y - deep * 0.36 + (deep * 0.72 * i) / 6;
            const length = mmFromTenths(params.lengthTenths);
            return params.drainboard === 'left'
              ? [
                  [-length / 2 + 30, at],
                  [from - 30, at],
                ]
              : [
                  [to + 30, at],
                  [length / 2 - 30, at],
                ];
          });
    return boxSymbol(bodyOf(params), [
      ...bowls.map((bowl) => closed(bowlOutline(params, bowl, y, deep))),
      ...bowls.map((bowl) =>
        circleLine(bowl.x + (params.drain === 'corner' ? bowl.w * 0.32 : 0), y + offset, 45),
      ),
      ...ribs,
    ]);
  },
  clearances: (params) => [standingRoom(bodyOf(params), 30 * INCH_MM)],
  /** The bowl's opening under stone, the rim's bed of a drop-in, everything of an apron sink. */
  cutOut(params) {
    const body = bodyOf(params);
    const { bowls, y, deep, from, to } = bowlsOf(params);
    if (params.mount === 'farmhouse') {
      return rectangleBetween(body.minX + 8, body.frontY - 30, body.maxX - 8, body.backY - 14);
    }
    const rest = params.mount === 'undermount' ? 0 : 12;
    if (params.shape === 'oval' || params.shape === 'round') {
      const [bowl] = bowls;
      return bowl && bowls.length === 1 && params.mount === 'undermount'
        ? bowlOutline(params, bowl, y, deep)
        : oval(0, 0, body.maxX - rest, body.backY - rest);
    }
    return params.mount === 'undermount'
      ? oval((from + to) / 2, y, (to - from) / 2, deep / 2, 12)
      : rectangleBetween(body.minX + rest, body.frontY + rest, body.maxX - rest, body.backY - rest);
  },
};
