import type { SizeMm } from '../definition/kind.ts';
import type { PaperHolderParams } from './schema.ts';

/** Overall size, with its roll. */
export function paperHolderSize(params: PaperHolderParams): Required<SizeMm> {
  if (params.form === 'stand') return { width: 180, height: 640, depth: 180 };
  if (params.form === 'recessed')
    return { width: 150, height: 150, depth: params.paper ? 112 : 24 };
  const width = params.form === 'post' ? 210 : 170;
  return { width, height: params.paper ? 120 : 56, depth: params.paper ? 130 : 82 };
}
