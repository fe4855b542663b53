import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { WaterHeaterParams } from './schema.ts';

/** Overall size with its pipes; a tankless one has a box of its own proportions. */
export function waterHeaterSize(params: WaterHeaterParams): Required<SizeMm> {
  const width = mmFromTenths(params.diameterTenths);
  const height = mmFromTenths(params.heightTenths);
  return params.form === 'tankless'
    ? { width, height: Math.min(height, width * 1.75), depth: 280 }
    : { width, height, depth: width };
}
