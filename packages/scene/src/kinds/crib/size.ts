import { mattressMm } from '../../fittings/furniture/bedding.ts';
import { mmFromTenths } from '../../units.ts';
import type { CribParams } from './schema.ts';

/** Overall size in millimeters about the full-size crib mattress of 28 by 52 inches. */
export function cribSize(params: CribParams): { width: number; height: number; depth: number } {
  const { w, l } = mattressMm('crib');
  return { width: l + 90, height: mmFromTenths(params.heightTenths), depth: w + 90 };
}
