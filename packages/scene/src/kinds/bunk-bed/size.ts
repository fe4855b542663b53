import { mattressMm } from '../../fittings/furniture/bedding.ts';
import { mmFromTenths } from '../../units.ts';
import type { BunkBedParams } from './schema.ts';

/** Overall size in millimeters, the long side along x. */
export function bunkBedSize(params: BunkBedParams): {
  width: number;
  height: number;
  depth: number;
} {
  const { w, l } = mattressMm('twin');
  return {
    width: l + 90 + (params.access === 'stairs' ? 440 : 0),
    height: mmFromTenths(params.heightTenths),
    depth:
      (params.lower === 'full' ? mattressMm('full').w : w) +
      76 +
      (params.access === 'ladder' ? 30 : 0),
  };
}
