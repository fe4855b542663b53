import type { Polygon } from '../../plane/polygon.ts';
import { mmFromTenths } from '../../units.ts';
import { LIVING_MM } from '../definition/furniture-plan.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import type { SectionalSofaParams } from './schema.ts';
import { sectionalSeatDepth } from './size.ts';

/** An L, or a U whose both ends turn forward, counter-clockwise. */
function sectionalOutline(
  params: SectionalSofaParams,
  w: number,
  d: number,
  deep: number,
): Polygon {
  const [x, y] = [w / 2, d / 2];
  if (params.form === 'u-shape') {
    return [
      [-x, -y],
      [-x + deep, -y],
      [-x + deep, y - deep],
      [x - deep, y - deep],
      [x - deep, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ];
  }
  if (params.side === 'right') {
    return [
      [-x, y - deep],
      [x - deep, y - deep],
      [x - deep, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ];
  }
  return [
    [-x, -y],
    [-x + deep, -y],
    [-x + deep, y - deep],
    [x, y - deep],
    [x, y],
    [-x, y],
  ];
}

export const sectionalSofaPlan: KindPlan<SectionalSofaParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    const deep = sectionalSeatDepth(params);
    const footprint = sectionalOutline(params, w, d, deep);
    return {
      footprint: [footprint],
      bottomMm: 0,
      topMm: mmFromTenths(params.heightTenths),
      lines: [
        [
          [-w / 2, d / 2 - 190],
          [w / 2, d / 2 - 190],
        ],
        [
          [-w / 2, d / 2 - deep],
          [w / 2, d / 2 - deep],
        ],
      ],
    };
  },
  clearances(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    const deep = sectionalSeatDepth(params);
    const front = d / 2 - deep;
    const [from, to] =
      params.form === 'u-shape'
        ? [-w / 2 + deep, w / 2 - deep]
        : params.side === 'right'
          ? [-w / 2, w / 2 - deep]
          : [-w / 2 + deep, w / 2];
    return [
      {
        id: 'front',
        purpose: 'standing',
        area: rectangleBetween(from, front - LIVING_MM.sofaFront, to, front),
        bottomMm: 0,
        topMm: 2032,
      },
    ];
  },
};
