import { shares } from '../../fittings/foliage.ts';
import { circle, type Outline, rectangle, shift } from '../../geometry/outline.ts';
import { mmFromTenths } from '../../units.ts';
import type { SteppingStonesParams } from './schema.ts';

/** Outlines of the stones in plan, from the middle of the path; about one for each pace. */
export function stonesOf(params: SteppingStonesParams): Outline[] {
  const long = mmFromTenths(params.lengthTenths);
  const wide = mmFromTenths(params.widthTenths);
  const count = Math.max(2, Math.round(long / 640));
  const next = shares(91);
  const r = wide / 2;
  const reach = Math.min(long / count / 2 - 30, r);
  const span = long - 2 * reach;
  return Array.from({ length: count }, (_, i) => {
    const x = span * (i / (count - 1) - 0.5);
    const y = params.meander ? wide * 0.3 * (i % 2 === 0 ? 1 : -1) : 0;
    switch (params.form) {
      case 'round':
        return shift(
          circle(1, 28).map(([px, py]) => [px * reach, py * r] as const),
          x,
          y,
        );
      case 'irregular':
        return shift(
          Array.from({ length: 11 }, (_unused, k) => {
            const angle = (2 * Math.PI * k) / 11;
            const out = 0.82 + 0.18 * next();
            return [reach * Math.cos(angle) * out, r * Math.sin(angle) * out] as const;
          }),
          x,
          y,
        );
      default:
        return shift(rectangle(2 * reach, wide), x, y);
    }
  });
}
