import { burnerSpots } from '../../fittings/burners.ts';
import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import {
  bodyBox,
  boxLine,
  boxSymbol,
  circleLine,
  INCH_MM,
  type Line,
} from '../definition/plan-lines.ts';
import type { CooktopParams } from './schema.ts';

function bodyOf(params: CooktopParams) {
  const size = {
    width: mmFromTenths(params.widthTenths),
    height: params.form === 'rangetop' ? 194 : 56,
    depth: mmFromTenths(params.depthTenths),
  };
  return { ...size, body: bodyBox(size, 'counter') };
}

export const cooktopPlan: KindPlan<CooktopParams> = {
  symbol(params) {
    const { width, depth, body } = bodyOf(params);
    const onTop = params.form === 'drop-in' && params.fuel === 'gas';
    const side = onTop && params.knobs === 'right' ? 90 : 0;
    const front = onTop && params.knobs === 'front' ? 84 : 0;
    const field = { width: width - 40 - side, depth: depth - 40 - front };
    const middle = params.griddle ? field.width * 0.26 : 0;
    const spots = burnerSpots({ ...field, count: params.burners, middle });
    const griddle: Line[] = params.griddle
      ? [
          boxLine(
            -side / 2 - middle * 0.47,
            front / 2 - field.depth * 0.46,
            -side / 2 + middle * 0.47,
            front / 2 + field.depth * 0.46,
          ),
        ]
      : [];
    return boxSymbol(body, [
      ...spots.flatMap(({ x, z, r }) => [
        circleLine(x - side / 2, front / 2 - z, r * 1.8),
        circleLine(x - side / 2, front / 2 - z, r * 0.8),
      ]),
      ...griddle,
    ]);
  },
  // Nothing that burns within 30 in above it.
  clearances(params) {
    const { body } = bodyOf(params);
    return [
      {
        id: 'above',
        purpose: 'above',
        area: rectangleBetween(body.minX, body.frontY, body.maxX, body.backY),
        bottomMm: body.topMm,
        topMm: 30 * INCH_MM,
      },
    ];
  },
  /** Half an inch of rim lies on the counter all round; a rangetop takes its whole front. */
  cutOut(params) {
    const { body } = bodyOf(params);
    if (params.form === 'rangetop') {
      return rectangleBetween(body.minX - 2, body.frontY - 2, body.maxX + 2, body.backY - 30);
    }
    return rectangleBetween(body.minX + 13, body.frontY + 13, body.maxX - 13, body.backY - 13);
  },
};
