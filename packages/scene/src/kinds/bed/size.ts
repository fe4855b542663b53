import { mattressMm } from '../../fittings/furniture/bedding.ts';
import { HEADBOARD_MM } from '../../fittings/furniture/headboard.ts';
import { mmFromTenths } from '../../units.ts';
import type { BedParams } from './schema.ts';

/** Overall size in millimeters: the mattress, its frame and the boards at both ends. */
export function bedSize(params: BedParams): { width: number; height: number; depth: number } {
  const { w, l } = mattressMm(params.size);
  return {
    width: w + 86,
    height: mmFromTenths(params.heightTenths),
    depth: l + HEADBOARD_MM + (params.footboard === 'none' ? 40 : 96),
  };
}
