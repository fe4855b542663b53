import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { TvParams } from './schema.ts';

/** Overall size: the picture with its rim, and the feet where it stands. */
export function tvSize(params: TvParams): Required<SizeMm> {
  const diagonal = mmFromTenths(params.diagonalTenths);
  const rim = params.form === 'art-frame' ? 44 : 16;
  const width = diagonal * 0.8716 + rim;
  const height = diagonal * 0.4903 + rim;
  if (params.form === 'stand') return { width, height: height + 60, depth: 260 };
  return { width, height, depth: params.form === 'art-frame' ? 32 : 60 };
}
