import type { Polygon } from '../../plane/polygon.ts';
import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import {
  bodyBox,
  circleLine,
  closed,
  INCH_MM,
  oval,
  standingRoom,
} from '../definition/plan-lines.ts';
import type { BathtubParams } from './schema.ts';

function sizeOf(params: BathtubParams) {
  const width = mmFromTenths(params.lengthTenths);
  const isRound = params.form === 'soaking-round';
  return {
    width,
    height: mmFromTenths(params.heightTenths),
    depth: isRound ? width : mmFromTenths(params.widthTenths),
  };
}

function isBuiltIn({ form }: BathtubParams): boolean {
  return form === 'alcove' || form === 'drop-in';
}

function outlineOf(params: BathtubParams): Polygon {
  const { width, depth } = sizeOf(params);
  if (isBuiltIn(params)) return rectangleBetween(-width / 2, -depth / 2, width / 2, depth / 2);
  const exponent =
    params.form === 'rectangular'
      ? Math.max(6, params.squareness)
      : params.form === 'soaking-round'
        ? 2
        : params.squareness;
  return oval(0, 0, width / 2, depth / 2, exponent);
}

export const bathtubPlan: KindPlan<BathtubParams> = {
  symbol(params) {
    const size = sizeOf(params);
    const rim = isBuiltIn(params) ? 90 : { thin: 14, flat: 70, rolled: 46 }[params.rim];
    const [a, b] = [size.width / 2 - rim, size.depth / 2 - rim];
    const exponent = isBuiltIn(params) ? 4 : params.form === 'rectangular' ? 6 : params.squareness;
    const side = params.drain === 'center' ? 0 : params.drain === 'left' ? -1 : 1;
    return {
      footprint: [outlineOf(params)],
      bottomMm: 0,
      topMm: size.height,
      lines: [closed(oval(0, 0, a, b, exponent)), circleLine((side * size.width * 0.6) / 2, 0, 33)],
    };
  },
  // 30 in along the tub to step in and out.
  clearances: (params) => [standingRoom(bodyBox(sizeOf(params), 'floor'), 30 * INCH_MM)],
  /** Built-in tubs stand on the subfloor; floors run on below the others. */
  noFloor: (params) => (isBuiltIn(params) ? [outlineOf(params)] : []),
};
