import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { FirePitParams } from './schema.ts';

/** Overall size with its flames. */
export function firePitSize(params: FirePitParams): Required<SizeMm> {
  const width = mmFromTenths(params.widthTenths);
  const depth = params.form === 'linear-table' ? width * 0.5 : width;
  return {
    width,
    height: { bowl: 560, 'stone-ring': 620, 'square-table': 640, 'linear-table': 620 }[params.form],
    depth,
  };
}
