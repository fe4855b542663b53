import { mattressMm } from '../../fittings/furniture/bedding.ts';
import { HEADBOARD_MM } from '../../fittings/furniture/headboard.ts';
import { mmFromTenths } from '../../units.ts';
import type { CanopyBedParams } from './schema.ts';

/** Overall size in millimeters, posts included. */
export function canopyBedSize(params: CanopyBedParams): {
  width: number;
  height: number;
  depth: number;
} {
  const { w, l } = mattressMm(params.size);
  const post = params.posts === 'metal' ? 30 : 70;
  return {
    width: w + 88 + post,
    height: mmFromTenths(params.heightTenths),
    depth: l + HEADBOARD_MM + 36 + post / 2,
  };
}
