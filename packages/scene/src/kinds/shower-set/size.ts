import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { ShowerSetParams } from './schema.ts';

/**
 * What one piece declares: the height of columns, panels and bars, the plate of a rain head. Pieces
 * that are set into the wall one by one have no overall height.
 */
export function showerSetSize(params: ShowerSetParams): SizeMm {
  const height = mmFromTenths(params.heightTenths);
  if (params.form === 'ceiling-rain') return { width: mmFromTenths(params.headTenths), height };
  const isLoose = params.form === 'head' || params.form === 'head-and-valve';
  return isLoose ? {} : { height };
}
